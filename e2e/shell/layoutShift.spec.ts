import type { Page } from '@playwright/test';
import { expect, test } from '../support/lobby.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Sums up the cumulative layout shift (CLS) of every page in the tab; up to 0.1 counts as good. */
async function measureLayoutShift(page: Page): Promise<{ shift: () => Promise<number> }> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShift: () => shift });
  });
  return { shift: () => page.evaluate(() => (window as unknown as { layoutShift: () => number }).layoutShift()) };
}

/** Throttles the network so that skeletons show: on a fast one they never do. */
async function throttleNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}

for (const path of ['/en/', '/en/games/', '/en/game-studio/copper-fern/', '/en/promotions/', '/en/no-such-page/'])
  test(`${path} does not shift while it loads`, async ({ page, lobby }) => {
    const layout = await measureLayoutShift(page);
    await throttleNetwork(page);
    await lobby.open(path);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layout.shift()).toBeLessThan(0.001);
  });

test('text keeps its place when its fonts come after it', async ({ page, lobby }) => {
  const layout = await measureLayoutShift(page);
  const shown = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await shown.promise;
    await route.continue();
  });
  await lobby.open('/en/');
  // All of the first screen: what else comes meanwhile has a test of its own.
  await expect(page.getByRole('region', { name: /^Hot games/ }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Infiniza' })).toBeVisible();
  const before = await layout.shift();
  shown.resolve();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect((await layout.shift()) - before).toBeLessThan(0.001);
});

test('the page after signing in does not shift while it loads', async ({ page, lobby, account }) => {
  const layout = await measureLayoutShift(page);
  await lobby.open('/en/promotions/');
  await throttleNetwork(page);
  await lobby.signIn(account);
  await expect(lobby.accountMenu()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await layout.shift()).toBeLessThan(0.001);
});
