import { posix, relative } from 'node:path';
import { HarnessError } from '../core/types/error.ts';
import type { Steering } from '../github/policy-source.ts';
import { instructionFileNames, type InstructionFile } from '../run/host/describe-repository.ts';

/**
 * The files that instruct agents, from the default branch: of the root, and of the directory that the job works in. The checkout may be a stranger's,
 * so its files instruct no agent. A run without them is of use, so a failure is a warning.
 */
export async function readInstructionFiles(
  steering: Steering,
  { workspace, repositoryRoot }: { readonly workspace: string; readonly repositoryRoot: string },
): Promise<{ readonly files: readonly InstructionFile[]; readonly warnings: readonly string[] }> {
  const directories = [...new Set(['', relative(repositoryRoot, workspace)])];
  const paths = directories.flatMap((directory) => instructionFileNames.map((name) => posix.join(directory, name)));
  try {
    const { branch } = await steering.locate();
    const texts = await Promise.all(paths.map((path) => steering.findFile(path)));
    return {
      files: paths.flatMap((path, index) => {
        const text = texts[index] ?? null;
        return text === null ? [] : [{ name: `${path} of ${branch}`, text }];
      }),
      warnings: [],
    };
  } catch (thrown) {
    if (!(thrown instanceof HarnessError)) throw thrown;
    return {
      files: [],
      warnings: [`the model does not receive ${instructionFileNames.join(' and ')}: ${thrown.message}`],
    };
  }
}
