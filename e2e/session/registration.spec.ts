import { expect, test } from '../support/leaks/journey.ts';
import type { Kind } from '../support/leaks/secrets.ts';
import { expectBalance } from '../support/player.ts';

const secrets: readonly Kind[] = ['access token', 'refresh token', 'e-mail', 'phone number'];
const own = () => String(Date.now()).slice(-7);

test.describe('a form on one page', () => {
  test.use({ expectedErrors: /./, secretKinds: [...secrets, 'password'] });
  test.beforeEach(({ lobby }) => lobby.console('country', { code: 'NO' }));

  test(
    'names what is wrong, loses nothing, and sets deposit limits where the licence has them at registration (R-6-012)',
    { tag: '@phone' },
    async ({ page, lobby }) => {
      const email = `new-${own()}@lobby.test`;
      await lobby.open('/en/register/?redir=/en/profile/limits/');
      const submit = page.getByRole('button', { name: 'Open my account' });
      const field = (name: string) => page.getByRole('textbox', { name });
      await submit.click();
      await expect(field('E-mail address')).toBeFocused();
      for (const label of ['E-mail address', 'Date of birth', 'City'])
        await expect(page.getByRole('button', { name: `${label}: Please fill this in.` })).toBeVisible();
      await lobby.expectAccessible();
      // The licence requires no personal number.
      await expect(page.getByLabel('Personal number')).toHaveCount(0);

      await field('E-mail address').fill(`${email.split('@')[0]}@invalid.test`);
      await field('Mobile phone number').fill(`+4740${own().slice(-6)}`);
      await field('First name').fill('Nora');
      await field('Last name').fill('Berg');
      await field('Day').fill('5');
      await page.getByLabel('Month', { exact: true }).fill('2');
      await field('Year').fill('1990');
      await field('Street and number').fill('Mill Lane 5');
      await field('Postal code').fill('0150');
      await field('City').fill('Oslo');
      await field('Daily deposit limit').fill('500');
      await field('Monthly deposit limit').fill('2,000.50');
      await page.getByRole('checkbox', { name: 'I accept the terms and conditions.' }).check();
      await page.getByRole('checkbox', { name: 'I accept the privacy policy.' }).check();
      await field('Password').fill('quite long enough');

      await test.step('a reload keeps all but the password', async () => {
        await page.reload({ waitUntil: 'domcontentloaded' });
        await expect(field('Year')).toHaveValue('1990');
        await expect(field('Daily deposit limit')).toHaveValue('500');
        await expect(page.getByRole('checkbox', { name: 'I accept the privacy policy.' })).toBeChecked();
        await expect(field('Password')).toHaveValue('');
        await field('Password').fill('quite long enough');
      });
      await test.step('what the platform rejects stands beside its field', async () => {
        await submit.click();
        await expect(field('E-mail address')).toBeFocused();
        await expect(page.getByRole('button', { name: 'E-mail address: This cannot be right.' })).toBeVisible();
        await expect(field('City')).toHaveValue('Oslo');
        await field('E-mail address').fill(email);
        await submit.click();
      });
      await expect(page).toHaveURL('/en/profile/limits/');
      await expect(page.getByText('kr 500.00').first()).toBeVisible();
      await expect(page.getByText('kr 2,000.50').first()).toBeVisible();
      const left = await page.evaluate(() => location.href + JSON.stringify({ ...sessionStorage, ...localStorage }));
      expect(left).not.toContain('Mill Lane');
    },
  );

  test(
    'stands on the lobby page where the flag says so, and its account is signed in there (R-9-060)',
    { tag: '@desktop' },
    async ({ page, lobby }) => {
      await page.addInitScript(() =>
        localStorage.setItem('featureFlags', JSON.stringify({ landing_registration: 'iframe' })),
      );
      await lobby.open('/en/');
      const frame = page.frameLocator('iframe[title="Create your account"]');
      const field = (name: string) => frame.getByRole('textbox', { name });
      await test.step('without header and footer, as high as it is', async () => {
        await page.locator('iframe').scrollIntoViewIfNeeded();
        await expect(frame.getByRole('button', { name: 'Open my account' })).toBeVisible();
        for (const part of ['banner', 'contentinfo', 'navigation'] as const)
          await expect(frame.getByRole(part)).toHaveCount(0);
        const scrolls = () => frame.locator(':root').evaluate((root) => root.scrollHeight - root.clientHeight);
        await expect.poll(scrolls).toBe(0);
      });
      await test.step('what leads elsewhere leaves with the whole page', async () => {
        await frame.getByRole('link', { name: 'I have an account' }).click();
        await expect(page).toHaveURL('/en/login/');
        await page.goBack();
      });
      await field('E-mail address').fill(`new-${own()}@lobby.test`);
      await field('Mobile phone number').fill(`+4740${own().slice(-6)}`);
      await field('First name').fill('Nora');
      await field('Last name').fill('Berg');
      await field('Day').fill('5');
      await frame.getByLabel('Month', { exact: true }).fill('2');
      await field('Year').fill('1990');
      await field('Street and number').fill('Mill Lane 5');
      await field('Postal code').fill('0150');
      await field('City').fill('Oslo');
      await frame.getByRole('checkbox', { name: 'I accept the terms and conditions.' }).check();
      await frame.getByRole('checkbox', { name: 'I accept the privacy policy.' }).check();
      await field('Password').fill('quite long enough');
      await frame.getByRole('button', { name: 'Open my account' }).click();
      // The new number is to be verified: what is below the dialog is no banner meanwhile.
      await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
      await expectBalance(page, 'kr 0.00');
      await expect(page).toHaveURL('/en/');
      await expect(page.locator('iframe')).toHaveCount(0);
    },
  );
});
