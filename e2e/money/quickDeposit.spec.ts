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
  'two of the three parameters do not open quick deposit, nor do all three for a visitor (R-2-062)',
  { tag: '@desktop' },
  async ({ page, lobby, signInWith }) => {
    const parameters = { autoSubmit: 'true', paymentMethod: 'creditcard', amount: '50' };
    await lobby.open(`/en/?${new URLSearchParams(parameters)}`, 'idle');
    await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await signInWith();
    for (const missing of Object.keys(parameters)) {
      const query = new URLSearchParams(parameters);
      query.delete(missing);
      // The parameters are read once player and guards have loaded, and a dialog loads more: it would show by then.
      await lobby.open(`/en/?${query}`, 'idle');
      await expect(page.getByRole('banner')).toContainText('€100.00');
      await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
      await expect(page.getByRole('dialog'), `without ${missing}`).toHaveCount(0);
    }
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

test(
  'the minimum deposit is the larger of the platform’s and the currency’s (R-9-061, R-5-007)',
  { tag: '@desktop' },
  async ({ page, context, signInWith }) => {
    await signInWith();
    let platformMinimum = '';
    await context.route('**/api/graphql', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(
        /"minDepositAmount":"[\d.]+"/g,
        `"minDepositAmount":"${platformMinimum}"`,
      );
      await route.fulfill({ response: answer, body });
    });
    for (const [minimum, shown] of [
      ['5.00', '€20.00 EUR'],
      ['50.00', '€50.00 EUR'],
    ] as const) {
      platformMinimum = minimum;
      await page.goto('/en/deposit/');
      await expect(quickDeposit(page).getByText(`Minimum deposit: ${shown}`)).toBeVisible();
    }
  },
);

test(
  'a player whose deposits are blocked reads why, and can still withdraw (A-132)',
  { tag: '@phone' },
  async ({ page, lobby, signInWith }) => {
    const { email } = await signInWith();
    await lobby.console('block', { player: email, deposits: true });
    await page.goto('/en/deposit/');
    const reason = page.getByRole('dialog', { name: 'You cannot deposit' });
    await expect(reason).toContainText('Deposits are blocked on your account.');
    await lobby.expectAccessible();
    await reason.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Deposit' })).toHaveCount(
      0,
    );
    await page.goto('/en/withdraw/');
    await expect(quickDeposit(page).getByRole('tab', { name: 'Withdraw' })).toHaveAttribute('aria-selected', 'true');
    await expect(cashierFrame(page).getByRole('heading', { name: 'Withdraw' })).toBeAttached();
  },
);

test(
  'a player for whom instant banking is blocked reads so, and starts with another method (R-6-005)',
  { tag: '@desktop' },
  async ({ page, lobby, signInWith }) => {
    const { email } = await signInWith();
    await lobby.console('block', { player: email, instantBanking: true });
    await page.goto('/en/?autoSubmit=true&paymentMethod=bank&amount=50.00');
    await expect(quickDeposit(page).getByText(/Instant banking is blocked/)).toBeVisible();
    await expect(cashierFrame(page).getByLabel(/^Amount/)).toHaveValue('50.00');
    const params = new URL((await quickDeposit(page).locator('iframe').getAttribute('src')) ?? '').searchParams;
    expect(params.get('providerType')).toBe('creditcard');
    await paymentMethod(page).getByRole('button', { name: 'Change' }).click();
    for (const name of [/^Trustly/, /^Bank transfer/]) {
      const method = paymentMethod(page).getByRole('listitem').getByRole('button', { name });
      await expect(method).toBeDisabled();
      await expect(method).toContainText('Blocked on your account');
    }
    await expect(
      paymentMethod(page)
        .getByRole('listitem')
        .getByRole('button', { name: /^Wallet/ }),
    ).toBeEnabled();
    await lobby.expectAccessible();
  },
);

test(
  'the notice of a requested withdrawal shows once (R-2-064, A-077)',
  { tag: '@desktop' },
  async ({ page, signInWith }) => {
    await signInWith();
    // The notice disappears by itself, so the test looks for it from the first moment: the page is still to come.
    await page.goto('/en/?showToast=InitWithdrawal&keep=this', { waitUntil: 'commit' });
    const notice = page.getByRole('status').filter({ hasText: 'Your withdrawal has been requested.' });
    await expect(notice).toHaveCount(1, { timeout: 45_000 });
    await expect(page).toHaveURL('/en/?keep=this');
    await page.reload();
    await expect(page.getByRole('banner')).toContainText('€100.00');
    await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);

test.describe('when no cashier session can be started', () => {
  test.use({ expectedErrors: new RegExp(`503|\\[Network\\]|${cashierPolicyError.source}`) });

  test(
    'quick deposit says why, and a retry succeeds',
    { tag: '@desktop' },
    async ({ page, context, lobby, signInAndOpen }) => {
      await signInAndOpen({ path: '/en/promotions/' });
      await routeOperation(context, 'StartCashierSession', (route) => route.fulfill({ status: 503, body: 'Down' }));
      await openQuickDeposit(page);
      const alert = quickDeposit(page).getByRole('alert');
      await expect(alert).toContainText('The cashier cannot be reached right now');
      await expect(alert).toContainText('No money has moved.');
      await lobby.expectAccessible();
      await context.unrouteAll({ behavior: 'wait' });
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(cashierFrame(page).getByLabel(/^Amount/)).toBeVisible();
    },
  );
});
