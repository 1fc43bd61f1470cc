import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tools/setup/browser.ts';
import { worldsHost } from './support/world.ts';

mkdirSync(dirname(worldsHost.log), { recursive: true });

/** Player journeys against production builds, with a platform for each test. */
export default defineConfig({
  testDir: '.',
  testIgnore: 'storybook/**',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // Pages wait now and then: with as many tests as cores, a third of the machine idled.
  workers: Math.ceil(availableParallelism() * 1.5),
  // `npm test` runs a red test once more itself, alone, and names it as unsteady (docs/testing.md).
  retries: 0,
  forbidOnly: true,
  // Some journeys open a dozen pages, each of which takes seconds on a busy machine.
  timeout: 180_000,
  // Generous for a busy machine: an assertion that holds does not wait.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['html', { outputFolder: '../playwright-report', open: 'never' }]],
  use: {
    // Traces slow the whole run down: pass --trace when needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    // No animations, so that nothing is measured half-way; tests of motion override it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
  // A test whose steps are the same on either screen is tagged with one of the two and runs there only, journeys of players mostly on
  // the phone. What depends on the layout runs on both.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    // Its output is stored for the tests that search it; errors are shown as well.
    command: `node tools/sandbox/src/worldsMain.ts 2>&1 >>"${worldsHost.log}" | tee -a "${worldsHost.log}" >&2`,
    cwd: '..',
    url: worldsHost.url,
    reuseExistingServer: false,
    timeout: 90_000,
    env: { PORT: String(worldsHost.port) },
  },
});
