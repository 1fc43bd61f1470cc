import { readdirSync, readFileSync } from 'node:fs';
import { operationNames } from './operations.ts';

const libs = `${import.meta.dirname}/../../`;

/** Named operations in the documents of the libraries, fixtures and tests left out. */
const written = readdirSync(libs, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture|stories)\.|^testing\//.test(path))
  .flatMap((path) => [...readFileSync(`${libs}${path}`, 'utf8').matchAll(/`\s*(?:query|mutation|subscription) (\w+)/g)])
  .map(([, name]) => name);

it('names every operation of the lobby, once, and nothing else (A-016)', () => {
  expect(written.toSorted()).toEqual(operationNames.toSorted());
});
