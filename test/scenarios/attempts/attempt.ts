/** How an attempt that succeeded can be recognised, on the host or in its output. */
export type Sign =
  /** The program prints the attempt's token. It does so after it has succeeded. */
  | { readonly type: 'said' }
  /** A planted secret is in the output. */
  | { readonly type: 'secret'; readonly name: SecretName }
  /** A file of the host contains the token. The path is below the place: `home/`, `temp/`, `out/`, `ws/`, or absolute. */
  | { readonly type: 'file'; readonly path: string }
  /** A file of the place does not exist any more. */
  | { readonly type: 'gone'; readonly path: string }
  /** A process of the host has the token in its environment after the run has ended. */
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
 * One attempt to leave the sandbox. Its program finds its token in `$BITE` and paths in `$T_…`. `control` is its result without a sandbox,
 * as an ordinary user: `through`, `stopped` by the kernel, or `either` if it depends on the settings of the machine.
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
