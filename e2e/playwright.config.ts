import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tools/setup/browser.ts';
import { brandOf, lobbyOf, sandboxes, sandboxLog } from './support/brands.ts';

mkdirSync(dirname(sandboxLog('infiniza')), { recursive: true });

/** Player journeys against production builds, with a sandbox for each brand. */
export default defineConfig({
  testDir: '.',
  testIgnore: 'storybook/**',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  workers: 2,
  // `npm test` runs a red test once more itself, alone, and names it as unsteady (docs/testing.md).
  retries: 0,
  forbidOnly: true,
  // Some journeys open a dozen pages, each of which takes seconds on a busy machine.
  timeout: 180_000,
  // Generous for a busy machine: an assertion that holds does not wait.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['html', { outputFolder: '../playwright-report', open: 'never' }]],
  use: {
    baseURL: lobbyOf('infiniza').url,
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
  webServer: sandboxes.map((sandbox) => {
    const { url, port, partnersPort, cashierPort } = lobbyOf(sandbox);
    const log = sandboxLog(sandbox);
    return {
      // Its output is kept for the tests that search it; errors are shown as well.
      command: `node tools/sandbox/src/main.ts --brand ${brandOf(sandbox)} --reset 2>&1 >>"${log}" | tee -a "${log}" >&2`,
      cwd: '..',
      url,
      reuseExistingServer: false,
      timeout: 90_000,
      env: {
        PORT: String(port),
        PARTNERS_PORT: String(partnersPort),
        CASHIER_PORT: String(cashierPort),
        SANDBOX_DIR: fileURLToPath(new URL(`../.sandbox/e2e/${port}`, import.meta.url)),
        // The brands' pictures are the same: one of the sandboxes renders them for all, once.
        SANDBOX_ART_DIR: fileURLToPath(new URL('../.sandbox/art', import.meta.url)),
      },
    };
  }),
});
