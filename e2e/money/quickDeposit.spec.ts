import type { Page } from '@playwright/test';
import { cashierFrame, openQuickDeposit, cashierPolicyError, paymentMethod, quickDeposit } from '../support/cashier.ts';
import { expect, goBack, test } from '../support/player.ts';
import { routeOperation } from '../support/requests.ts';
import { patientCashier } from '../support/timings.ts';

test.use({ expectedErrors: cashierPolicyError });
test.use({ timings: patientCashier });

/** Number of elements that dim the whole window. */
const countBackdrops = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((element) => {
        const { position, backgroundColor } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const hasBackground = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
        return position === 'fixed' && hasBackground && width >= innerWidth && height >= innerHeight;
      }).length,
  );

test('quick deposit opens at its full height, has no backdrop, and stays open on Escape (R-4-004, R-4-005)', async ({
  page,
  context,
  lobby,
  signInAndOpen,
}) => {
  await signInAndOpen({ path: '/en/promotions/' });
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('combobox')).toBeFocused();
  expect(await countBackdrops(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();

  const close = quickDeposit(page).getByRole('button', { name: 'CLOSE' });
  await test.step('its close button does not move while it loads', async () => {
    const [wallet, session] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const releases = { Wallet: wallet, StartCashierSession: session } as const;
    for (const name of ['Wallet', 'StartCashierSession'] as const)
      await routeOperation(context, name, async (route) => {
        await releases[name].promise;
        await route.continue();
      });
    await openQuickDeposit(page);
    const top = async () => Math.round((await close.boundingBox())?.y ?? 0);
    // `trial` waits until the button no longer moves.
    await close.click({ trial: true });
    const before = await top();
    wallet.resolve();
    await expect(quickDeposit(page).getByText(/^Minimum deposit/)).toBeVisible();
    expect(await top()).toBe(before);
    session.resolve();
    await expect(cashierFrame(page).getByLabel(/^Amount/)).toBeVisible();
    expect(await top()).toBe(before);
  });
  expect(await countBackdrops(page)).toBe(0);
  await lobby.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(cashierFrame(page).getByLabel(/^Amount/)).toBeVisible();
  await close.click();
  await expect(quickDeposit(page)).toBeHidden();
});

test(
  'addresses open quick deposit; a change of the route, a message and its button close it (R-2-020, R-2-059, R-2-060, R-2-061, R-2-062, R-2-063)',
  { tag: '@desktop' },
  async ({ page, signInWith }) => {
    const amount = cashierFrame(page).getByLabel(/^Amount/);
    await signInWith();
    await test.step('/deposit/ and /withdraw/ lead to the lobby, and both open a deposit', async () => {
      for (const path of ['withdraw', 'deposit']) {
        await page.goto(`/en/${path}/`);
        await expect(quickDeposit(page).getByRole('tab', { name: 'Deposit' })).toHaveAttribute('aria-selected', 'true');
        await expect(page).toHaveURL('/en/');
        await expect(page.getByRole('heading', { name: 'Casino lobby', includeHidden: true })).toBeAttached();
      }
    });
    await test.step('the message closeQuickDeposit closes it, no other does', async () => {
      await expect(amount).toBeVisible();
      await page.evaluate(() => {
        for (const message of [null, { type: 'closeSomethingElse' }, 'close']) window.postMessage(message, '*');
      });
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await expect(quickDeposit(page)).toBeVisible();
      await page.evaluate(() => window.postMessage({ type: 'closeQuickDeposit' }, window.location.origin));
      await expect(quickDeposit(page)).toBeHidden();
    });
    await test.step('a step back in the history closes it', async () => {
      await page.getByRole('navigation', { name: 'Browse games' }).getByRole('link', { name: 'Slots' }).click();
      await expect(page).toHaveURL('/en/game-list/slots/');
      await openQuickDeposit(page);
      await expect(amount).toBeVisible();
      await goBack(page);
      await expect(quickDeposit(page)).toBeHidden();
      await expect(page).toHaveURL('/en/');
    });
    await test.step('three parameters prefill it, and go with four others when it closes', async () => {
      await page.goto(
        '/en/?autoSubmit=true&paymentMethod=ewallet&amount=55.00&currency=EUR&preselectedChallengeId=7&autoSignIn=1&locale=en&keep=this',
      );
      await expect(amount).toHaveValue('55.00');
      await expect(paymentMethod(page)).toContainText(/^Wallet/);
      await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
      await expect(quickDeposit(page)).toBeHidden();
      await expect(page).toHaveURL('/en/?keep=this');
    });
  },
);
