import type { Page } from '@playwright/test';
import { euro, expect, expectBalance, firstGameSlug, nextMove, openGame } from '../support/player.ts';
import { test } from '../support/hosts/releaseWorld.ts';

// One attempt to load code fails on purpose.
test.use({ brand: 'elmst', expectedErrors: /CodeNotLoaded|ERR_FAILED|ERR_INTERNET_DISCONNECTED|\[Network\]/ });

/** Names the release of a document: each has an entry of its own. */
const entryOf = (page: Page) => page.locator('script[type="module"][src^="/assets/index-"]').getAttribute('src');

const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test(
  'a hand that is dealt goes on through a canary and a release; its player keeps the release, whose code a tab still finds',
  { tag: '@phone' },
  async ({ page, context, lobby, world, releases, signInWith }) => {
    await signInWith({ balance: '100.00' });
    const frame = await openGame(page, await firstGameSlug(context, 'blackjack'));
    const first = await entryOf(page);
    await markDocument(page);
    let balance = 10_000;

    await test.step('a hand that is dealt before, and played after', async () => {
      let hand;
      do {
        const dealt = nextMove(page);
        await frame.getByRole('button', { name: 'Deal', exact: true }).click();
        hand = await dealt;
        balance += hand.payout - hand.stake;
        // A blackjack ends the hand at once.
      } while (hand.finished);
      await releases.activate('second', '99');
      await releases.activate('second');
      const stood = nextMove(page);
      await frame.getByRole('button', { name: 'Stand' }).click();
      balance += (await stood).payout;
      await expectBalance(page, euro(balance / 100));
    });
    await test.step('a page whose code the tab does not have yet, and which fails to load once', async () => {
      let attempts = 0;
      await context.route(/\/assets\/legal-[^/]*\.js$/, (route) => {
        attempts += 1;
        return attempts === 1 ? route.abort() : route.fallback();
      });
      await page.getByRole('button', { name: 'Leave the game' }).click();
      await expect(page).toHaveURL('/en/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
      expect([attempts, await isSameDocument(page)]).toEqual([2, true]);
    });
    await test.step('the next document is of the same release, and a visitor’s of the new one', async () => {
      await lobby.open('/en/');
      await expectBalance(page, euro(balance / 100));
      expect(await entryOf(page)).toBe(first);
      expect(await (await fetch(`${world.url}en/`)).text()).not.toContain(first);
    });
    await test.step('signed out, the player is a visitor', async () => {
      await lobby.signOut();
      await expect(page).toHaveURL('/en/login/');
      expect(await entryOf(page)).not.toBe(first);
    });
  },
);

test(
  'a release that is taken back loses nothing: what is typed, a tab’s code, the session, the worker',
  { tag: '@desktop' },
  async ({ page, context, lobby, releases, signInWith }) => {
    await releases.activate('second');
    await signInWith();
    await lobby.open('/en/profile/', 'idle');
    const second = await entryOf(page);
    const workerState = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
    await expect.poll(workerState).toBe('activated');
    await markDocument(page);
    const street = page.getByLabel('Street and number');

    await test.step('a form that is half filled, and saved afterwards', async () => {
      await page.getByRole('button', { name: 'Add address' }).click();
      await street.fill('Harbour Road 5');
      await releases.rollBack();
      await page.getByLabel('Postal code').fill('10111');
      await page.getByLabel('City').fill('Tallinn');
      await expect(street).toHaveValue('Harbour Road 5');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Change address' })).toBeFocused();
    });
    await test.step('code of the release that is gone', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    });
    await test.step('the next document is of the release before, for the same session', async () => {
      await lobby.open('/en/profile/');
      expect(await entryOf(page)).not.toBe(second);
      await expect(page.getByText('Harbour Road 5')).toBeVisible();
    });
    await test.step('offline, its worker has a page of its own; back online the lobby is not a stale one', async () => {
      await context.setOffline(true);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
      await context.setOffline(false);
      await expect(lobby.accountMenu()).toBeVisible({ timeout: 60_000 });
      expect(await entryOf(page)).not.toBe(second);
    });
  },
);
