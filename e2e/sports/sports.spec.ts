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
/** The frame is shown once it has been sent the player. */
const expectSportsbook = (page: Page) => expect(page.locator('main iframe')).not.toHaveAttribute('inert');

/** On phones the slip is a sheet below a bar. */
async function openSlip(page: Page): Promise<void> {
  if (isPhone(page))
    await sportsbook(page)
      .getByRole('button', { name: /^Bet slip: / })
      .click();
}

const storedBy = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      document.body.innerHTML,
    ]),
  );

// The browser logs the rejection of a token that has ended.
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
    // The coupon has left the address, and is stored for the time after the sign-in.
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
    const stored = await storedBy(page);
    for (const token of tokens) expect(stored).not.toContain(token);

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
  'a visitor walks through the sportsbook by addresses of the lobby, on a page that scrolls as one, signs in, and deposits what the bet lacks',
  { tag: '@desktop' },
  async ({ page, lobby, account }) => {
    await lobby.open('/en/sports/');
    await expectSportsbook(page);
    const book = sportsbook(page);

    await test.step('a visitor goes from page to page, and back', async () => {
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
    });

    await lobby.console('balance', { player: account.email, balance: '5.00', bonusBalance: '0.00' });
    await lobby.signIn(account);
    await lobby.waitForPhase('session');
    await expectBalance(page, '€5.00');
    await lobby.waitForSubscriptions(account);
    await expectSportsbook(page);

    await test.step('the slip requests what is missing', async () => {
      // The visitor's selection is on it again.
      await expect(book.getByRole('button', { pressed: true })).toHaveCount(1);
      const slip = book.getByRole('complementary', { name: 'Bet slip' });
      await slip.getByRole('textbox', { name: /^Stake on/ }).fill('30');
      await slip.getByRole('button', { name: 'Deposit €25.00' }).click();
      await expect(quickDeposit(page)).toBeVisible();
      await expect(cashierFrame(page).getByLabel(/^Amount/)).toHaveValue('25.00');
      await quickDeposit(page).getByRole('button', { name: 'CLOSE' }).click();
    });
    await test.step('a break on another device: no bet from then on', async () => {
      await lobby.console('timeout', { player: account.email, until: new Date(Date.now() + 86_400_000).toISOString() });
      await expect(page.getByRole('heading', { name: 'Your account cannot bet now' })).toBeVisible();
      await expect(page.locator('main iframe')).toHaveAttribute('inert');
    });
  },
);
