import type { Locator, Page } from '@playwright/test';
import { cashierPolicyError, openQuickDeposit, quickDeposit } from '../support/cashier.ts';
import { pressEscapeIn } from '../support/lobby.ts';
import { expect, firstGameSlug, goBack, runningGame, test } from '../support/player.ts';
import { operationOf, recordRequests } from '../support/requests.ts';
import { expectNoSidewaysScrolling } from '../support/width.ts';

test.use({ expectedErrors: cashierPolicyError });

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Source of wealth' });
const banner = (page: Page, kind: string) => page.locator(`[data-banner="${kind}"]`);
/** The part of one source, below the button that opens it. */
const source = (form: Locator, name: string) => form.getByRole('button', { name: new RegExp(`^${name}`) });
const sectionOf = (form: Locator, name: string) => form.getByRole('region', { name: new RegExp(`^${name}`) });

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const upload = (place: Locator, name: string) =>
  place.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer: png });

test(
  'a player declares the sources of their wealth before playing on, over a reload (R-1-017, R-2-033, R-2-063, R-3-003, R-3-054, R-3-060, R-4-004)',
  { tag: '@phone' },
  async ({ page, context, lobby, signInWith }) => {
    test.slow();
    const { email } = await signInWith();
    await lobby.console('sourceOfWealth', { player: email, status: 'Required', dueDate: inDays(1) });
    const requests = recordRequests(context);
    const slug = await firstGameSlug(context, 'slots');
    const form = overlay(page);

    await test.step('the form comes before the game, which is not even requested', async () => {
      await page.goto(`/en/games/${slug}/?amount=5&autoSignIn=true&utm_source=mail`, { waitUntil: 'domcontentloaded' });
      await expect(form.getByRole('heading', { name: 'Where does your money come from?' })).toBeVisible();
      await expect(form.getByRole('timer', { name: 'Time left' })).toBeVisible();
      await pressEscapeIn(form);
      await expect(form).toBeVisible();
      for (const name of [
        'Salary',
        'Dividends',
        'Inheritance',
        'Sale of a company',
        'Sale of property',
        'Another source',
      ])
        await expect(source(form, name)).toBeVisible();
      await lobby.expectAccessible();
    });

    await test.step('a source is complete with a tick and a file; several may be', async () => {
      await source(form, 'Salary').click();
      const salary = sectionOf(form, 'Salary');
      await salary.getByRole('button', { name: 'About: Payslips' }).click();
      await expect(page.getByRole('dialog', { name: 'Payslips' })).toContainText('Of the last three months');
      await lobby.expectAccessible();
      await page.keyboard.press('Escape');
      await salary.getByRole('checkbox', { name: 'Payslips' }).check();
      await expect(form.getByText('All changes are saved.')).toBeVisible();
      await upload(salary, 'payslip.png');
      await expect(source(form, 'Salary')).toContainText('Complete');
      await source(form, 'Dividends').click();
      await sectionOf(form, 'Dividends').getByRole('checkbox', { name: 'Tax return' }).check();
      await expect(source(form, 'Dividends')).toContainText('Not complete');
      await expect(form.getByText('Not complete yet: Dividends.')).toBeVisible();
      await expect(form.getByRole('button', { name: 'Hand it over' })).toBeDisabled();
      await expect(form.getByText('All changes are saved.')).toBeVisible();
      await lobby.expectAccessible();
    });

    await test.step('a reload keeps all of it', async () => {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(source(form, 'Salary')).toContainText('Complete');
      const dividends = sectionOf(form, 'Dividends');
      await expect(dividends.getByRole('checkbox', { name: 'Tax return' })).toBeChecked();
      await upload(dividends, 'return.png');
      await expect(source(form, 'Dividends')).not.toContainText('Not complete');
      await source(form, 'Salary').click();
      await expect(sectionOf(form, 'Salary').getByText('payslip.png')).toBeVisible();
    });

    await test.step('closing it removes the parameters, and opens neither the game nor a deposit', async () => {
      await form.getByRole('button', { name: 'CLOSE' }).click();
      await expect(form).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/en/games/${slug}/\\?utm_source=mail$`));
      await expect(page.getByRole('heading', { name: 'Something comes first' })).toBeVisible();
      await expect(page.locator('main iframe')).toHaveCount(0);
      expect(requests.map(operationOf)).not.toContain('LaunchGame');
      await page.getByRole('button', { name: 'Show it' }).click();
      await expect(form).toBeVisible();
    });

    await test.step('handed over, the player plays', async () => {
      await form.getByRole('button', { name: 'Hand it over' }).click();
      await expect(form.getByText('We are checking what you handed over')).toBeVisible();
      await lobby.expectAccessible();
      expect(requests.map(operationOf)).not.toContain('LaunchGame');
      await form.getByRole('button', { name: 'Continue' }).click();
      await runningGame(page);
      await lobby.open('/en/promotions/');
      await expect(lobby.accountMenu()).toBeVisible();
      await expect(banner(page, 'SowRequired')).toHaveCount(0);
      await expect(form).toHaveCount(0);
    });
  },
);

test(
  'documents that are requested are handed in, and block play once they are overdue (R-1-017, R-3-044)',
  { tag: '@desktop' },
  async ({ page, lobby, signInWith }) => {
    const { email } = await signInWith();
    const requested = { player: email, status: 'Pending', comment: 'A payslip of May', requestedFundingType: 'Salary' };
    await lobby.console('sourceOfWealth', { ...requested, dueDate: inDays(5) });
    await page.setViewportSize({ width: 320, height: 640 });
    const form = overlay(page);

    await test.step('before they are due, there is a notice, and the player can open them', async () => {
      await page.goto('/en/promotions/', { waitUntil: 'domcontentloaded' });
      await expect(banner(page, 'SowUploadRequired')).toBeVisible();
      await expect(form).toHaveCount(0);
      await page.goto('/en/source-of-wealth/', { waitUntil: 'domcontentloaded' });
      await expect(form.getByText('A payslip of May')).toBeVisible();
      await expect(page).toHaveURL(/\/en\/$/);
      await expectNoSidewaysScrolling(page);
      await lobby.expectAccessible();
    });

    await test.step('back closes the form with the page below it', async () => {
      await goBack(page);
      await expect(page).toHaveURL(/\/en\/promotions\/$/);
      await expect(form).toHaveCount(0);
    });

    await test.step('once they are overdue, the form comes by itself', async () => {
      await lobby.console('sourceOfWealth', { ...requested, dueDate: inDays(-1) });
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(form.getByText(/^This was asked for by/)).toBeVisible();
      await form.getByRole('button', { name: 'CLOSE' }).click();
      await expect(form).toHaveCount(0);
      await openQuickDeposit(page);
      await expect(form).toBeVisible();
      await expect(quickDeposit(page)).toHaveCount(0);
    });

    await test.step('handed in, they block nothing', async () => {
      await upload(form, 'may.png');
      await form.getByRole('button', { name: 'Submit' }).click();
      await expect(form.getByText('We are checking what you handed over')).toBeVisible();
      await form.getByRole('button', { name: 'Continue' }).click();
      await expect(banner(page, 'SowUploadRequired')).toHaveCount(0);
      // The deposit has waited for it.
      await expect(quickDeposit(page)).toBeVisible();
    });
  },
);
