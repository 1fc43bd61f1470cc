import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/setup/browser.ts';
import { url } from './address.ts';

/** Every story of the built Storybook (`npm run storybook:build`) in a browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/storybook',
  fullyParallel: true,
  // One more than cores: Storybook waits 100 ms after each story for animations to begin.
  workers: availableParallelism() + 1,
  // As in e2e/playwright.config.ts.
  retries: 0,
  forbidOnly: true,
  // For a busy machine: a batch of stories takes 25 s on an idle one, and took 120 beside two others' work.
  timeout: 300_000,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture that is missing is made with `--update-snapshots` alone.
  updateSnapshots: 'none',
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixels: 40 } },
  reporter: [['list']],
  use: {
    baseURL: url,
    viewport: { width: 1024, height: 768 },
    // No animations, so that axe does not measure colours half-way.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
  webServer: { command: 'node server.ts', url: `${url}index.json`, reuseExistingServer: false, timeout: 20_000 },
});
