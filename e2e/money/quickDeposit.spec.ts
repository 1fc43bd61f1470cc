import type { Page } from '@playwright/test';
import { cashier, openQuickDeposit, partnerFingerprint, quickDeposit } from '../support/cashier.ts';
import { expect, goBack, test } from '../support/player.ts';
import { routeOperation } from '../support/wire.ts';

test.use({ expectedErrors: partnerFingerprint });

/** Layers that dim the whole window. */
const backdrops = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((element) => {
        const { position, backgroundColor } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const dims = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
        return position === 'fixed' && dims && width >= innerWidth && height >= innerHeight;
      }).length,
  );

test('has its full height from the start: the close button does not move while it loads', async ({
  page,
  context,
  enter,
}) => {
  await enter({ path: '/en/promotions/' });
  const [wallet, session] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const answers = { Wallet: wallet, StartCashierSession: session } as const;
  for (const name of ['Wallet', 'StartCashierSession'] as const)
    await routeOperation(context, name, async (route) => {
      await answers[name].promise;
      await route.continue();
    });
  await openQuickDeposit(page);
  const close = quickDeposit(page).getByRole('button', { name: 'CLOSE' });
  const top = async () => Math.round((await close.boundingBox())?.y ?? 0);
  // `trial` waits until it stands still.
  await close.click({ trial: true });
  const before = await top();
  wallet.resolve();
  await expect(quickDeposit(page).getByText(/^Minimum deposit/)).toBeVisible();
  expect(await top()).toBe(before);
  session.resolve();
  await expect(cashier(page).getByLabel(/^Amount/)).toBeVisible();
  expect(await top()).toBe(before);
});

test('opens from the button, has no backdrop, and stays when Escape is pressed (R-4-004, R-4-005)', async ({
  page,
  lobby,
  enter,
}) => {
  await enter();
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('searchbox')).toBeFocused();
  expect(await backdrops(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();

  await openQuickDeposit(page);
  await expect(cashier(page).getByLabel(/^Amount/)).toBeVisible();
  expect(await backdrops(page)).toBe(0);
  await lobby.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(cashier(page).getByLabel(/^Amount/)).toBeVisible();
  await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
  await expect(quickDeposit(page)).toBeHidden();
});

for (const path of ['deposit', 'withdraw'])
  test(
    `/${path}/ leads to the lobby and opens it in deposit mode (R-2-020, R-2-059)`,
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
  'three parameters together open it filled in, and closing takes seven out of the address (R-2-062, R-2-063)',
  { tag: '@desktop' },
  async ({ page, signInWith }) => {
    await signInWith();
    await page.goto(
      '/en/?autoSubmit=true&paymentMethod=ewallet&amount=55.00&currency=EUR&preselectedChallengeId=7&autoSignIn=1&locale=en&keep=this',
    );
    const frame = cashier(page);
    await expect(frame.getByLabel(/^Amount/)).toHaveValue('55.00');
    await expect(frame.getByRole('radio', { name: /Wallet/ })).toBeChecked();
    await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
    await expect(quickDeposit(page)).toBeHidden();
    await expect(page).toHaveURL('/en/?keep=this');
  },
);

test(
  'two of the three parameters do not open it, nor do three for a visitor (R-2-062)',
  { tag: '@desktop' },
  async ({ page, signInWith }) => {
    const three = { autoSubmit: 'true', paymentMethod: 'creditcard', amount: '50' };
    await page.goto(`/en/?${new URLSearchParams(three)}`);
    await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await signInWith();
    for (const missing of Object.keys(three)) {
      const query = new URLSearchParams(three);
      query.delete(missing);
      await page.goto(`/en/?${query}`);
      await expect(page.getByRole('banner')).toContainText('€100.00');
      await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
      // The address is looked at once the player and the guards are there, and a dialog loads more: it would be here by then.
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('dialog'), `without ${missing}`).toHaveCount(0);
    }
  },
);

