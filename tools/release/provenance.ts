import { bytesOf, type ReleaseFile } from './contents.ts';
import { sha256 } from './package.ts';

export interface Source {
  /** Full hash of the commit. */
  commit: string;
  /** Whether files differ from the commit. */
  isDirty: boolean;
  lockfile: Uint8Array;
}

interface Release {
  operator: string;
  version: string;
  files: readonly ReleaseFile[];
  /** Of the platform whose content is in the prerendered pages; absent where there are none. */
  pagesOrigin?: string;
  source: Source;
  /** Such as `v24.21.0`. */
  node: string;
}

/** Names in the form that the standard requires; nothing can be had there. */
const own = 'https://lobby.invalid/';

/**
 * Says what a release was made of and how: an in-toto statement with the provenance of SLSA 1. It is not signed, and names no time and no machine:
 * the same commit has the same statement.
 */
export function provenanceOf({ operator, version, files, pagesOrigin, source, node }: Release): string {
  const { commit, isDirty, lockfile } = source;
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: files
      .filter(({ path }) => !path.startsWith('release/'))
      .map((file) => ({ name: file.path, digest: { sha256: sha256(bytesOf(file)) } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: `${own}nx-release-package/v1`,
        externalParameters: { command: `npx nx release-package ${operator}`, operator, version, pagesOrigin },
        internalParameters: { node },
        resolvedDependencies: [
          {
            name: 'source',
            digest: { gitCommit: commit },
            ...(isDirty && { annotations: { isDirty } }),
          },
          { name: 'package-lock.json', digest: { sha256: sha256(lockfile) } },
        ],
      },
      runDetails: { builder: { id: `${own}workspace` } },
    },
  };
  return `${JSON.stringify(statement, null, 2)}\n`;
}
