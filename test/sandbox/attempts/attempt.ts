/** What tells on the host, or in what came out, that an attempt got through. */
export type Sign =
  /** The program prints the attempt's token, which it does once it has what it wanted. */
  | { readonly type: 'said' }
  /** A planted secret is in the output. */
  | { readonly type: 'secret'; readonly name: SecretName }
  /** A file of the host holds the token. The path is below the place: `home/`, `temp/`, `out/`, `ws/`, or absolute. */
  | { readonly type: 'file'; readonly path: string }
  /** A file of the place is no longer there. */
  | { readonly type: 'gone'; readonly path: string }
  /** A process of the host has the token in its environment after all has ended. */
  | { readonly type: 'process' }
  /** One of the host's listeners got the token. */
  | { readonly type: 'message' };

export type SecretName =
  | 'ssh'
  | 'npmrc'
  | 'netrc'
  | 'aws'
  | 'docker'
  | 'gh'
  | 'gitCredentials'
  | 'runnerToken'
  | 'commandFile'
  | 'event'
  | 'oldRecord'
  | 'key'
  | 'unlisted'
  | 'actions'
  | 'descriptor'
  | 'neighbour'
  | 'argument'
  | 'gitConfig'
  | 'gitIncluded'
  | 'outside'
  | 'varTmp'
  | 'sharedMemory'
  | 'masked';

/**
 * One try to get out. Its program finds its token in `$BITE` and places in `$T_…`. `control` is how it ends without a sandbox, as an
 * ordinary user: `through`, `stopped` by the kernel or the harness anyway, or `either`, where the machine's settings decide.
 */
export interface Attempt {
  readonly name: string;
  readonly program: { readonly sh: string } | { readonly node: string } | { readonly python: string };
  readonly sign: Sign;
  readonly control: 'through' | 'stopped' | 'either';
}

export const said: Sign = { type: 'said' };
export const message: Sign = { type: 'message' };
export const secret = (name: SecretName): Sign => ({ type: 'secret', name });
export const file = (path: string): Sign => ({ type: 'file', path });

/** Starts a program without the mark by which a run without a sandbox finds what a command has left. */
export const unmarked = 'env -u SCRIPT_HARNESS_COMMAND';
