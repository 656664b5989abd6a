import { dependencyFolders } from './output-folders.ts';
import { keyFiles } from './steering-files.ts';
import { testDataFolders, testFolders } from './test-folders.ts';

/** Names of folders that contain the code of others. */
const vendoredFolders = ['{vendor,vendored,third_party,third-party,thirdparty,site-packages,Pods,deps}'];

/**
 * Policy globs of files that look like secrets and contain none: templates, public keys and certificates of authorities, keys and
 * certificates that only tests or the code of others use, and installed packages.
 */
export const secretExceptions: readonly string[] = [
  '**/.env.{example,sample,template}',
  '**/id_{rsa,dsa,ecdsa,ed25519}*.pub',
  '**/{cacert,cacerts,ca-cert,ca-certs,ca-bundle,ca_bundle,ca-certificates,roots}.pem',
  ...[...testFolders, ...testDataFolders, ...vendoredFolders].flatMap((folder) =>
    keyFiles.map((file) => `**/${folder}/**/${file}`),
  ),
  ...[...dependencyFolders].map((folder) => `**/${folder}/**`),
];
