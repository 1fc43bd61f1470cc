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

test('quick deposit has its full height from the start: its close button does not move while it loads', async ({
  page,
  context,
  signInAndOpen,
}) => {
  await signInAndOpen({ path: '/en/promotions/' });
  const [wallet, session] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const releases = { Wallet: wallet, StartCashierSession: session } as const;
  for (const name of ['Wallet', 'StartCashierSession'] as const)
    await routeOperation(context, name, async (route) => {
      await releases[name].promise;
      await route.continue();
    });
  await openQuickDeposit(page);
  const close = quickDeposit(page).getByRole('button', { name: 'CLOSE' });
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

test('quick deposit opens from the button, has no backdrop, and stays open on Escape (R-4-004, R-4-005)', async ({
  page,
  lobby,
  signInAndOpen,
}) => {
  await signInAndOpen();
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('searchbox')).toBeFocused();
  expect(await countBackdrops(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();

  await openQuickDeposit(page);
  await expect(cashierFrame(page).getByLabel(/^Amount/)).toBeVisible();
  expect(await countBackdrops(page)).toBe(0);
  await lobby.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(cashierFrame(page).getByLabel(/^Amount/)).toBeVisible();
  await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
  await expect(quickDeposit(page)).toBeHidden();
});

for (const path of ['deposit', 'withdraw'])
  test(
    `/${path}/ redirects to the lobby and opens quick deposit in deposit mode (R-2-020, R-2-059)`,
    { tag: path === 'deposit' ? '@phone' : '@desktop' },
    async ({ page, signInWith }) => {
      await signInWith();
      await page.goto(`/en/${path}/`);
      await expect(quickDeposit(page)).toBeVisible();
      await expect(page).toHaveURL('/en/');
      await expect(quickDeposit(page).getByRole('tab', { name: 'Deposit' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('heading', { name: 'Casino lobby', includeHidden: true })).toBeAttached();
    },
  );

test(
  'three parameters together open quick deposit prefilled, and closing it removes seven parameters from the URL (R-2-062, R-2-063)',
  { tag: '@desktop' },
  async ({ page, signInWith }) => {
    await signInWith();
    await page.goto(
      '/en/?autoSubmit=true&paymentMethod=ewallet&amount=55.00&currency=EUR&preselectedChallengeId=7&autoSignIn=1&locale=en&keep=this',
    );
    const frame = cashierFrame(page);
    await expect(frame.getByLabel(/^Amount/)).toHaveValue('55.00');
    await expect(paymentMethod(page)).toContainText(/^Wallet/);
    await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
    await expect(quickDeposit(page)).toBeHidden();
    await expect(page).toHaveURL('/en/?keep=this');
  },
);

test(
  'quick deposit closes on a route change and on the message closeQuickDeposit (R-2-060, R-2-061)',
  { tag: '@desktop' },
  async ({ page, signInAndOpen }) => {
    await signInAndOpen();
    await page.getByRole('navigation', { name: 'Browse games' }).getByRole('link', { name: 'Slots' }).click();
    await expect(page).toHaveURL('/en/game-list/slots/');
    await openQuickDeposit(page);
    await expect(cashierFrame(page).getByLabel(/^Amount/)).toBeVisible();
    await goBack(page);
    await expect(quickDeposit(page)).toBeHidden();
    await expect(page).toHaveURL('/en/');

    await openQuickDeposit(page);
    await expect(cashierFrame(page).getByLabel(/^Amount/)).toBeVisible();
    await page.evaluate(() => {
      for (const message of [null, { type: 'closeSomethingElse' }, 'close']) window.postMessage(message, '*');
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(quickDeposit(page)).toBeVisible();
    await page.evaluate(() => window.postMessage({ type: 'closeQuickDeposit' }, window.location.origin));
    await expect(quickDeposit(page)).toBeHidden();
  },
);
