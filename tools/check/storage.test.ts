import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cookieNames, cookieDefinitionOf } from '../../libs/platform/storage/src/cookieTable.ts';
import { databaseTable, localTable, sessionTable } from '../../libs/platform/storage/src/storageTable.ts';

const lines = readFileSync(resolve(__dirname, '../../docs/configuration.md'), 'utf8').split('\n');
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
/** The rows of the table whose first column has this title. */
const tableBelow = (title: string) => {
  const head = lines.findIndex((line) => cellsOf(line)[0] === title);
  const rest = lines.slice(head + 2);
  return rest.slice(0, rest.indexOf('')).map(cellsOf);
};
const yes = (is: unknown) => (is === true ? 'yes' : 'no');

describe('the documented registry of client-side storage', () => {
  it('has each cookie with its lifetime and consent, and whether sign-out removes it', () => {
    const inCode = cookieNames.map((name) => {
      const { days, consent, ofPlayer } = cookieDefinitionOf(name);
      return [`\`${name}\``, days === 'session' ? days : `${days} days`, consent, yes(ofPlayer)];
    });
    expect(
      tableBelow('cookie')
        .map((cells) => cells.slice(0, 4))
        .toSorted(),
    ).toEqual(inCode.toSorted());
  });

  it('has each value of local storage, session storage and IndexedDB, and whether sign-out removes it', () => {
    const inCode = Object.entries({ local: localTable, session: sessionTable, indexedDB: databaseTable }).flatMap(
      ([where, table]) =>
        Object.entries<{ ofPlayer?: true; schema?: unknown; database?: string }>(table).map(([key, { ofPlayer }]) => [
          where,
          `\`${key}\``,
          yes(ofPlayer),
        ]),
    );
    expect(
      tableBelow('where')
        .map((cells) => cells.slice(0, 3))
        .toSorted(),
    ).toEqual(inCode.toSorted());
  });

  it('says of each what it holds', () => {
    for (const cells of [...tableBelow('cookie'), ...tableBelow('where')]) expect(cells.at(-1)).toMatch(/\w{3}/);
  });
});
