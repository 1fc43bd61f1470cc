import { readFileSync } from 'node:fs';
import { backendFile, withOperations } from './backendDocs.ts';

it('docs/backend.md has the operations of the libraries: npm run backend', async () => {
  const text = readFileSync(backendFile, 'utf8');
  expect(await withOperations(text)).toBe(text);
});
