import type { Page } from '@playwright/test';
import { openQuickDeposit, partnerFingerprint, quickDeposit } from '../support/cashier.ts';
import { recordRequests, operationOf } from '../support/wire.ts';
import { expect, expectBalance, firstSlugOf, openGame, runningGame, test } from '../support/player.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reality check' });
/** A little more than the player's period of a minute, as if the page had been open for so long. */
const period = '01:02';
const checkCode = /assets\/RealityCheck-.*\.js/;

test('interrupts play at the player’s period, in games and outside (R-6-016, A-129, A-130)', async ({
  page,
  context,
  lobby,
  account,
  enter,
}) => {
  const requests = recordRequests(context);
  const answers = () => requests.filter((request) => operationOf(request) === 'AcknowledgeRealityCheck');
  let received = 0;
  page.on('requestfinished', (request) => {
    if (operationOf(request) === 'AcknowledgeRealityCheck') received += 1;
  });
  await lobby.console('realityCheck', { player: account.email, minutes: 1 });
  await page.clock.install();
  await enter();

  await test.step('not before the first game', async () => {
    await lobby.passTime(period);
    await expect(dialog(page)).toHaveCount(0);
    expect(await lobby.cookie('gameInit')).toBeUndefined();
  });
  const slug = await firstSlugOf(context, 'slots');
  const frame = await openGame(page, slug);
  await frame.getByRole('button', { name: 'Spin' }).click();
  await expect.poll(() => lobby.cookie('gameInit')).toBeDefined();
  await expect(frame.getByRole('button', { name: 'Spin' })).not.toHaveAttribute('aria-disabled', 'true');
  await expect(dialog(page)).toHaveCount(0);

  await test.step('OK goes on, and is recorded', async () => {
    await lobby.passTime(period);
    await expect(dialog(page)).toContainText(/Time played00:0[1-9]:\d\d/);
    await expect(dialog(page)).toContainText('Staked€1.00');
    await expect(frame.getByText('The game is paused')).toBeVisible();
    // A key pressed to spin must not answer the dialog.
    await expect(dialog(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(dialog(page)).toBeFocused();
    await dialog(page).getByRole('button', { name: 'OK' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(frame.getByText('The game is paused')).toBeHidden();
    await expect.poll(() => received).toBe(1);
    expect(answers()[0]?.postDataJSON()).toMatchObject({ variables: { time: expect.stringMatching(/^\d{4}-.*Z$/) } });
    await expect(page).toHaveURL(`/en/games/${slug}/`);
  });
  await test.step('Escape counts as OK', async () => {
    await lobby.passTime(period);
    await expect(dialog(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => received).toBe(2);
    await expect(page).toHaveURL(`/en/games/${slug}/`);
  });
  await test.step('CLOSE leaves the game', async () => {
    await lobby.passTime(period);
    await dialog(page).getByRole('button', { name: 'CLOSE' }).click();
    await expect(page).toHaveURL('/en/');
    await expect.poll(() => received).toBe(3);
  });
  await test.step('and it comes outside games too', async () => {
    await lobby.passTime(period);
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'CLOSE' }).click();
    await expect(page).toHaveURL('/en/');
    await expect.poll(() => received).toBe(4);
  });
});

test(
  'is one for the player, however many tabs are open (A-130)',
  { tag: '@desktop' },
  async ({ page, context, lobby, account, enterGame }) => {
    await lobby.console('realityCheck', { player: account.email, minutes: 1 });
    await context.clock.install();
    await enterGame('slots');
    const second = await context.newPage();
    await second.goto('/en/');
    await expectBalance(second, '€100.00');
    await lobby.passTime(period);
    const both = async () => (await dialog(page).count()) + (await dialog(second).count());
    await expect.poll(both).toBe(1);
    const asking = (await dialog(page).count()) === 1 ? page : second;
    await dialog(asking).getByRole('button', { name: 'OK' }).click();
    await expect.poll(both).toBe(0);
    // Half a period later it is still not shown again.
    await lobby.passTime('00:30');
    expect(await both()).toBe(0);
  },
);

test.describe('when it is due', () => {
  test.use({ expectedErrors: partnerFingerprint });

  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    'the address of deposits': (page) => page.goto('/en/deposit/'),
    'an address with three parameters': (page) => page.goto('/en/?autoSubmit=true&paymentMethod=ewallet&amount=50.00'),
    'the button': async (page) => {
      await page.goto('/en/');
      await openQuickDeposit(page);
    },
  };
  for (const [way, open] of Object.entries(ways))
    test(
      `${way} opens the cashier only after it, however late its code is (R-2-059, R-2-062, R-6-016, A-131)`,
      { tag: '@desktop' },
      async ({ page, context, lobby, account, enterGame }) => {
        await lobby.console('realityCheck', { player: account.email, minutes: 1 });
        await enterGame('slots');
        await expect.poll(() => lobby.cookie('gameInit')).toBeDefined();
        const [start] = (await context.cookies()).filter(({ name }) => name.includes('gameInit'));
        if (!start) throw new Error('Play has no start.');
        const longAgo = new Date(Date.now() - 600_000).toISOString();
        await context.addCookies([{ ...start, value: encodeURIComponent(longAgo) }]);

        const code = Promise.withResolvers<void>();
        await context.route(checkCode, async (route) => {
          await code.promise;
          await route.continue();
        });
        await open(page);
        await expect(quickDeposit(page)).toBeVisible();
        await expect(quickDeposit(page).locator('iframe')).toHaveCount(0);
        code.resolve();
        await expect(dialog(page)).toBeVisible();
        await expect(quickDeposit(page)).toHaveCount(0);
        await dialog(page).getByRole('button', { name: 'OK' }).click();
        await expect(quickDeposit(page).locator('iframe')).toBeVisible();
      },
    );
});

test.describe('without the code of the reality check', () => {
  test.use({
    expectedErrors: new RegExp(`RealityCheck|dynamically imported module|ERR_FAILED|${partnerFingerprint.source}`),
  });

  test(
    'no game for real money starts; it does by itself once the code has come (R-6-016, A-131)',
    { tag: '@desktop' },
    async ({ page, context, lobby, signInWith }) => {
      await context.route(checkCode, (route) => route.abort());
      await signInWith();
      await page.goto(`/en/games/${await firstSlugOf(context, 'slots')}/`);
      await expect(page.getByRole('heading', { name: 'The game is waiting' })).toBeVisible();
      await expect(page.locator('main iframe')).toHaveCount(0);
      await lobby.expectAccessible();
      await context.unroute(checkCode);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await runningGame(page);
    },
  );

  test(
    'no deposit begins; it does by itself once the code has come (R-6-016, A-131)',
    { tag: '@desktop' },
    async ({ page, context, lobby, signInWith }) => {
      await context.route(checkCode, (route) => route.abort());
      await signInWith();
      await page.goto('/en/deposit/');
      await expect(quickDeposit(page).getByRole('alert')).toContainText('The cashier is waiting');
      await expect(quickDeposit(page).locator('iframe')).toHaveCount(0);
      await lobby.expectAccessible();
      await context.unroute(checkCode);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(quickDeposit(page).locator('iframe')).toBeVisible();
    },
  );
});

test.describe('in a brand of another licence', () => {
  test.use({ brand: 'elmst' });

  test('there is no reality check, and a clock of the session runs in the header (R-1-004, R-6-016, A-140)', async ({
    page,
    context,
    lobby,
    account,
  }) => {
    await lobby.console('realityCheck', { player: account.email, minutes: 1 });
    await lobby.console('balance', { player: account.email, balance: '100.00' });
    await page.clock.install();
    await lobby.signIn(account);
    await page.goto('/en/');
    const clock = page.getByRole('timer');
    await expect(clock).toHaveText(/^00:00:\d\d$/);
    await openGame(page, await firstSlugOf(context, 'slots'));
    await lobby.passTime('01:00:00');
    await expect(clock).toHaveText(/^01:0\d:\d\d$/);
    await expect(dialog(page)).toHaveCount(0);
    expect(await lobby.cookie('gameInit')).toBeUndefined();
  });
});

test(
  'where the licence asks for none there is no session clock (R-1-004)',
  { tag: '@desktop' },
  async ({ page, enter }) => {
    await enter();
    await expect(page.getByRole('banner').getByRole('timer')).toHaveCount(0);
  },
);
