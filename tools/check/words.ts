import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { licenses, operators } from '../../libs/contracts/src/index.ts';
import { root } from '../start/operator.ts';

// Libraries depend on no brand: operators are named in contracts only, licences in contracts and licensing. The embedded platform
// names operators in its seed alone.
const operator = new RegExp(operators.join('|'), 'i');
const license = new RegExp(`['"\`](?:${licenses.join('|')})['"\`]`);
// Except black and white, which serve as overlays in every theme.
const color = /#(?!(?:000|fff)(?:[0-9a-f]{3})?\b)[0-9a-f]{3,8}\b|\b(?:rgba?\((?!0 0 0|255 255 255)|hsla?\(|oklch\()/i;

const rules: readonly { forbidden: RegExp; what: string; allowed: RegExp }[] = [
  {
    forbidden: operator,
    what: "an operator's name",
    allowed: /^libs\/contracts\/|^tools\/sandbox\/src\/(?:seed|testing)\/|\.test\.tsx?$/,
  },
  {
    forbidden: license,
    what: 'a licence code',
    allowed: /^tools\/|^libs\/(contracts|platform\/licensing)\/|\.test\.tsx?$/,
  },
  {
    forbidden: color,
    what: 'a colour',
    allowed: /^tools\/|^libs\/platform\/theming\/|^libs\/ui-kit\/src\/storyParts\.tsx$|\.(test|stories)\.tsx?$|\.md$/,
  },
];

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'libs', 'tools/sandbox/src'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(ts|tsx|js|md)$/.test(file) && !file.endsWith('.d.ts') && existsSync(`${root}${file}`));

let found = 0;
for (const file of files) {
  const lines = readFileSync(`${root}${file}`, 'utf8').split('\n');
  for (const { forbidden, what, allowed } of rules) {
    if (allowed.test(file)) continue;
    lines.forEach((line, index) => {
      if (!forbidden.test(line)) return;
      found += 1;
      console.error(`${file}:${index + 1} contains ${what}: ${line.trim()}`);
    });
  }
}
console.log(`${files.length} files of libraries and of the embedded platform read; ${found} forbidden words.`);
process.exitCode = found === 0 ? 0 : 1;
