import type { Page } from '@playwright/test';
import { quickDeposit } from '../support/cashier.ts';
import { hiddenFocus } from '../support/focus.ts';
import { expect, type Lobby, pressEscapeIn, test } from '../support/lobby.ts';
import { firstGameSlug, openGame } from '../support/player.ts';
import { routeOperation } from '../support/requests.ts';
import { expectNoSidewaysScrolling } from '../support/width.ts';

const legalPages = ['privacy-policy/', 'terms-and-conditions/', 'bonus-terms-and-conditions/', 'more-casinos/'];
const gamePages = [
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
const signInPages = ['login/', 'login/?logoutReason=SESSION_EXPIRED', 'does-not-exist/'];

/**
 * Waits until the page has its heading and no skeletons. A row loads when it comes near the viewport, so each is scrolled to; then
 * back to the top, since a link that the sticky header half covers is a target too small.
 */
async function waitForContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const skeletons = page.locator('main [aria-busy="true"], main[aria-busy="true"]');
  const scrollToFirst = (elements: Element[]) => {
    elements[0]?.scrollIntoView();
    return elements.length;
  };
  await expect.poll(() => skeletons.evaluateAll(scrollToFirst)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Looks at the page as it is now, in both layouts. */
async function expectAccessibleInBoth(page: Page, lobby: Lobby): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await waitForContent(page);
    await lobby.expectAccessible();
  }
}

/** Opens the first page, and goes on to the others. */
async function expectAllAccessible(page: Page, lobby: Lobby, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries())
    await test.step(`/${path}`, async () => {
      await (index === 0 ? lobby.open : lobby.follow)(`/en/${path}`);
      await expectAccessibleInBoth(page, lobby);
    });
}

test("Infiniza's pages are accessible to visitors", { tag: '@desktop' }, async ({ page, lobby }) => {
  test.slow();
  await expectAllAccessible(page, lobby, [...legalPages, ...gamePages, ...signInPages]);
});

test(
  'menu and search are accessible, and restore the focus to the button that opened them (A-142)',
  { tag: '@desktop' },
  async ({ page, lobby, account }) => {
    await lobby.signIn(account);
    await lobby.open('/en/promotions/');
    await waitForContent(page);
    await lobby.expectAccessible();
    for (const name of ['Search', /^(Account menu|Menu)$/]) {
      const opener = page.getByRole('button', { name }).filter({ visible: true }).first();
      for (let time = 0; time < 2; time += 1) {
        await opener.press('Enter');
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        if (time === 0) await lobby.expectAccessible();
        await pressEscapeIn(dialog);
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
    }
  },
);

test.describe('Elmst, with another theme and layout', () => {
  test.use({ brand: 'elmst', expectedErrors: /503|\[Network\]/ });

  test(
    'pages are accessible to visitors, and menu, search, a game, and quick deposit without the cashier to players',
    { tag: '@desktop' },
    async ({ page, context, lobby, account }) => {
      test.slow();
      await expectAllAccessible(page, lobby, ['privacy-policy/', 'more-casinos/', 'login/', 'does-not-exist/']);
      await lobby.signIn(account);
      await lobby.open('/en/promotions/');
      await waitForContent(page);
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        await expect(lobby.accountMenu()).toBeVisible();
        await lobby.openMenu();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await expect(menu).toBeVisible();
        await lobby.expectAccessible();
        await pressEscapeIn(menu);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).first().click();
        const search = page.getByRole('dialog');
        await expect(search.getByRole('combobox')).toBeFocused();
        await lobby.expectAccessible();
        await pressEscapeIn(search);
        await expect(search).toHaveCount(0);
      }

      await openGame(page, await firstGameSlug(context, 'slots'));
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        await lobby.expectAccessible();
      }
      await routeOperation(context, 'StartCashierSession', (route) => route.fulfill({ status: 503, body: 'Down' }));
      await lobby.open('/en/deposit/');
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        await expect(quickDeposit(page).getByRole('alert')).toContainText('The cashier cannot be reached right now');
        await lobby.expectAccessible();
      }
    },
  );
});

test(
  'with prefers-reduced-motion nothing moves, and no page is wider than the window at 200 % zoom and at 320 px',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    await lobby.open('/en/');
    await waitForContent(page);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const durations = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect?.getComputedTiming())
        .filter((timing) => Number(timing?.activeDuration) > 50)
        .map((timing) => String(timing?.activeDuration)),
    );
    expect(durations).toEqual([]);

    const sizes = [
      { width: 640, height: 400 },
      { width: 320, height: 640 },
    ];
    const expectNoneWider = async (paths: readonly string[]) => {
      for (const [index, path] of paths.entries()) {
        await (index === 0 ? lobby.open : lobby.follow)(`/en/${path}`);
        for (const size of sizes) {
          await page.setViewportSize(size);
          await waitForContent(page);
          await expectNoSidewaysScrolling(page, `/en/${path} at ${size.width} px`);
        }
      }
    };
    await expectNoneWider(['', 'game-list/slots/', 'promotions/', 'login/', 'terms-and-conditions/']);
    await lobby.signIn();
    await expectNoneWider(['profile/', 'profile/dashboard/']);
  },
);

test('a focused element is never covered by a bar (WCAG 2.4.11)', { tag: '@desktop' }, async ({ page, lobby }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size);
    await lobby.open('/en/game-list/slots/');
    await waitForContent(page);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press(key);
        const coveredElement = () =>
          page.evaluate(() => {
            const focused = document.activeElement;
            if (!focused || focused === document.body) return null;
            const { left, top, width, height } = focused.getBoundingClientRect();
            const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
            return topmost === null || focused.contains(topmost) || topmost.contains(focused)
              ? null
              : focused.outerHTML.slice(0, 200);
          });
        // What the previous focus had opened may take a frame to close.
        await expect.poll(coveredElement, { message: `${key} ${step} at ${size.width} px` }).toBeNull();
      }
  }
});

test.describe('with the prompt for cookies', () => {
  test.use({ consent: 'unanswered' });

  test('nothing that has the focus is below it (WCAG 2.4.11)', { tag: '@desktop' }, async ({ page, lobby }) => {
    await lobby.open('/en/game-list/slots/');
    await expect(page.getByRole('region', { name: 'Cookies, your choice' })).toBeVisible();
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await waitForContent(page);
      expect(await hiddenFocus(page), `at ${size.width} px`).toEqual([]);
    }
  });
});
