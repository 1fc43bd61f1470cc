import type { Page } from '@playwright/test';
import { expect, goBack, scrollDownTo, test } from '../support/player.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const games = (page: Page, list: string) =>
  page.getByRole('main').getByRole('list', { name: list }).getByRole('listitem');

test(
  'lists, categories and studios lead from the lobby to games and back (R-2-023, R-2-024, R-2-025, R-2-097)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    const follow = (name: string | RegExp) =>
      page.getByRole('main').getByRole('link', { name, exact: true }).first().click();

    await test.step('lists, by the lobby’s links', async () => {
      await lobby.open('/en/');
      for (const [slug, name] of [
        ['hot-games', 'Hot games'],
        ['live-casino', 'Live casino'],
        ['slots', 'Slots'],
      ] as const) {
        await page.getByRole('navigation', { name: 'Browse games' }).getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(`/en/game-list/${slug}/`);
        await expect(heading(page, name)).toBeVisible();
        await expect(games(page, name).nth(3)).toBeVisible();
        await expect(page).toHaveTitle(`${name} · Infiniza`);
        await goBack(page);
        await expect(page).toHaveURL('/en/');
      }
    });
    await test.step('a list, by the overview', async () => {
      await lobby.follow('/en/game-list/');
      await expect(heading(page, 'Game lists')).toBeVisible();
      await follow('Megaways');
      await expect(page).toHaveURL('/en/game-list/megaways/');
      await expect(heading(page, 'Megaways')).toBeVisible();
    });
    await test.step('a category', async () => {
      await lobby.follow('/en/game-category/');
      await expect(heading(page, 'Categories')).toBeVisible();
      await follow('Classic fruits');
      await expect(page).toHaveURL('/en/game-category/classic-fruits/');
      await expect(heading(page, 'Classic fruits')).toBeVisible();
      await expect(games(page, 'Classic fruits').first()).toBeVisible();
    });
    await test.step('a studio', async () => {
      await lobby.follow('/en/game-studio/');
      await expect(heading(page, 'Studios')).toBeVisible();
      const studios = page.getByRole('main').getByRole('link');
      await expect(studios).toHaveCount(15);
      const hrefs = await studios.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      for (const href of hrefs) expect(href).toMatch(/^\/en\/game-studio\/[a-z0-9-]+\/$/);
      // Each studio leads to its own page.
      expect(new Set(hrefs).size).toBe(15);
      await follow(/^Copper Fern/);
      await expect(page).toHaveURL('/en/game-studio/copper-fern/');
      await expect(heading(page, 'Copper Fern')).toBeVisible();
    });
    await test.step('a studio, by the lobby’s row', async () => {
      await lobby.follow('/en/');
      const studios = page.getByRole('region', { name: /^Studios/ });
      await scrollDownTo(studios);
      const first = studios.getByRole('list').getByRole('link').first();
      const [name, href] = [await first.textContent(), await first.getAttribute('href')];
      await first.click();
      await expect(page).toHaveURL(href ?? '');
      await expect(heading(page, name ?? '')).toBeVisible();
    });
    await test.step('a list that is not there leads back to the lobby', async () => {
      await lobby.open('/en/game-list/no-such-list/');
      await expect(heading(page, 'We cannot find this')).toBeVisible();
      await follow('Go to the lobby');
      await expect(page).toHaveURL('/en/');
    });
  },
);

test.describe('finding a game', () => {
  // A part of the journey has no network.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|\[Network\]/ });

  test('filters and the search find a game, which opens', { tag: '@phone' }, async ({ page, context, lobby }) => {
    await test.step('a list is narrowed, and is the same for whoever opens its address', async () => {
      await lobby.open('/en/games/');
      await page.getByRole('button', { name: 'Filter and sort' }).click();
      await page.getByRole('checkbox', { name: /^Low \d+$/ }).click();
      await page.getByRole('button', { name: /^Show \d+ games$/ }).click();
      await expect(page).toHaveURL('/en/games/?volatility=low');
      const games = page.getByRole('list', { name: 'All games' }).getByRole('link');
      const count = page.getByText(/^\d+ of \d+$/);
      const shown = await count.textContent();
      const first = await games.first().textContent();
      await lobby.open('/en/games/?volatility=low');
      await expect(count).toHaveText(shown ?? '');
      await expect(games.first()).toHaveText(first ?? '');
      await page.getByRole('button', { name: 'Remove Volatility: Low' }).click();
      await expect(page).toHaveURL('/en/games/');
    });
    await lobby.open('/en/');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const field = dialog.getByRole('combobox');
    await expect(field).toBeFocused();
    await field.fill('midnigth ochard');
    const hit = (name: RegExp) => dialog.getByRole('gridcell', { name }).first();
    await expect(hit(/^Midnight Orchard/)).toBeVisible();

    await test.step('the device has the catalogue: it searches without a network, by another script', async () => {
      // With one letter the device searches alone: it is ready then.
      await field.fill('m');
      await expect(hit(/^M/)).toBeVisible();
      await context.setOffline(true);
      await field.fill('らんたん');
      await expect(hit(/Lantern.*ランタン/)).toBeVisible();
      await context.setOffline(false);
    });
    await field.fill('roulette');
    await hit(/Roulette/).click();
    await expect(dialog).toBeHidden();
    // A visitor signs in on the way to it.
    await expect(page).toHaveURL(/games(%2F|\/)[\w-]*roulette/);
  });
});
