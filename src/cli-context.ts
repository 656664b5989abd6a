import type { Host } from './host.ts';
import type { Terminal } from './terminal.ts';

/** The flags of `run`: those that are inputs of the action by the input's name, and what only a command line has. */
export interface RunFlags {
  /** Input name to text; given ones only. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly format: 'text' | 'json' | 'stream-json';
  readonly record: string | null;
  /** `off`: commands run without a sandbox. */
  readonly isolation: 'off' | null;
  /** Null where nobody is asked. */
  readonly approvals: { readonly folder: string; readonly waitSeconds: number } | null;
}

/** What every command gets. */
export interface CliContext {
  readonly host: Host;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
  readonly stdin: AsyncIterable<Uint8Array | string>;
}
