import type { Page } from '@playwright/test';
import { expect, test } from '../support/lobby.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** An entry of the Layout Instability API, which TypeScript's library lacks. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records the layout shifts of every page in the tab: their score (CLS), of which up to 0.1 counts as good, and what has moved. */
async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { score: number; moved: string[] }[] = [];
    const write = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({
          score: value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${write(previousRect)} to ${write(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShifts: shifts });
  });
  const shifts = () =>
    page.evaluate(() => (window as unknown as { layoutShifts: { score: number; moved: string[] }[] }).layoutShifts);
  return {
    count: async () => (await shifts()).length,
    /** Expects a score that nobody sees, after the first `known` shifts. */
    async expectNone(known = 0): Promise<void> {
      const seen = (await shifts()).slice(known);
      const score = seen.reduce((sum, shift) => sum + shift.score, 0);
      expect(score, JSON.stringify(seen, null, 2)).toBeLessThan(0.001);
    },
  };
}

/** Throttles the network, and keeps nothing that has come, so that skeletons show: on a fast network they never do. */
async function throttleNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}

const paths = ['/en/', '/en/games/', '/en/game-studio/copper-fern/', '/en/promotions/', '/en/no-such-page/'];

test('no page shifts while it loads', async ({ context, lobby }) => {
  const open = (path: string) =>
    test.step(path, async () => {
      const tab = await context.newPage();
      const shifts = await recordLayoutShifts(tab);
      await throttleNetwork(tab);
      await lobby.open(path, 'idle', tab);
      await expect(tab.getByRole('main').getByRole('link').first()).toBeVisible();
      await shifts.expectNone();
    });
  // Beside each other: they wait for a slow network most of the time.
  await Promise.all(paths.map(open));
});

test('text keeps its place when its fonts come after it, and so does the page after signing in', async ({
  page,
  lobby,
  account,
}) => {
  const shifts = await recordLayoutShifts(page);
  const shown = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await shown.promise;
    await route.continue();
  });
  await lobby.open('/en/');
  // All of the first screen: what else comes meanwhile has a test of its own.
  await expect(page.getByRole('region', { name: /^Hot games/ }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Infiniza' })).toBeVisible();
  const before = await shifts.count();
  shown.resolve();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await shifts.expectNone(before);

  await page.unroute('**/*.woff2');
  await lobby.open('/en/promotions/');
  await throttleNetwork(page);
  await lobby.signIn(account);
  await lobby.waitForPhase('idle');
  await expect(lobby.accountMenu()).toBeVisible();
  await shifts.expectNone();
});
