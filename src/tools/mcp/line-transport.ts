import type { JSONRPCMessage } from '@modelcontextprotocol/client';
import { readErrorMessage } from '../../core/types/error.ts';
import type { ServerProcess } from '../../core/types/mcp.ts';
import {
  isTooLarge,
  maxBytes,
  maxMessages,
  repairResult,
  refuseResponse,
  type ServerTransport,
} from './server-transport.ts';

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
        const message = isTooLarge(line) ? refuseLine(line) : readMessage(line);
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

// Its values are not parsed: the id is the first member after the version, or the last one.
function refuseLine(line: string): JSONRPCMessage | null {
  const [start, end] = [line.slice(0, 100), line.slice(-100)].map((part) => part.replaceAll(/\s/g, ''));
  const [, first] = /^\{(?:"jsonrpc":"2\.0",)?"id":(\d+),"(?:result|error)":/.exec(start ?? '') ?? [];
  const [, id = first] = /"id":(\d+)(?:,"jsonrpc":"2\.0")?\}$/.exec(end ?? '') ?? [];
  return id === undefined ? null : refuseResponse(Number(id));
}

function readMessage(line: string): JSONRPCMessage | null {
  if (!line.startsWith('{')) return null;
  try {
    return repairResult(JSON.parse(line) as JSONRPCMessage);
  } catch {
    return null;
  }
}
