// Writes the operations into docs/backend.md, from the libraries' documents and the table in `optional.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { backendFile, withOperations } from './backendDocs.ts';

writeFileSync(backendFile, await withOperations(readFileSync(backendFile, 'utf8')));
