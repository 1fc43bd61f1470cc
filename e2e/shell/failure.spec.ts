import type { Locator, Page } from '@playwright/test';
import { expect, goBack, test } from '../support/lobby.ts';
import { shortRetries } from '../support/timings.ts';
import { expectToFitSmallestWindow } from '../support/width.ts';

/** The way out of a list that could not be fetched; not that of the notice that something takes long, which comes before it. */
const retryGames = (page: Page): Locator =>
  page
    .locator('div', { has: page.getByRole('alert').filter({ hasText: 'These games did not load' }) })
    .getByRole('button', { name: 'Try again' })
    .last();

/** Changes the settings in the page, as a misconfigured host would. */
async function serveSettings(page: Page, change: (settings: Record<string, unknown>) => unknown): Promise<void> {
  const block = /(<script type="application\/json" id="lobby-settings">)(.*?)(<\/script>)/s;
  await page.route('**/en/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      block,
      (_, open: string, json: string, close: string) =>
        open + JSON.stringify(change(JSON.parse(json) as Record<string, unknown>)) + close,
    );
    await route.fulfill({ response, body: html });
  });
}

test.describe('a page whose settings contradict its build', () => {
  test.use({ expectedErrors: /./ });

  test(
    'rejects to start; those of the build name brand, licence and operator (R-3-073)',
    { tag: '@desktop' },
    async ({ page, lobby }) => {
      const calls: string[] = [];
      page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
      await serveSettings(page, (settings) => ({ ...settings, license: 'est' }));
      await lobby.open('/en/', 'document');
      await expect(page.getByRole('alert')).toContainText('This lobby is not configured correctly');
      await expect(page.getByRole('banner')).toHaveCount(0);
      expect(calls).toEqual([]);

      await page.unroute('**/en/');
      await lobby.open('/en/');
      await expect(page.getByRole('banner')).toBeVisible();
      const settings = await page.evaluate(() => (window as unknown as { lobbySettings: unknown }).lobbySettings);
      const named = { brand: 'infiniza', siteDataName: 'infiniza', license: 'mga', operator: 'Infiniza' };
      expect(settings).toMatchObject(named);
    },
  );
});

test.describe('when the whole platform fails', () => {
  test.use({ expectedErrors: /./, timings: shortRetries });

  test(
    'the lobby shows its header and an error, and works again once the platform does',
    { tag: '@desktop' },
    async ({ page, lobby }) => {
      await lobby.console('fault', { endpoint: 'graphql', errorRate: 1 });
      await lobby.console('fault', { endpoint: 'feed', errorRate: 1 });
      await lobby.openShellPage('/en/game-list/slots/');
      await expect(retryGames(page)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Infiniza' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await lobby.expectAccessible();
      await lobby.console('clearFaults');
      await retryGames(page).click();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
  );
});

test.describe('offline', () => {
  test.use({ expectedErrors: /Failed to (load resource|fetch)|\[Network\]|could not be loaded|Unable to preload/ });

  test(
    'a page whose code cannot be loaded shows an error below the header, and loads once online',
    { tag: '@phone' },
    async ({ page, lobby, context }) => {
      // A link of a page that is not hydrated yet is the browser's.
      await lobby.openShellPage('/en/login/', 'idle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('main')).toHaveCount(1);
      await lobby.expectAccessible();
      // The button does not reload the document: offline, that would lose the lobby.
      await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await goBack(page);
      await expect(page).toHaveURL('/en/login/');
    },
  );

  test(
    'a page whose scripts do not come says so in its language, and opens once they can be had',
    { tag: '@phone' },
    async ({ page, lobby, context }) => {
      const entry = await context.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
      await lobby.openShellPage('/fi/login/', 'document');
      await expect(page.getByRole('alert').getByRole('heading', { level: 1, name: 'Ei yhteyttä' })).toBeVisible();
      await lobby.expectAccessible();
      await expectToFitSmallestWindow(page);
      await lobby.open('/fi/profile/', 'document');
      // The frame of a player's page.
      await expect(page.getByRole('alert').getByRole('heading', { level: 1, name: 'Ei yhteyttä' })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Yritä uudelleen' })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Yritä uudelleen' })).toHaveCSS('outline-style', 'solid');
      await entry.dispose();
      await page.keyboard.press('Enter');
      await expect(page.locator('#root').getByRole('banner')).toBeVisible();
      await lobby.waitForPhase('interactive');
      await expect(page.getByRole('alert')).toHaveCount(0);

      const again = await context.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
      await lobby.open('/fi/login/', 'document');
      await expect(page.getByRole('alert')).toBeVisible();
      await again.dispose();
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  test(
    'a page whose texts do not come can be read, or says so, and starts once they do',
    { tag: '@desktop' },
    async ({ page, lobby, context }) => {
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await context.route(/\/assets\/fi-[^/]*\.js$/, (route) => (documents < 2 ? route.abort() : route.fallback()));
      await lobby.open('/fi/promotions/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(documents).toBe(2);

      documents = 0;
      await lobby.openShellPage('/fi/login/', 'document');
      await expect(page.getByRole('alert').getByRole('heading', { level: 1, name: 'Ei yhteyttä' })).toBeVisible();
      await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
      await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
      expect(documents).toBe(2);
    },
  );

  test(
    'if importing a page’s code keeps failing, the document is reloaded once (R-8-022)',
    { tag: '@desktop' },
    async ({ page, lobby, context }) => {
      await lobby.openShellPage('/en/login/', 'idle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      // Only the second one has it: were it there before, the page's own next attempt might come before the press.
      await context.route(/\/legal-[^/]*\.js$/, (route) => (documents < 2 ? route.abort() : route.fallback()));
      await context.setOffline(true);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
      await context.setOffline(false);
      await expect.poll(() => documents).toBe(1);
      const dialog = page.getByRole('dialog', { name: 'Error' });
      await expect(dialog).toBeVisible();
      const failedRetry = page.waitForEvent('requestfailed', (request) => request.url().includes('/legal-'));
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await failedRetry;
      await dialog.getByRole('button', { name: 'CLOSE' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
      expect(documents).toBe(2);
    },
  );
});
