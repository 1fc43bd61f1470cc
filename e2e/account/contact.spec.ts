import type { Page } from '@playwright/test';
import { expect, test } from '../support/leaks/journey.ts';
import { firstGameSlug, openGame } from '../support/player.ts';
import type { Account, Lobby } from '../support/lobby.ts';
import { expectToFitSmallestWindow } from '../support/width.ts';

const valueOf = (page: Page, term: string) => page.locator('dt', { hasText: term }).locator('..').locator('dd');
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Verify your phone number' });

async function codeOf(lobby: Lobby, { email }: Account): Promise<string> {
  const [sent] = await lobby.console<{ code: string }[]>('verificationCodes', { player: email });
  return sent?.code ?? '';
}
const otherCode = (code: string) => (code === '000000' ? '000001' : '000000');

test(
  'a player is prompted to verify the phone number, does so over a reload, then changes the e-mail address (R-2-038)',
  { tag: '@phone' },
  async ({ page, lobby, account }) => {
    await lobby.console('contact', { player: account.email, phoneNumber: '+358401234567', phoneVerified: false });
    await lobby.signIn(account);
    await lobby.open('/en/promotions/');
    await expect(prompt(page)).toBeVisible();
    await lobby.expectAccessible();
    await prompt(page).getByRole('button', { name: 'Verify phone number' }).click();
    await expect(page).toHaveURL(/\/en\/phone-verification\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Verify your phone number' })).toBeVisible();
    await expect(page.getByLabel('Phone number')).toHaveValue('+358401234567');
    await lobby.expectAccessible();
    await expectToFitSmallestWindow(page);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(/six digits by text message to \+3/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a new code' })).toBeDisabled();
    const code = await codeOf(lobby, account);

    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByRole('textbox', { name: 'Code' }).fill(otherCode(code));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('4 attempts left.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await lobby.expectAccessible();
    await expectToFitSmallestWindow(page);
    await page.getByRole('textbox', { name: 'Code' }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your phone number is verified')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/en\/promotions\/$/);
    await expect(prompt(page)).toHaveCount(0);

    await lobby.follow('/en/profile/dashboard/');
    await page.getByRole('link', { name: 'Your e-mail address is not verified yet.' }).click();
    const email = valueOf(page, 'E-mail');
    await email.getByRole('button', { name: 'Change e-mail address' }).click();
    await email.getByRole('textbox').fill('player@lobby.test');
    await email.getByRole('button', { name: 'Send code' }).click();
    await expect(email.getByText('We cannot use this e-mail address. Please check it.').first()).toBeVisible();
    const changed = { ...account, email: `new-${account.email}` };
    await email.getByRole('textbox').fill(changed.email);
    await email.getByRole('button', { name: 'Send code' }).click();
    await expect(email.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await email.getByRole('textbox', { name: 'Code' }).fill(await codeOf(lobby, account));
    await email.getByRole('button', { name: 'Confirm' }).click();
    await expect(email).toContainText(`${changed.email}Verified`);
    await expect(email.getByRole('button', { name: 'Change e-mail address' })).toBeFocused();
    await lobby.expectAccessible();
  },
);

test.describe('a player who closes the account', () => {
  // The platform rejects what the game still requests.
  test.use({ expectedErrors: /409 \(Conflict\)|401 \(Unauthorized\)/ });

  test(
    'gets a message, loses the running game at once and can come back (R-4-049)',
    { tag: '@phone' },
    async ({ page, context, lobby, signInWith }) => {
      const account = await signInWith({ balance: '50.00' });
      const game = await context.newPage();
      await openGame(game, await firstGameSlug(context, 'slots'));
      await lobby.waitForSubscriptions(account);

      await page.bringToFront();
      await lobby.open('/en/profile/');
      await page.getByRole('button', { name: 'Close account' }).click();
      const steps = page.getByRole('region', { name: 'Close account' });
      await expect(steps.getByText(/balance of €50.00 paid out/)).toBeVisible();
      await expect(steps.getByRole('radio', { checked: true })).toHaveCount(0);
      await lobby.expectAccessible();
      await expectToFitSmallestWindow(page);
      await steps.getByRole('radio', { name: /^I no longer play/ }).check();
      await steps.getByRole('button', { name: 'Continue' }).click();
      await steps.getByLabel('I want to close my account.').check();
      await lobby.expectAccessible();
      await steps.getByRole('button', { name: 'Close my account' }).click();

      const closed = page.getByRole('region', { name: 'Your account is closed' });
      await expect(closed).toBeVisible();
      await expect(page.locator('[data-banner="ReopenableAccount"]')).toBeVisible();
      await expect(page.locator('[data-banner="AccountClosed"]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Deposit', exact: true }).filter({ visible: true })).toHaveCount(0);
      await expect(game.getByRole('main').locator('iframe')).toHaveCount(0);
      await lobby.expectAccessible();

      await closed.getByRole('button', { name: 'Open account again' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Open account again' }).click();
      await expect(closed).toHaveCount(0);
      await expect(page.locator('[data-banner]')).toHaveCount(0);

      await page.getByRole('button', { name: 'Close account' }).click();
      await steps.getByRole('radio', { name: /more than is good for me/ }).check();
      await steps.getByRole('button', { name: 'Continue' }).click();
      await steps.getByLabel('I want to close my account.').check();
      await steps.getByRole('button', { name: 'Close my account' }).click();
      await expect(page.locator('[data-banner="AccountClosed"]')).toContainText(
        'Your account has been closed indefinitely',
      );
      await expect(page.getByRole('button', { name: 'Open account again' })).toHaveCount(0);
    },
  );
});
