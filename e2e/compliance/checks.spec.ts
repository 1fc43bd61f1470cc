import type { Locator, Page } from '@playwright/test';
import { openQuickDeposit, quickDeposit } from '../support/cashier.ts';
import { operationOf, recordRequests, routeOperation } from '../support/requests.ts';
import { expect, firstGameSlug, openGame, runningGame, test } from '../support/player.ts';
import { goBack, pressEscapeIn } from '../support/lobby.ts';
import { expectToFitSmallestWindow } from '../support/width.ts';

const blockedNotice = (page: Page): Locator => page.getByRole('heading', { name: 'Something comes first' });
const identityDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Please verify your identity' });
/** Between casino and sports; gone while a check is active, whatever is in front of it. */
const quickMenu = (page: Page): Locator => page.getByLabel('Products', { exact: true });
const identityFrame = (page: Page) => page.locator('iframe[title="Identity check"]').contentFrame();

test.describe('what a player has to accept', () => {
  // An answer is lost on purpose.
  test.use({ expectedErrors: /ERR_FAILED|AcceptTerms: \[Network\]/ });

  test(
    'terms and pop-ups come first, one after the other, and then the game (R-4-033, A-129, A-131, A-141)',
    { tag: '@phone' },
    async ({ page, context, lobby, signInWith }) => {
      const account = await signInWith();
      const { email: player } = account;
      await lobby.console('terms', { player, accepted: false });
      await lobby.console('popUp', { player, id: 'terms-2026' });
      const text = '<p>Games <b>rest</b> tonight.</p><iframe title="offer"></iframe>';
      await lobby.console('popUp', { player, id: `rest-${player}`, title: 'Tonight', text });
      const requests = recordRequests(context);
      const launches = () => requests.filter((request) => operationOf(request) === 'LaunchGame').length;
      const slug = await firstGameSlug(context, 'slots');
      await page.goto(`/en/games/${slug}/`, { waitUntil: 'domcontentloaded' });

      const terms = page.getByRole('dialog', { name: 'Our terms' });
      await expect(terms).toBeVisible();
      await lobby.expectAccessible();
      await expectToFitSmallestWindow(page);

      await test.step('Escape leaves them unaccepted, and the game where it was', async () => {
        await pressEscapeIn(terms);
        await expect(terms).toBeHidden();
        await expect(blockedNotice(page)).toBeVisible();
        await lobby.expectAccessible();
        await page.getByRole('button', { name: 'Show it' }).click();
        await expect(terms).toBeVisible();
      });
      await test.step('they can be read before they are accepted', async () => {
        await terms.getByRole('link', { name: 'Terms and conditions' }).click();
        await expect(page).toHaveURL(/\/en\/terms-and-conditions\/$/);
        await expect(terms).toBeHidden();
        await goBack(page);
        await expect(terms).toBeVisible();
      });
      await test.step('an answer that is lost is requested again', async () => {
        let isLost = true;
        await routeOperation(context, 'AcceptTerms', (route) => (isLost ? route.abort() : route.fallback()));
        await terms.getByRole('button', { name: 'I accept' }).click();
        await expect(terms.getByRole('alert')).toContainText('could not be sent');
        isLost = false;
        await terms.getByRole('button', { name: 'I accept' }).click();
      });
      await test.step('the operator’s texts follow, one at a time', async () => {
        const first = page.getByRole('dialog', { name: 'Our terms have changed' });
        await expect(first).toContainText('withdrawals are paid within a day');
        await expect(page.getByRole('dialog')).toHaveCount(1);
        await lobby.expectAccessible();
        await first.getByRole('button', { name: 'I accept' }).click();
        const second = page.getByRole('dialog', { name: 'Tonight' });
        await expect(second.getByText('rest', { exact: true })).toBeVisible();
        await expect(second.locator('iframe')).toHaveCount(0);
        expect(launches()).toBe(0);
        await second.getByRole('button', { name: 'I accept' }).click();
      });
      await runningGame(page);
      expect(launches()).toBe(1);

      await test.step('one that arrives in the middle of a game pauses it', async () => {
        const frame = await runningGame(page);
        await lobby.waitForSubscriptions(account);
        await lobby.console('popUp', {
          player,
          id: `again-${player}`,
          title: 'Once more',
          text: '<p>Well played.</p>',
        });
        const pushed = page.getByRole('dialog', { name: 'Once more' });
        await expect(pushed).toContainText('Well played.');
        await expect(frame.getByText('The game is paused')).toBeVisible();
        await pushed.getByRole('button', { name: 'CLOSE' }).click();
        await expect(blockedNotice(page)).toBeVisible();
        await page.getByRole('button', { name: 'Show it' }).click();
        await pushed.getByRole('button', { name: 'I accept' }).click();
        await expect(frame.getByText('The game is paused')).toBeHidden();
        await expect(blockedNotice(page)).toHaveCount(0);
        expect(launches()).toBe(1);
      });
    },
  );
});

const required = { status: 'Required', missing: ['Identity', 'Address'], deadline: '2099-01-01T12:00:00Z' };

test.describe('a check in which a token expires', () => {
  // The provider rejects the old token.
  test.use({ expectedErrors: /401 \(Unauthorized\) .*\/websdk\/applicant$/ });

  test(
    'a player proves who they are, after a second try and with a token that expires (R-1-017, R-3-043, R-4-033, R-6-021)',
    { tag: '@desktop' },
    async ({ page, context, lobby, signInWith, account }) => {
      const player = account.email;
      await lobby.console('kyc', { player, ...required });
      await signInWith();
      // The dialog may come before the balance, and hides it from assistive technology then.
      await lobby.open('/en/');
      await lobby.waitForSubscriptions(account);
      await expect(identityDialog(page)).toContainText('Still to be shown: identity and address');
      await expect(identityDialog(page)).toContainText('by Thursday, 1 January 2099 at 12:00.');
      await lobby.expectAccessible();
      await expectToFitSmallestWindow(page);
      await expect(quickMenu(page)).toHaveCount(0);

      await test.step('a deposit waits for it', async () => {
        await pressEscapeIn(identityDialog(page));
        await expect(identityDialog(page)).toBeHidden();
        await openQuickDeposit(page);
        await expect(identityDialog(page)).toBeVisible();
        await expect(quickDeposit(page)).toHaveCount(0);
      });
      await identityDialog(page).getByRole('link', { name: 'Verify now' }).click();
      await expect(page).toHaveURL(/\/en\/profile\/identity\/$/);
      const frame = identityFrame(page);
      await expect(frame.getByRole('heading', { name: 'Identity check' })).toBeVisible();
      await expect(identityDialog(page)).toBeHidden();
      await lobby.expectAccessible();
      await expectToFitSmallestWindow(page);

      await frame.getByRole('button', { name: 'Ask for better pictures' }).click();
      await expect(page.getByText('This was not enough yet.')).toBeVisible();
      await lobby.console('expireKycToken', { player });
      const renewal = page.waitForRequest((request) => operationOf(request) === 'StartKycSession');
      await frame.getByRole('button', { name: 'Approve' }).click();
      await renewal;
      await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible();
      await expect(page.getByText(/verify your identity/)).toHaveCount(0);
      await expect(quickMenu(page)).toHaveCount(1);
      await openGame(page, await firstGameSlug(context, 'slots'));
    },
  );
});
