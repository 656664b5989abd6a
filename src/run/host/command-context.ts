import type { Host } from './host.ts';

/** The streams of a command: results on `out`, everything else on `log`. Control characters in them are escaped. */
export interface Terminal {
  out(text: string): void;
  log(text: string): void;
  /** A call that a person approves: only known secrets are redacted, and hidden characters are escaped already. */
  showCall(text: string): void;
  /** The output of a program that the user started, with its colours. */
  pass(stream: 'stdout' | 'stderr', text: string): void;
}

/** The context that every command of the command line receives. */
export interface CommandContext {
  readonly host: Host;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
  readonly stdin: AsyncIterable<Uint8Array | string> & { readonly isTTY?: boolean };
}