test('closes on a route change and when a message of the page asks for it (R-2-060, R-2-061)', async ({
  page,
  enter,
}) => {
  await enter();
  await page.getByRole('navigation', { name: 'Browse games' }).getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL('/en/game-list/slots/');
  await openQuickDeposit(page);
  await expect(cashier(page).getByLabel(/^Amount/)).toBeVisible();
  await goBack(page);
  await expect(quickDeposit(page)).toBeHidden();
  await expect(page).toHaveURL('/en/');

  await openQuickDeposit(page);
  await expect(cashier(page).getByLabel(/^Amount/)).toBeVisible();
  await page.evaluate(() => {
    for (const message of [null, { type: 'closeSomethingElse' }, 'close']) window.postMessage(message, '*');
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(quickDeposit(page)).toBeVisible();
  await page.evaluate(() => window.postMessage({ type: 'closeQuickDeposit' }, window.location.origin));
  await expect(quickDeposit(page)).toBeHidden();
});

test(
  'the least deposit is the larger of the platform’s and the currency’s (R-9-061, R-5-007)',
  { tag: '@desktop' },
  async ({ page, context, signInWith }) => {
    await signInWith();
    let served = '';
    await context.route('**/api/graphql', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(/"minDepositAmount":"[\d.]+"/g, `"minDepositAmount":"${served}"`);
      await route.fulfill({ response: answer, body });
    });
    for (const [least, shown] of [
      ['5.00', '€20.00 EUR'],
      ['50.00', '€50.00 EUR'],
    ] as const) {
      served = least;
      await page.goto('/en/deposit/');
      await expect(quickDeposit(page).getByText(`Minimum deposit: ${shown}`)).toBeVisible();
    }
  },
);

test(
  'a player who may not deposit reads why, and can still withdraw (A-132)',
  { tag: '@phone' },
  async ({ page, lobby, signInWith }) => {
    const { email } = await signInWith();
    await lobby.console('block', { player: email, deposits: true });
    await page.goto('/en/');
    await openQuickDeposit(page);
    const reason = page.getByRole('dialog', { name: 'You cannot deposit' });
    await expect(reason).toContainText('Deposits are blocked on your account.');
    await lobby.expectAccessible();
    await reason.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/en/withdraw/');
    await expect(quickDeposit(page).getByRole('tab', { name: 'Withdraw' })).toHaveAttribute('aria-selected', 'true');
    await expect(cashier(page).getByRole('heading', { name: 'Withdraw' })).toBeAttached();
  },
);

test(
  'a player who may not pay by bank reads so, and starts with another method (R-6-005)',
  { tag: '@desktop' },
  async ({ page, lobby, signInWith }) => {
    const { email } = await signInWith();
    await lobby.console('block', { player: email, instantBanking: true });
    await page.goto('/en/?autoSubmit=true&paymentMethod=bank&amount=50.00');
    await expect(quickDeposit(page).getByText(/Instant banking is blocked/)).toBeVisible();
    await expect(cashier(page).getByLabel(/^Amount/)).toHaveValue('50.00');
    await expect(cashier(page).getByRole('radio')).toHaveCount(2);
    await expect(cashier(page).getByRole('radio', { name: /Bank/ })).toHaveCount(0);
    // The cashier would select another method even if the lobby requested a bank.
    const params = new URL((await quickDeposit(page).locator('iframe').getAttribute('src')) ?? '').searchParams;
    expect(params.get('amount')).toBe('50.00');
    expect(params.get('providerType')).toBeNull();
  },
);

test(
  'the notice of a requested withdrawal shows once (R-2-064, A-077)',
  { tag: '@desktop' },
  async ({ page, signInWith }) => {
    await signInWith();
    // The notice goes away by itself: it is looked for from the first moment.
    await page.goto('/en/?showToast=InitWithdrawal&keep=this', { waitUntil: 'commit' });
    const notice = page.getByRole('status').filter({ hasText: 'Your withdrawal has been requested.' });
    await expect(notice).toHaveCount(1);
    await expect(page).toHaveURL('/en/?keep=this');
    await page.reload();
    await expect(page.getByRole('banner')).toContainText('€100.00');
    await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);

test.describe('while the platform gives no session', () => {
  test.use({ expectedErrors: new RegExp(`503|\\[Network\\]|${partnerFingerprint.source}`) });

  test(
    'quick deposit explains itself, and another try can succeed',
    { tag: '@desktop' },
    async ({ page, context, lobby, enter }) => {
      await enter({ path: '/en/promotions/' });
      await routeOperation(context, 'StartCashierSession', (route) => route.fulfill({ status: 503, body: 'Down' }));
      await openQuickDeposit(page);
      const alert = quickDeposit(page).getByRole('alert');
      await expect(alert).toContainText('The cashier cannot be reached right now');
      await expect(alert).toContainText('No money has moved.');
      await lobby.expectAccessible();
      await context.unrouteAll({ behavior: 'wait' });
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(cashier(page).getByLabel(/^Amount/)).toBeVisible();
    },
  );
});
