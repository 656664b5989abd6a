import { archivePrograms } from './archives.ts';
import { awk } from './awk.ts';
import { buildTools } from './build-tools.ts';
import { downloads } from './downloads.ts';
import { find } from './find.ts';
import type { ProgramProfile } from '../define-program.ts';
import { git } from './git.ts';
import { interpreters } from './interpreters.ts';
import { jq } from './jq.ts';
import { nodePackages } from './node-packages.ts';
import { opaquePrograms } from './opaque-programs.ts';
import { purePrograms } from './pure.ts';
import { pythonPackages } from './python-packages.ts';
import { readers } from './readers.ts';
import { remotePrograms } from './remote-programs.ts';
import { searchPrograms } from './search.ts';
import { sed } from './sed.ts';
import { shells } from './shells.ts';
import { wrappers } from './wrappers.ts';
import { writers } from './writers.ts';

/** Every program whose effects are known. A new profile adds one line here. */
export const programProfiles: readonly ProgramProfile[] = [
  ...readers,
  ...searchPrograms,
  ...purePrograms,
  ...writers,
  find,
  sed,
  awk,
  jq,
  ...archivePrograms,
  git,
  ...downloads,
  ...remotePrograms,
  ...nodePackages,
  ...pythonPackages,
  ...buildTools,
  ...interpreters,
  ...shells,
  ...wrappers,
  ...opaquePrograms,
];
