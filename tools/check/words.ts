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

// Words of this repository alone, for which the web has a term: request, response, notify, store, render, invalid.
const privateWord =
  /\b(?:riddle|unasked|untold|doubtful|worn|wears|askAhead|useTold|none of its business|(?:const|let|function) (?:told|asked|tell))\b/;
const specification = /^docs\/specification\/|^tools\/check\/words\.ts$/;
const libraryFile = /^libs\/|^tools\/sandbox\/src\//;
const browserTest = /^e2e\//;

const rules: readonly { forbidden: RegExp; what: string; within: RegExp; allowed: RegExp }[] = [
  {
    forbidden: operator,
    what: "an operator's name",
    within: libraryFile,
    allowed: /^libs\/contracts\/|^tools\/sandbox\/src\/(?:seed|testing)\/|\.test\.tsx?$/,
  },
  {
    forbidden: license,
    what: 'a licence code',
    within: libraryFile,
    allowed: /^tools\/|^libs\/(contracts|platform\/licensing)\/|\.test\.tsx?$/,
  },
  {
    forbidden: color,
    what: 'a colour',
    within: libraryFile,
    allowed: /^tools\/|^libs\/platform\/theming\/|^libs\/ui-kit\/src\/storyParts\.tsx$|\.(test|stories)\.tsx?$|\.md$/,
  },
  { forbidden: privateWord, what: 'a private word', within: /^/, allowed: specification },
  {
    forbidden: /\b(?:scene|strikes?|mends?|mended)\b/i,
    what: 'a word of the theatre',
    within: browserTest,
    allowed: /(?!)/,
  },
];

const files = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'libs',
    'tools',
    'apps',
    'e2e',
    '.storybook',
    'docs',
    '*.md',
  ],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(ts|tsx|js|md)$/.test(file) && !file.endsWith('.d.ts') && existsSync(`${root}${file}`));

let found = 0;
for (const file of files) {
  const text = readFileSync(`${root}${file}`, 'utf8');
  for (const { forbidden, what, within, allowed } of rules) {
    if (!within.test(file) || allowed.test(file) || !forbidden.test(text)) continue;
    text.split('\n').forEach((line, index) => {
      if (!forbidden.test(line)) return;
      found += 1;
      console.error(`${file}:${index + 1} contains ${what}: ${line.trim()}`);
    });
  }
}
console.log(`${files.length} files read; ${found} forbidden words.`);
process.exitCode = found === 0 ? 0 : 1;
