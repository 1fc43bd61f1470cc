import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../tools/setup/browser.ts';
import { url } from './address.ts';

/** Every story of the built Storybook (`npm run storybook:build`) in a browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/storybook',
  fullyParallel: true,
  workers: 2,
  // On a shared machine a step may be too slow once: the report calls it flaky. What fails twice is broken.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 5000 },
  reporter: [['list']],
  use: {
    baseURL: url,
    viewport: { width: 1024, height: 768 },
    // What moves stands still, so that axe does not measure colours half way.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
      executablePath: process.env['CHROMIUM_PATH'] ?? findBrowser(),
    },
  },
  webServer: { command: 'node server.ts', url: `${url}index.json`, reuseExistingServer: false, timeout: 20_000 },
});
