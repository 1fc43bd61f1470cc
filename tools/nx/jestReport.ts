import { sep } from 'node:path';

/** The part of Jest's JSON report that is read. */
export interface JestReport {
  testResults: {
    /** The file's absolute path. */
    name: string;
    status: string;
    /** All failures of the file, as Jest prints them. */
    message: string;
    assertionResults: { status: string }[];
  }[];
}

/** The parts of a report that belong to the projects in these folders, in their order; a file belongs to the deepest one. */
export function splitReport({ testResults }: JestReport, folders: readonly string[]): JestReport[] {
  const owner = (file: string) =>
    folders
      .filter((folder) => file.startsWith(folder + sep))
      .reduce((deepest, folder) => (folder.length > deepest.length ? folder : deepest), '');
  return folders.map((folder) => ({ testResults: testResults.filter(({ name }) => owner(name) === folder) }));
}

export const hasPassed = ({ testResults }: JestReport): boolean =>
  testResults.every(({ status }) => status !== 'failed');

/** For the terminal: the failures as Jest prints them, and a line of numbers. */
export function summaryOf({ testResults }: JestReport): string {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const failures = testResults.filter(({ status }) => status === 'failed').map(({ message }) => message);
  return [...failures, `${testResults.length} files, ${count('passed')} passed, ${count('failed')} failed\n`].join(
    '\n',
  );
}
