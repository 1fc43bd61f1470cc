import type { Page } from '@playwright/test';
import { quickDeposit } from '../support/cashier.ts';
import { expect, type Lobby, test } from '../support/lobby.ts';
import { firstSlugOf, openGame } from '../support/player.ts';
import { routeOperation } from '../support/wire.ts';

const anyone = ['privacy-policy/', 'terms-and-conditions/', 'bonus-terms-and-conditions/', 'more-casinos/'];
const browsing = [
  '',
  'games/',
  'game-list/',
  'game-list/slots/',
  'game-category/',
  'game-category/slots/',
  'game-studio/',
  'game-studio/copper-fern/',
  'promotions/',
];
const entry = ['login/', 'login/?logoutReason=SESSION_EXPIRED', 'does-not-exist/'];

/** A page is there when its heading is and nothing stands in for what still loads. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], main[aria-busy="true"]')).toHaveCount(0);
}

/** Opens one page after the other in the same tab. */
async function expectAllAccessible(page: Page, lobby: Lobby, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(`/${path}`, async () => {
      await lobby.open(`/en/${path}`);
      await settled(page);
      await lobby.expectAccessible();
    });
}

for (const [what, paths] of Object.entries({
  'pages for anyone': anyone,
  'pages of games': browsing,
  'pages of entry': entry,
}))
  test(`Infiniza's ${what} are accessible to visitors`, async ({ page, lobby }) => {
    test.slow();
    await expectAllAccessible(page, lobby, paths);
  });

test('the menu and the search are accessible to players', async ({ page, lobby, account }) => {
  await lobby.signIn(account);
  await lobby.open('/en/promotions/');
  await settled(page);
  await lobby.expectAccessible();
  await lobby.openMenu();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await lobby.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).first().click();
  await expect(
    page.getByRole('dialog').getByRole('searchbox').or(page.getByRole('dialog').getByRole('textbox')).first(),
  ).toBeFocused();
  await lobby.expectAccessible();
});

test('search and menu give the focus back to the button that opened them (A-142)', async ({ page, lobby, account }) => {
  await lobby.signIn(account);
  await lobby.open('/en/promotions/');
  await settled(page);
  for (const name of ['Search', /^(Account menu|Menu)$/]) {
    const opener = page.getByRole('button', { name }).filter({ visible: true }).first();
    for (let time = 0; time < 2; time += 1) {
      await opener.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
        .toBe(true);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  }
});

test.describe('Elmst', () => {
  test.use({ brand: 'elmst' });

  test('pages for anyone and of entry are accessible to visitors', async ({ page, lobby }) => {
    test.slow();
    await expectAllAccessible(page, lobby, [...anyone, ...entry]);
  });

  test('pages of games are accessible to players', async ({ page, lobby }) => {
    test.slow();
    await lobby.signIn();
    await lobby.open('/en/promotions/');
    await expect(lobby.accountMenu()).toBeVisible();
    await expectAllAccessible(page, lobby, browsing);
  });

  test('its menu is accessible to players', async ({ page, lobby }) => {
    await lobby.signIn();
    await lobby.open('/en/promotions/');
    await lobby.openMenu();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await lobby.expectAccessible();
  });

  test.describe('where money moves', () => {
    test.use({ expectedErrors: /503|\[Network\]/ });

    test('a game, and quick deposit without its cashier, are accessible to players', async ({
      page,
      context,
      lobby,
      account,
    }) => {
      await lobby.signIn(account);
      await openGame(page, await firstSlugOf(context, 'slots'));
      await lobby.expectAccessible();
      await routeOperation(context, 'StartCashierSession', (route) => route.fulfill({ status: 503, body: 'Down' }));
      await lobby.open('/en/deposit/');
      await expect(quickDeposit(page).getByRole('alert')).toContainText('The cashier cannot be reached right now');
      await lobby.expectAccessible();
    });
  });
});

test('nothing is cut off at 200 % and at 320 px', { tag: '@desktop' }, async ({ page, lobby }) => {
  for (const size of [
    { width: 640, height: 400 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    for (const path of ['', 'game-list/slots/', 'promotions/', 'terms-and-conditions/', 'login/']) {
      await lobby.open(`/en/${path}`);
      await settled(page);
      const [needed, given] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(needed, `/en/${path} at ${size.width} px`).toBeLessThanOrEqual(given ?? 0);
    }
  }
});

test('nothing moves for those who asked for it', async ({ page, lobby }) => {
  await lobby.open('/en/');
  await settled(page);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect?.getComputedTiming())
      .filter((timing) => Number(timing?.activeDuration) > 50)
      .map((timing) => String(timing?.activeDuration)),
  );
  expect(moving).toEqual([]);
});

test('what has the focus is never below a bar (WCAG 2.4.11)', { tag: '@desktop' }, async ({ page, lobby }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size);
    await lobby.open('/en/game-list/slots/');
    await settled(page);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press(key);
        const covered = () =>
          page.evaluate(() => {
            const focused = document.activeElement;
            if (!focused || focused === document.body) return null;
            const { left, top, width, height } = focused.getBoundingClientRect();
            const at = document.elementFromPoint(left + width / 2, top + height / 2);
            return at === null || focused.contains(at) || at.contains(focused) ? null : focused.outerHTML.slice(0, 200);
          });
        // What was shown by the focus before may take a frame to go.
        await expect.poll(covered, { message: `${key} ${step} at ${size.width} px` }).toBeNull();
      }
  }
});
