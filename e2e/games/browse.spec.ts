import { expect, goBack, isPhone, test } from '../support/player.ts';

/** The specification's fixed lists by slug, with the names that the platform serves. */
const lists = {
  blackjack: 'Blackjack',
  bonus: 'Bonus games',
  'hot-games': 'Hot games',
  jackpots: 'Jackpots',
  'live-casino': 'Live casino',
  megaways: 'Megaways',
  new: 'New',
  roulette: 'Roulette',
  slots: 'Slots',
  'table-games': 'Table games',
};

test(
  'each of the ten lists opens from the lobby with its own heading and games (R-2-024)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    await lobby.open('/en/');
    for (const [slug, name] of Object.entries(lists)) {
      await page.getByRole('navigation', { name: 'Browse games' }).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/en/game-list/${slug}/`);
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      const games = page.getByRole('list', { name }).getByRole('listitem');
      await expect(games.nth(3)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${name} · Infiniza$`));
      await goBack(page);
      await expect(page).toHaveURL('/en/');
    }
  },
);

test(
  'a list opens by its URL, and an unknown one shows that it was not found',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    await lobby.open('/en/game-list/megaways/');
    await expect(page.getByRole('heading', { level: 1, name: 'Megaways' })).toBeVisible();
    await lobby.open('/en/game-list/no-such-list/');
    await expect(page.getByRole('heading', { level: 1, name: 'We cannot find this' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the lobby' }).click();
    await expect(page).toHaveURL('/en/');
  },
);

test('the overview of lists links to each of them (R-2-024)', { tag: '@phone' }, async ({ page, lobby }) => {
  await lobby.open('/en/game-list/');
  await expect(page.getByRole('heading', { level: 1, name: 'Game lists' })).toBeVisible();
  for (const [slug, name] of Object.entries(lists))
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/en/game-list/${slug}/`,
    );
});

test('categories: overview and page (R-2-023)', { tag: '@desktop' }, async ({ page, lobby }) => {
  await lobby.open('/en/game-category/');
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await page.getByRole('link', { name: 'Classic fruits' }).click();
  await expect(page).toHaveURL('/en/game-category/classic-fruits/');
  await expect(page.getByRole('heading', { level: 1, name: 'Classic fruits' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Classic fruits' }).getByRole('listitem').first()).toBeVisible();
  await lobby.open('/en/game-category/no-such-category/');
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot find this' })).toBeVisible();
});

test('studios: overview and page (R-2-025, R-2-097)', { tag: '@desktop' }, async ({ page, lobby }) => {
  await lobby.open('/en/game-studio/');
  await expect(page.getByRole('heading', { level: 1, name: 'Studios' })).toBeVisible();
  const studios = page.getByRole('main').getByRole('link');
  await expect(studios).toHaveCount(15);
  const hrefs = await studios.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const href of hrefs) expect(href).toMatch(/^\/en\/game-studio\/[a-z0-9-]+\/$/);
  // Each studio leads to its own page.
  expect(new Set(hrefs).size).toBe(15);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Copper Fern/ })
    .click();
  await expect(page).toHaveURL('/en/game-studio/copper-fern/');
  await expect(page.getByRole('heading', { level: 1, name: 'Copper Fern' })).toBeVisible();
});

test('search finds a game despite typing errors, and opens it', async ({ page, lobby }) => {
  await lobby.open('/en/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('searchbox');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  if (!isPhone(page)) {
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
  }
  await expect(field).toBeFocused();
  await field.fill('midnigth ochard');
  await expect(dialog.getByRole('link', { name: 'Midnight Orchard', exact: true })).toBeVisible();
  await field.fill('copper fern');
  await expect(dialog.getByRole('link', { name: /Copper Fern/ }).first()).toHaveAttribute(
    'href',
    '/en/game-studio/copper-fern/',
  );
  await field.fill('zzzzqqqq');
  await expect(dialog.getByText('Nothing found')).toBeVisible();
  await field.fill('roulette');
  await dialog
    .getByRole('link', { name: /Roulette/ })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL('/en/');
});
