import type { JSONRPCMessage } from '@modelcontextprotocol/client';
import { readErrorMessage } from '../../core/types/error.ts';
import { measureJson } from '../../core/text/parse-json.ts';
import type { ServerProcess } from '../../core/types/mcp.ts';
import { maxBytes, maxDepth, maxMembers, maxMessages, type ServerTransport } from './server-transport.ts';

/**
 * Carries messages over a server's pipes, one per line. Lines that are not messages are skipped, since servers print other text too. A
 * server that sends more than one request can account for is ended.
 */
export function createLineTransport(process: ServerProcess): ServerTransport {
  let ended: string | null = null;
  process.onExit((reason) => {
    ended = reason;
  });
  let bytes = 0;
  let messages = 0;
  // No caller would catch an error thrown here: it would end the run.
  const deliver = (message: JSONRPCMessage): void => {
    try {
      transport.onmessage?.(message);
    } catch (thrown) {
      process.stop(`a message of it could not be handled: ${readErrorMessage(thrown).slice(0, 200)}`);
    }
  };
  const transport: ServerTransport = {
    readEnd: () => ended,
    hasSession: () => false,
    renew() {
      bytes = 0;
      messages = 0;
    },
    async start() {
      process.onLine((line) => {
        bytes += line.length + 1;
        messages += 1;
        if (bytes > maxBytes || messages > maxMessages) {
          process.stop('it sent more than one call can account for');
          return;
        }
        const { depth, members } = measureJson(line);
        if (members > maxMembers) {
          process.stop(`a message of it held more than ${maxMembers} values`);
          return;
        }
        const message = depth > maxDepth ? null : readMessage(line);
        if (message !== null) deliver(message);
      });
      process.onExit(() => transport.onclose?.());
    },
    async send(message) {
      process.writeLine(JSON.stringify(message));
    },
    async close() {
      process.stop('it was closed');
    },
  };
  return transport;
}

function readMessage(line: string): JSONRPCMessage | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line) as JSONRPCMessage;
  } catch {
    return null;
  }
}
