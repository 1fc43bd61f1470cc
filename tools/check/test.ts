import { apps } from '../start/operator.ts';
import { ensureBrowser, ensureFont } from '../setup/browser.ts';
import { checkSuites } from './checkSuites.ts';
import { runSuites } from './suites.ts';

const env = { CHROMIUM_PATH: ensureBrowser() };
ensureFont();

runSuites([
  ...checkSuites,
  {
    name: 'build of every operator',
    run: ['npx', 'nx', 'run-many', '-t', 'build', '--outputStyle=static', '--parallel=2'],
  },
  {
    name: 'pages for visitors',
    run: ['npx', 'nx', 'run-many', '-t', 'prerender', '--outputStyle=static', '--parallel=2'],
  },
  { name: 'what each build ships', run: ['node', 'tools/release/verify.ts', ...apps] },
  { name: 'storybook build', run: ['npm', 'run', '--silent', 'storybook:build'] },
  { name: 'stories', run: ['npm', 'run', '--silent', 'stories', '--'], env, testRunner: 'playwright' },
  { name: 'browser tests', run: ['npm', 'run', '--silent', 'e2e', '--'], env, testRunner: 'playwright' },
]);
