import type { Locator } from '@playwright/test';
import { expect, test } from '../support/leaks/journey.ts';
import { followSignInLink } from '../support/lobby.ts';
import type { Recorder } from '../support/leaks/recorder.ts';
import { operationOf } from '../support/requests.ts';

/**
 * No token, code, password, e-mail address, phone or personal number in an address that stays, a referrer, a log, a report or a
 * storage that is not for it: journeys in which much fails. Others are searched where they stand: `support/leaks/journey.ts`.
 */
test.use({ expectedErrors: /./ });

const expectReport = (leaks: Recorder, pattern: RegExp) =>
  expect.poll(() => leaks.reports.filter((text) => pattern.test(text)).length).toBeGreaterThan(0);

/**
 * Lets whatever is rendered with a date or an amount from now on fail, with all that is secret in its message, and follows a link at
 * once: the error of what else is rendered meanwhile would lie over it.
 */
const breakRenderingAndFollow = (link: Locator, { secrets }: Recorder) =>
  link.evaluate((element: HTMLElement, message) => {
    const fail = () => {
      throw new Error(message);
    };
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get: fail });
    Intl.DateTimeFormat.prototype.formatToParts = fail;
    Intl.NumberFormat.prototype.formatToParts = fail;
    element.click();
  }, `Broken: ${secrets.echo}`);

test.describe('a sign-in at the provider, the account and a sign-out', () => {
  test.use({
    secretKinds: [
      'access token',
      'refresh token',
      'ID token',
      'authorization code',
      'code verifier',
      'e-mail',
      'password',
    ],
  });

  test(
    'leave nothing behind, also where they fail, and a failed query is reported once (R-8-023)',
    { tag: '@desktop' },
    async ({ page, context, lobby, account, leaks, fail }) => {
      await lobby.open('/en/promotions/');
      await followSignInLink(page);
      await test.step('the provider fails once, with a code that nobody has used', async () => {
        const failure = { status: 500, contentType: 'text/plain', body: 'Out of order' };
        await context.route('**/protocol/openid-connect/token', (route) => route.fulfill(failure), { times: 1 });
        await page.locator('input[name="email"]').fill(account.email);
        await page.locator('input[name="password"]').fill(account.password);
        await page.locator('button.primary').click();
        await expect(page.getByRole('alert')).toContainText('Login failed');
        await leaks.readStored(page);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(lobby.accountMenu()).toBeVisible();
      });
      await test.step('queries fail, then rendering', async () => {
        const mendValidity = await fail('ContactValidity', 'HTTP 500');
        await lobby.open('/en/profile/');
        // One, although the query was sent twice.
        await expect
          .poll(() => leaks.reportedErrors.filter((error) => error.includes('ContactValidity')))
          .toEqual([expect.stringMatching(/ContactValidity: \[Network\] /)]);
        mendValidity();
        await fail('PaymentTotals', 'GraphQL error');
        const answer = page.waitForResponse((response) => operationOf(response.request()) === 'PaymentTotals');
        const pages = page.getByRole('navigation', { name: 'Your account' });
        await pages.getByRole('link', { name: 'Overview', exact: true }).click();
        await answer;
        await breakRenderingAndFollow(pages.getByRole('link', { name: 'Sign-ins', exact: true }), leaks);
        await expectReport(leaks, /Broken/);
      });
      await lobby.open('/en/profile/');
      await expect(page.getByRole('region', { name: 'How we reach you' })).toContainText(account.email);
      await leaks.readStored(page);
      await lobby.signOut();
      await expect(page).toHaveURL('/en/login/');
      for (const name of ['idpAccessToken', 'refreshToken']) expect(await lobby.cookie(name)).toBeUndefined();
    },
  );
});

test.describe('a new e-mail address', () => {
  test.use({ secretKinds: ['access token', 'refresh token', 'e-mail', 'link token', 'one-time code'] });

  test(
    'leaves nothing behind, by code and by link, also where they fail',
    { tag: '@desktop' },
    async ({ page, lobby, account, leaks, fail }) => {
      const email = `new-${account.email}`;
      await lobby.signIn(account);
      await lobby.open('/en/profile/');
      const row = page.locator('dt', { hasText: 'E-mail' }).locator('..').locator('dd');
      await row.getByRole('button', { name: 'Change e-mail address' }).click();
      await row.getByRole('textbox').fill(email);
      await row.getByRole('button', { name: 'Send code' }).click();
      await expect(row.getByRole('textbox', { name: 'Code' })).toBeVisible();
      const [sent] = await lobby.console<{ code: string }[]>('verificationCodes', { player: account.email });
      leaks.secrets.learn(sent);
      await row.getByRole('textbox', { name: 'Code' }).fill(sent?.code === '000000' ? '000001' : '000000');
      await row.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText('4 attempts left.')).toBeVisible();
      await leaks.readStored(page);

      const link = { player: account.email, origin: 'EmailChange', email };
      const { path } = await lobby.console<{ path: string }>('emailLink', link);
      const restore = await fail('VerifyEmail', 'HTTP 500');
      await leaks.openLink(page, path);
      await expectReport(leaks, /VerifyEmail/);
      restore();
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Your new address is confirmed.')).toBeVisible();
    },
  );
});
