import { outputShownBytes } from '../../core/limits.ts';
import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/client';
import { renderCanonicalJson, type JsonValue } from '../../core/text/json.ts';
import { readJson } from '../../core/text/parse-json.ts';
import { ToolFailure, type ToolOutput } from '../../core/ports/tool.ts';
import type { StoreOutput } from '../../core/ports/sandbox.ts';
import { renderServerError, renderServerText } from './shown-text.ts';

/** Bytes of an error that the model sees. */
const shownErrorBytes = 4 * 1024;
const maxImages = 4;
const imageTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** Reads the content that a server returns: for scripts in the form of MCP, for a structured call as text and images. Throws `ToolFailure` if the tool failed. */
export function readCallResult(server: string, result: CallToolResult, storeOutput: StoreOutput): ToolOutput {
  const text = renderText(result);
  if (result.isError === true) {
    const message = text === '' ? 'the tool reports a failure without a reason' : text;
    throw new ToolFailure(renderServerError(server, message, { maxBytes: shownErrorBytes, storeOutput }));
  }
  const { content, structuredContent } = result;
  return {
    value: toJson({ content, ...(structuredContent !== undefined && { structuredContent }) }),
    text: renderServerText(server, text === '' ? '(no content)' : text, { maxBytes: outputShownBytes, storeOutput }),
    images: listImages(content),
  };
}

function renderText({ content, structuredContent }: CallToolResult): string {
  const parts = content.map(renderBlock);
  if (structuredContent !== undefined && !isInText(content, toJson(structuredContent)))
    parts.push(JSON.stringify(structuredContent));
  return parts.join('\n');
}

// MCP asks servers to send the structured content as text too, but some send a summary. Libraries wrap a value that is no object as its only
// member, and send each item of a list as a text.
function isInText(content: readonly ContentBlock[], structured: JsonValue): boolean {
  const members = typeof structured === 'object' && structured !== null ? Object.values(structured) : [];
  const wanted = new Set([structured, ...(members.length === 1 ? members : [])].map(renderCanonicalJson));
  const texts = content.flatMap((block) => (block.type === 'text' ? [block.text] : []));
  const values = texts.map((text) => (readJson(text) ?? text) as JsonValue);
  return [...texts, ...values, values].some((value) => wanted.has(renderCanonicalJson(value)));
}

function renderBlock(block: ContentBlock): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'image':
    case 'audio':
      return `[${block.type}: ${block.mimeType}, ${block.data.length} characters of base64]`;
    case 'resource':
      return 'text' in block.resource
        ? `[resource ${block.resource.uri}]\n${block.resource.text}`
        : `[resource ${block.resource.uri}: ${block.resource.blob.length} characters of base64]`;
    case 'resource_link':
      return `[link to ${block.uri}: ${block.name}]`;
  }
}

function listImages(content: readonly ContentBlock[]): ToolOutput['images'] {
  return content
    .map(readBinary)
    .flatMap(({ mimeType, base64 }) =>
      imageTypes.has(mimeType) && /^[A-Za-z0-9+/]+={0,2}$/.test(base64)
        ? [{ type: 'image' as const, mediaType: mimeType, base64 }]
        : [],
    )
    .slice(0, maxImages);
}

function readBinary(block: ContentBlock): { readonly mimeType: string; readonly base64: string } {
  // Some servers write `image/jpg`.
  if (block.type === 'image') return { mimeType: block.mimeType.replace(/jpg$/, 'jpeg'), base64: block.data };
  if (block.type === 'resource' && 'blob' in block.resource)
    return { mimeType: block.resource.mimeType ?? '', base64: block.resource.blob };
  return { mimeType: '', base64: '' };
}

/** A message value as plain JSON. */
export function toJson(value: unknown): JsonValue {
  return JSON.parse(JSON.stringify(value)) as JsonValue;
}
