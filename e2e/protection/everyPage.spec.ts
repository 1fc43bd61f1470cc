import type { Page } from '@playwright/test';
import { licenseRules } from '../../libs/platform/licensing/src/rules.ts';
import { isSignInFlow, pathsOf, waitForContent } from '../support/pages.ts';
import { expect, firstGameSlug, test } from '../support/player.ts';

/** The bar at the foot of each page: age, authority, the law's own words, and the way to help. */
async function expectSaferGambling(page: Page, license: keyof typeof licenseRules): Promise<void> {
  const { minimumAge, authority, warning } = licenseRules[license];
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(`${minimumAge}+`, { exact: true })).toBeVisible();
  if (authority)
    await expect(footer.getByRole('link', { name: `Licensed by: ${authority.name}` })).toHaveAttribute(
      'href',
      authority.url,
    );
  if (warning) await expect(footer.getByText(warning.text)).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Responsible gaming' })).toBeVisible();
}

/** Nothing is chosen or filled in ahead that costs money, ends protection or invites to play. */
async function expectNothingFilledIn(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  for (const field of await page.locator('input[inputmode="decimal"]').all()) await expect(field).toHaveValue('');
}

/** By words: whatever invites to pay in. */
const invitations = (page: Page) =>
  page
    .getByRole('button', { name: /^(deposit|add money|top up|claim)/i })
    .or(
      page.getByRole('link', { name: /^(deposit|add money|top up|claim)/i }).and(page.locator(':not([href*=history])')),
    )
    .filter({ visible: true });

test.describe('for visitors', () => {
  // Of the brands that visitors browse, the one whose law gives a warning.
  test.use({ brand: 'frenwall' });

  test(
    'every page names age, authority and warning, and leads to help (A-137)',
    { tag: '@desktop' },
    async ({ page, context, lobby }) => {
      await lobby.open('/en/login/');
      for (const path of pathsOf('frenwall', (route) => route.access !== 'player' && !isSignInFlow(route)))
        await test.step(path, async () => {
          await lobby.follow(`/en${path}`);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await waitForContent(page);
          await expectSaferGambling(page, 'anj');
          await expectNothingFilledIn(page);
        });
      await test.step('a game, for which a visitor signs in first', async () => {
        await lobby.follow(`/en/games/${await firstGameSlug(context, 'slots')}/`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expectSaferGambling(page, 'anj');
      });
    },
  );
});

test(
  'no page offers a deposit to a player on a break, and each leads to help (R-6-006)',
  { tag: '@phone' },
  async ({ page, context, lobby, account }) => {
    await lobby.console('timeout', { player: account.email, until: '2099-01-01T00:00:00Z' });
    await lobby.signIn(account);
    await lobby.open('/en/promotions/');
    for (const path of pathsOf('infiniza', (route) => route.path !== '/login/' && !isSignInFlow(route)))
      await test.step(path, async () => {
        await lobby.follow(`/en${path}`);
        await expect(page.getByText(/You are taking a break from play until/)).toBeVisible();
        await waitForContent(page);
        await expectSaferGambling(page, 'mga');
        await expectNothingFilledIn(page);
        await expect(invitations(page)).toHaveCount(0);
      });
    await test.step('the menu, which leads to help, too', async () => {
      await lobby.openMenu();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('button', { name: /deposit/i })).toHaveCount(0);
      await menu.getByRole('link', { name: 'Responsible gaming' }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: 'Responsible gaming' })).toBeVisible();
    });
    await test.step('a game', async () => {
      await lobby.follow(`/en/games/${await firstGameSlug(context, 'slots')}/`);
      await expect(page.getByRole('main').getByRole('button', { name: 'Responsible gaming' })).toBeVisible();
      await expect(invitations(page)).toHaveCount(0);
    });
  },
);
