import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from '../start/command.ts';
import { root } from '../start/operator.ts';
import { documentOfDataProtection } from './document.ts';

const usage = `npx node tools/data-protection/main.ts

Writes docs/data-protection.md.

  --check   write nothing, and fail where the document is outdated`;

await runCommand({
  usage,
  options: { check: { type: 'boolean', default: false } },
  run({ check }) {
    const file = `${root}docs/data-protection.md`;
    const text = execFileSync('npx', ['oxfmt', '--stdin-filepath', file], {
      cwd: root,
      input: documentOfDataProtection(),
      encoding: 'utf8',
    });

    if (!check) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) {
      console.error('docs/data-protection.md is outdated. Update it with: npx node tools/data-protection/main.ts');
      process.exitCode = 1;
    }
  },
});
