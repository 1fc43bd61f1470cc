import type { FrameLocator, Page } from '@playwright/test';
import { fillSignInForm, reachProvider } from '../support/lobby.ts';
import { expect, expectBalance, goBack, isPhone, test } from '../support/player.ts';
import { quickDeposit, cashierFrame, cashierPolicyError } from '../support/cashier.ts';
import { patientSportsbook } from '../support/timings.ts';

interface SportsEvent {
  id: string;
  home: string;
  away: string;
}

const sportsbook = (page: Page): FrameLocator => page.locator('main iframe').contentFrame();
/** The frame is shown once it has been told who plays. */
const expectSportsbook = (page: Page) => expect(page.locator('main iframe')).not.toHaveAttribute('inert');
const unavailable = (page: Page) => page.getByRole('heading', { name: 'The sportsbook cannot be reached' });

/** On phones the slip is a sheet below a bar. */
async function openSlip(page: Page): Promise<void> {
  if (isPhone(page))
    await sportsbook(page)
      .getByRole('button', { name: /^Bet slip: / })
      .click();
}

const keptBy = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      document.body.innerHTML,
    ]),
  );

// The browser logs the refusal of a token that has ended.
test.use({ expectedErrors: new RegExp(`${cashierPolicyError.source}|401 \\(Unauthorized\\).*/sportsbook/api/`) });
test.use({ timings: patientSportsbook });

