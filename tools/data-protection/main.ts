// Writes docs/data-protection.md. With --check it writes nothing and fails where the document is outdated.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../start/operator.ts';
import { documentOfDataProtection } from './document.ts';

const file = `${root}docs/data-protection.md`;
const isCheck = process.argv.includes('--check');
const text = execFileSync('npx', ['oxfmt', '--stdin-filepath', file], {
  cwd: root,
  input: documentOfDataProtection(),
  encoding: 'utf8',
});

if (!isCheck) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/data-protection.md is outdated. Update it with: npx node tools/data-protection/main.ts');
  process.exitCode = 1;
}
