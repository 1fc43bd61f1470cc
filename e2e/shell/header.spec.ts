import type { Page } from '@playwright/test';
import { operationOf } from '../support/requests.ts';
import { expect, isPhone, test } from '../support/lobby.ts';
import type { BrandId } from '../support/brands.ts';

test('the sign-in link leads to the login page and has the text that the platform serves (R-2-065)', async ({
  page,
  lobby,
}) => {
  await lobby.open('/en/terms-and-conditions/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Infiniza' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute(
    'href',
    '/en/login/?autoSignIn=1',
  );
  await lobby.console('text', { locale: 'it_IT', key: 'SIGN_IN', value: 'Entra subito' });
  await lobby.open('/it/terms-and-conditions/');
  await expect(banner.getByRole('link', { name: 'Entra subito' })).toHaveAttribute('href', '/it/login/?autoSignIn=1');
});

test(
  'the quick menu leads to casino and sports, but neither on login pages nor while a guard is active (R-1-002, R-2-067)',
  { tag: '@desktop' },
  async ({ page, lobby, account }) => {
    const products = page.getByRole('banner').getByRole('navigation', { name: 'Products' });
    await lobby.open('/en/promotions/');
    await expect(products.getByRole('link', { name: 'Casino' })).toHaveAttribute('href', '/en/?productMode=casino');
    await expect(products.getByRole('link', { name: 'Sports' })).toHaveAttribute('href', '/en/sports/');
    for (const path of ['/en/login/', '/en/enter-code/']) {
      await lobby.open(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(products.getByRole('link', { includeHidden: true })).toHaveCount(0);
    }

    await lobby.console('terms', { player: account.email, accepted: false });
    await lobby.signIn(account);
    await lobby.open('/en/promotions/');
    const terms = page.getByRole('dialog', { name: 'Our terms' });
    await expect(terms).toBeVisible();
    // A modal dialog hides what is below it from assistive technology.
    const below = page.locator('header nav[aria-label="Products"]');
    await expect(below).toHaveCount(0);
    await terms.getByRole('button', { name: 'I accept' }).click();
    await expect(below).toHaveCount(1);
  },
);

test('the lobby menu shows the items served for the key lobbyMenu (R-2-072)', async ({ page, lobby }) => {
  const menuRequest = page.waitForRequest((request) => operationOf(request) === 'LobbyMenu');
  await lobby.open('/en/');
  const query = await menuRequest;
  expect(query.postDataJSON()).toMatchObject({ variables: { menuKey: 'lobbyMenu' } });
  const answer = (await (await query.response())?.json()) as {
    data: { root: { lobbyMenu: { items: { label: string }[] } } };
  };
  if (isPhone(page)) await lobby.openMenu();
  const menu = page.getByRole('navigation', { name: 'Lobby menu' });
  await expect(menu.getByRole('link', { name: 'Live casino' })).toHaveAttribute('href', '/en/game-list/live-casino/');
  const labels = answer.data.root.lobbyMenu.items.map(({ label }) => label);
  const shown = await menu.getByRole('link').allTextContents();
  expect(shown.length).toBeGreaterThan(4);
  // In the platform's order, without items that have no page in this build.
  expect(shown).toEqual(labels.filter((label) => shown.includes(label)));
});

test(
  'a window of 767 px has the phone’s layout, one of 768 px the desktop’s (R-9-047, R-9-048, R-9-049)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await lobby.open('/en/promotions/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const header = page.locator('header > div').first();
    await expect(bar).toBeVisible();
    await expect(header).toHaveCSS('height', '56px');
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(bar).toBeHidden();
    await expect(header).toHaveCSS('height', '70px');
    await expect(page.locator('html')).toHaveCSS('font-size', '14px');
  },
);

test('the skip link moves the focus to the content', { tag: '@desktop' }, async ({ page, lobby }) => {
  await lobby.open('/en/promotions/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** Pairs of controls and texts of the bar that lie over each other. */
const overlapsInHeader = (page: Page) =>
  page
    .locator('header > div')
    .first()
    .evaluate((bar) => {
      const parts: { name: string; box: DOMRect }[] = [...bar.querySelectorAll('a, button')].map((control) => ({
        name: control.textContent || (control.getAttribute('aria-label') ?? ''),
        box: control.getBoundingClientRect(),
      }));
      const texts = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const parent = texts.currentNode.parentElement;
        // What is for screen readers only is in a box of one pixel.
        if (parent && !parent.closest('a, button') && parent.clientWidth !== 1)
          parts.push({ name: range.toString(), box: range.getBoundingClientRect() });
      }
      const shown = parts.filter(({ box }) => box.width > 1 && box.height > 1);
      return shown.flatMap(({ name, box }, index) =>
        shown
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 0.5 &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0.5,
          )
          .map((other) => `${name} over ${other.name}`),
      );
    });

const narrowHeaders: [BrandId, number, string][] = [
  ['infiniza', 320, '1234567.89'],
  ['infiniza', 768, '1234567.89'],
  ['elmst', 320, '12345.67'],
];
for (const [brand, width, balance] of narrowHeaders)
  test.describe(`of ${brand} at ${width} px`, () => {
    test.use({ brand });
    test(
      `a balance and a bonus of ${balance} lie over nothing`,
      { tag: '@desktop' },
      async ({ page, lobby, account }) => {
        await lobby.console('balance', { player: account.email, balance, bonusBalance: balance });
        await page.setViewportSize({ width, height: 640 });
        await lobby.signIn(account);
        await lobby.open('/en/promotions/');
        const amount = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(Number(balance));
        await expect(page.getByRole('banner').getByText(amount)).toHaveCount(2);
        // Fonts and the logo's picture may be on their way.
        await expect.poll(() => overlapsInHeader(page)).toEqual([]);
      },
    );
  });

test(
  'Sign out keeps its place while the other entries of the menu come',
  { tag: '@phone' },
  async ({ page, lobby, account }) => {
    await lobby.signIn(account);
    await lobby.open('/en/promotions/');
    await expect(lobby.accountMenu()).toBeVisible();
    const places = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      requestAnimationFrame(function look() {
        const buttons = document.querySelectorAll('[role=dialog] button');
        const button = [...buttons].find(({ textContent }) => textContent === 'Sign out');
        if (button) seen.add(button.getBoundingClientRect().top);
        requestAnimationFrame(look);
      });
      return seen;
    });
    await lobby.openMenu();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Responsible gaming' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Rewards shop' })).toBeVisible();
    expect(await places.evaluate((seen) => [...seen])).toHaveLength(1);
  },
);