test(
  'a visitor looks, signs in from the bet slip, bets, wins, and signs out (R-2-014, R-6-002)',
  { tag: '@phone' },
  async ({ page, context, lobby, account }) => {
    const tokens: string[] = [];
    context.on('response', async (response) => {
      if (!(response.request().postData() ?? '').includes('StartSportsbookSession')) return;
      const body = (await response.json().catch(() => null)) as {
        data?: { startSportsbookSession?: { token: string } };
      } | null;
      if (body?.data?.startSportsbookSession) tokens.push(body.data.startSportsbookSession.token);
    });
    await lobby.console('balance', { player: account.email, balance: '50.00', bonusBalance: '0.00' });
    const events = await lobby.console<SportsEvent[]>('sportsEvents', { status: 'prematch', sport: 'football' });
    const event = events.at(-1);
    if (!event) throw new Error('There is no event to come.');
    const home = `${event.id}.result.home`;
    await lobby.console('sportsOdds', { selection: home, odds: '3.00' });

    await lobby.open(`/en/sports/?coupon=${home}`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await expectSportsbook(page);
    // The coupon has left the address, and is kept for the time after the sign-in.
    await expect(page).toHaveURL('/en/sports/');
    await expect.poll(() => lobby.cookie('sportsCoupon')).toBe(home);
    await lobby.expectAccessible();
    await openSlip(page);
    const slip = sportsbook(page).getByRole('complementary', { name: 'Bet slip' });
    await slip.getByRole('button', { name: 'Sign in to bet' }).click();
    await reachProvider(page);
    await fillSignInForm(page, account);

    await expect(page).toHaveURL('/en/sports/');
    await expectBalance(page, '€50.00');
    await expectSportsbook(page);
    await expect.poll(() => lobby.cookie('sportsCoupon')).toBeUndefined();
    await lobby.waitForSubscriptions(account);
    await openSlip(page);
    await slip.getByRole('textbox', { name: /^Stake on/ }).fill('10');
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await expect(slip.getByText('Your bet is placed.')).toBeVisible();
    await expectBalance(page, '€40.00');

    // The token is nowhere but in the frame.
    await expect.poll(() => tokens.length).toBeGreaterThan(0);
    const kept = await keptBy(page);
    for (const token of tokens) expect(kept).not.toContain(token);

    // Settled elsewhere: the header follows.
    await lobby.console('sportsEvent', { event: event.id, status: 'live' });
    await lobby.console('sportsEvent', { event: event.id, home: 1, away: 0, status: 'ended' });
    await expectBalance(page, '€70.00');

    // Its token ends before its time: the frame gets another one and goes on.
    const before = tokens.length;
    await lobby.console('expireSportsbookToken', { player: account.email });
    await sportsbook(page).getByRole('link', { name: 'Show my bets' }).click();
    await sportsbook(page).getByRole('button', { name: 'Settled' }).click();
    // The bet, not its only leg.
    await expect(sportsbook(page).getByRole('listitem').filter({ hasText: event.home }).first()).toContainText('Won');
    await expect.poll(() => tokens.length).toBe(before + 1);

    await lobby.signOut();
    await expect(page).toHaveURL('/en/sports/?page=%2Fbets%2F');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await expectSportsbook(page);
    expect(tokens).toHaveLength(before + 1);
    await expect(sportsbook(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
);

test(
  'the sportsbook’s page is in the lobby’s address, and the page scrolls as one',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    await lobby.open('/en/sports/');
    await expectSportsbook(page);
    const book = sportsbook(page);
    const top = page.getByRole('region', { name: 'Tonight' });
    await expect(top.getByRole('article').first()).toBeVisible();
    // The frame is as high as its content: nothing scrolls in it.
    const isWhole = () => book.locator('#app').evaluate((app) => app.getBoundingClientRect().height <= innerHeight);
    await expect.poll(isWhole).toBe(true);

    await book.getByRole('link', { name: 'Tennis' }).click();
    await expect(page).toHaveURL('/en/sports/?page=%2Ftennis%2F');
    await book.getByRole('link', { name: 'Ice hockey' }).click();
    await expect(page).toHaveURL('/en/sports/?page=%2Fice-hockey%2F');
    await goBack(page);
    await expect(page).toHaveURL('/en/sports/?page=%2Ftennis%2F');
    await expect(book.getByRole('link', { name: 'Tennis' })).toHaveAttribute('aria-current', 'page');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expectSportsbook(page);
    await expect(book.getByRole('link', { name: 'Tennis' })).toHaveAttribute('aria-current', 'page');

    // The block's odds put a selection on the slip, on the page of its event.
    await top.getByRole('article').getByRole('group').getByRole('link').last().click();
    await expect(page).toHaveURL(/\/en\/sports\/\?page=%2Fevent%2F[\w-]+%2F$/);
    await expect(book.getByRole('button', { pressed: true })).toHaveCount(1);
    await lobby.expectAccessible();
  },
);

test(
  'too little money leads to a deposit of what is missing',
  { tag: '@desktop' },
  async ({ page, lobby, signInAndOpen }) => {
    const { email } = await signInAndOpen({ balance: '5.00', path: '/en/sports/' });
    await expectSportsbook(page);
    // The last one: an event on top may begin, and take no bet for a moment.
    await sportsbook(page).locator('button[data-selection]:not([aria-disabled])').last().click();
    await openSlip(page);
    const slip = sportsbook(page).getByRole('complementary', { name: 'Bet slip' });
    await slip.getByRole('textbox', { name: /^Stake on/ }).fill('30');
    await slip.getByRole('button', { name: 'Deposit €25.00' }).click();
    await expect(quickDeposit(page)).toBeVisible();
    await expect(cashierFrame(page).getByLabel(/^Amount/)).toHaveValue('25.00');
    await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();

    // A break on another device: no bet from then on.
    await lobby.console('timeout', { player: email, until: new Date(Date.now() + 86_400_000).toISOString() });
    await expect(page.getByRole('heading', { name: 'Your account cannot bet now' })).toBeVisible();
    await expect(page.locator('main iframe')).toHaveAttribute('inert');
  },
);

test('messages of others change nothing', { tag: '@desktop' }, async ({ page, lobby, signInAndOpen, world }) => {
  await signInAndOpen({ balance: '5.00', path: '/en/sports/' });
  await expectSportsbook(page);
  // All heights that it gets: the frame's content may change, and its own height with it, at any moment.
  await page.locator('main iframe').evaluate((frame) => {
    const heights: number[] = [];
    new ResizeObserver(() => heights.push(frame.clientHeight)).observe(frame);
    Object.assign(window, { heights });
  });
  const heights = () => page.evaluate(() => (window as { heights?: number[] }).heights ?? []);
  expect(await heights()).not.toContain(1234);
  await page.evaluate(() => {
    for (const message of [
      { type: 'signIn' },
      { type: 'deposit', amount: '1' },
      { type: 'height', height: 9 },
      { type: 'route', path: '//evil.test' },
      { type: 'route', path: '/live/' },
      { type: 'sessionEnded' },
    ])
      window.postMessage({ channel: 'sportsbook', ...message }, location.origin);
  });
  // From the frame itself, but of no shape that the lobby knows.
  const frame = page.frames().find((each) => each.url().includes('/sportsbook/'));
  await frame?.evaluate((origin) => {
    for (const message of [
      null,
      'signIn',
      { channel: 'sportsbook', type: 'route', path: 'javascript:alert(1)' },
      { channel: 'sportsbook', type: 'route', path: '/../../login/' },
      { channel: 'sportsbook', type: 'height', height: 'NaN' },
      { channel: 'sportsbook', type: 'navigate', url: 'https://evil.test' },
      { channel: 'cashier', type: 'deposit' },
    ])
      parent.postMessage(message, origin);
    // It is its last message that is waited for.
    parent.postMessage({ channel: 'sportsbook', type: 'height', height: 1234 }, origin);
  }, new URL(world.url).origin);
  await expect.poll(heights).toContain(1234);
  await expect(page).toHaveURL('/en/sports/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(lobby.accountMenu()).toBeVisible();
});

test.describe('a sportsbook that is down', () => {
  // Short enough to be waited for, long enough for the other try.
  test.use({ expectedErrors: /503|Failed to load/, timings: { ...patientSportsbook, 'sports.readyTimeout': 15_000 } });

  for (const fault of ['blocked', 'hanging'] as const)
    test(
      `whose scripts are ${fault} is told of, and comes back with another try`,
      { tag: fault === 'blocked' ? '@phone' : '@desktop' },
      async ({ page, lobby }) => {
        await lobby.console('sportsbookScript', { fault });
        await lobby.open('/en/sports/');
        await expect(unavailable(page)).toBeVisible({ timeout: 45_000 });
        await lobby.expectAccessible();
        await lobby.console('sportsbookScript', {});
        await page.getByRole('button', { name: 'Try again' }).click();
        await expectSportsbook(page);
        await expect(unavailable(page)).toHaveCount(0);
        await expect(sportsbook(page).getByRole('heading', { level: 1 })).toBeVisible();
      },
    );
});
