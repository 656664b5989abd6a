import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { isJsonObject, renderCanonicalJson, type JsonObject, type JsonValue } from '../../core/text/json.ts';
import { reservedToolNames } from '../../core/tool-catalogue.ts';
import type { OpenedServer } from '../../core/types/mcp.ts';
import { readArgumentSchema } from './argument-schema.ts';
import { renderServerLine } from './shown-text.ts';

const maxTools = 128;
const maxDefinitionBytes = 65_536;
const maxDescriptionCharacters = 600;
const maxStructuredName = 64;

/** A tool of a server in the form in which it is offered. */
export interface AdmittedTool {
  /** As the server names it. */
  readonly ownName: string;
  readonly name: string;
  readonly structuredName: string;
  readonly description: string;
  readonly input: z.ZodType;
  /** SHA-256 (hex) over the whole definition. */
  readonly sha256: string;
}

/**
 * Decides which tools of a server are offered. A server chooses every word of its definitions: a tool with a name that could be taken for
 * another, or with a schema that is not usable, is refused, and descriptions are bounded and marked as text of the server.
 */
export function admitTools(
  server: string,
  definitions: readonly JsonObject[],
): { readonly admitted: readonly AdmittedTool[]; readonly refused: OpenedServer['refused'] } {
  const refused: { name: string; reason: string }[] = [];
  const admitted = definitions.flatMap((definition, index): AdmittedTool[] => {
    const ownName = typeof definition['name'] === 'string' ? definition['name'] : '';
    const refuse = (reason: string): [] => {
      refused.push({ name: renderServerLine(ownName, 80), reason });
      return [];
    };
    if (index >= maxTools) return refuse(`the server has more than ${maxTools} tools`);
    const problem = findNameProblem(server, ownName);
    if (problem !== null) return refuse(problem);
    // A call by this name would be ambiguous.
    if (definitions.filter(({ name }) => name === ownName).length > 1) return refuse('the server has it twice');
    if (JSON.stringify(definition).length > maxDefinitionBytes) return refuse('its definition is too long');
    const { execution } = definition;
    if (isJsonObject(execution) && execution['taskSupport'] === 'required')
      return refuse('it answers only as a task, which is not supported');
    const read = readArgumentSchema(definition['inputSchema']);
    if (read.type === 'unusable') return refuse(read.reason);
    return [
      {
        ownName,
        name: `mcp.${server}.${ownName}`,
        structuredName: renderStructuredName(server, ownName),
        description: renderDescription(server, definition['description']),
        input: read.schema,
        sha256: hash(definition),
      },
    ];
  });
  return { admitted, refused };
}

/** SHA-256 (hex) over all definitions of a server in any order. A policy can pin it (`toolsSha256`). */
export function digestDefinitions(definitions: readonly JsonObject[]): string {
  return hash(definitions.map(hash).toSorted());
}

function findNameProblem(server: string, name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_-]*$/.test(name))
    return 'a tool is named by letters, digits, "_" and "-", beginning with a letter';
  if (name.includes('__')) return 'its name holds "__", which separates the server from the tool';
  if (reservedToolNames.has(name)) return 'its name means something else in scripts';
  return renderStructuredName(server, name).length > maxStructuredName ? 'its name is too long' : null;
}

function renderStructuredName(server: string, name: string): string {
  return `mcp__${server}__${name}`;
}

function renderDescription(server: string, written: JsonValue | undefined): string {
  const line = typeof written === 'string' ? renderServerLine(written, maxDescriptionCharacters) : '';
  return `A tool of the MCP server ${server}${line === '' ? '.' : `, whose description is: ${line}`}`;
}

function hash(value: JsonValue): string {
  return createHash('sha256').update(renderCanonicalJson(value)).digest('hex');
}
