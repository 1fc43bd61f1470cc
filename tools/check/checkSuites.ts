import type { Suite } from './runSuite.ts';

/** What a developer runs before each commit: `npm run check`. */
export const checkSuites: readonly Suite[] = [
  { name: 'format', run: ['npx', 'oxfmt', '--check', '.'] },
  { name: 'lint', run: ['npx', 'oxlint', '--deny-warnings'] },
  {
    name: 'boundaries',
    run: ['npx', 'depcruise', '--config', '.dependency-cruiser.js', 'apps', 'libs', 'tools', 'e2e'],
  },
  { name: 'cycles between folders', run: ['npx', 'depcruise', '--config', 'tools/check/folderCycles.js', 'libs'] },
  { name: 'types', run: ['npm', 'run', '--silent', 'types'] },
  { name: 'words', run: ['node', 'tools/check/words.ts'] },
  { name: 'charts', run: ['node', 'tools/charts/main.ts', '--check'] },
  { name: 'data protection', run: ['node', 'tools/data-protection/main.ts', '--check'] },
  { name: 'messages', run: ['npm', 'run', '--silent', 'messages:check'] },
  { name: 'requirements', run: ['npm', 'run', '--silent', 'requirements'] },
  { name: 'unit tests', run: ['npm', 'run', '--silent', 'jest', '--'], testRunner: 'jest' },
];
