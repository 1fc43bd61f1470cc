import type { Page } from '@playwright/test';
import { expect, test } from '../support/lobby.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Adds up, in every page of the tab, what moves on screen; the browser's own measure, of which 0.1 is good. */
async function watchLayout(page: Page): Promise<{ shift: () => Promise<number> }> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShift: () => shift });
  });
  return { shift: () => page.evaluate(() => (window as unknown as { layoutShift: () => number }).layoutShift()) };
}

/** A line on which skeletons are seen: what moves on a fast one has no time to be noticed. */
async function onSlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}

for (const path of ['/en/', '/en/games/', '/en/promotions/', '/en/no-such-page/'])
  test(`${path} stays where it is while it loads`, async ({ page, lobby }) => {
    const layout = await watchLayout(page);
    await onSlowLine(page);
    await lobby.open(path);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layout.shift()).toBeLessThan(0.03);
  });

test('the page after signing in stays where it is while it loads', async ({ page, lobby, account }) => {
  const layout = await watchLayout(page);
  await lobby.open('/en/promotions/');
  await onSlowLine(page);
  await lobby.signIn(account);
  await expect(lobby.accountMenu()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await layout.shift()).toBeLessThan(0.03);
});
