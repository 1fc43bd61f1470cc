import { apps } from '../start/operator.ts';
import { ensureBrowser, ensureFont } from '../setup/browser.ts';
import { ensureNginx } from '../setup/nginx.ts';
import { checkSuites } from './checkSuites.ts';
import { runSuites } from './suites.ts';

const nginx = ensureNginx();
const env = { CHROMIUM_PATH: ensureBrowser(), ...(nginx && { NGINX_PATH: nginx }) };
ensureFont();

runSuites([
  ...checkSuites,
  {
    name: 'build of every operator',
    run: ['npx', 'nx', 'run-many', '-t', 'build', '--outputStyle=static', '--parallel=2'],
  },
  {
    name: 'build that allows overrides',
    // Of the brand whose browser tests have time limits of their own.
    run: ['npx', 'nx', 'build-staging', 'infiniza', '--outputStyle=static'],
  },
  {
    name: 'pages for visitors',
    run: ['npx', 'nx', 'run-many', '-t', 'prerender', '--outputStyle=static', '--parallel=2'],
  },
  { name: 'what each build ships', run: ['node', 'tools/release/verify.ts', ...apps] },
  { name: 'storybook build', run: ['npx', 'nx', 'build-storybook', 'storybook', '--outputStyle=static'] },
  {
    name: 'stories',
    run: ['npx', 'nx', 'stories', 'storybook', '--outputStyle=stream', '--'],
    again: ['npm', 'run', '--silent', 'stories', '--'],
    env,
    testRunner: 'playwright',
  },
  {
    name: 'browser tests',
    run: ['npx', 'nx', 'e2e', 'e2e', '--outputStyle=stream', '--'],
    again: ['npm', 'run', '--silent', 'e2e', '--'],
    env,
    testRunner: 'playwright',
  },
]);
