import type { Suite } from './runSuite.ts';

/** What a developer runs before each commit: `npm run check`. */
export const checkSuites: readonly Suite[] = [
  { name: 'format', run: ['npx', 'oxfmt', '--check', '.'] },
  // Layers and cycles included.
  { name: 'lint', run: ['npx', 'nx', 'lint', 'workspace', '--outputStyle=static'] },
  { name: 'types', run: ['npx', 'nx', 'types', 'workspace', '--outputStyle=static'] },
  { name: 'words', run: ['node', 'tools/check/words.ts'] },
  { name: 'translation', run: ['node', 'tools/check/translation.ts'] },
  { name: 'charts', run: ['node', 'tools/charts/main.ts', '--check'] },
  { name: 'data protection', run: ['node', 'tools/data-protection/main.ts', '--check'] },
  { name: 'messages', run: ['npm', 'run', '--silent', 'messages:check'] },
  { name: 'requirements', run: ['npm', 'run', '--silent', 'requirements'] },
  { name: 'unit tests', run: ['npx', 'nx', 'run-many', '-t', 'test', '--outputStyle=stream'], testRunner: 'jest' },
];
