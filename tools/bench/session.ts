import type { Browser } from 'playwright';
import { demoPlayer, storeSession } from '../../e2e/support/account.ts';
import { storeConsent } from '../../e2e/support/consent.ts';
import type { Session } from './load.ts';
import { partnersOf, type Sandbox } from './sandbox.ts';

/** Signs the demo player in, as a browser in which the cookie question was answered. */
export async function signIn(
  browser: Browser,
  { brand, origin }: Pick<Sandbox, 'brand' | 'origin'>,
  locale: string,
): Promise<Session> {
  const context = await browser.newContext();
  try {
    await storeConsent(context, origin, 'refused');
    const page = await context.newPage();
    const partners = partnersOf(origin);
    const world = {
      brand,
      url: `${origin}/`,
      platform: origin,
      partners: `${partners}/`,
      identity: `${partners}/`,
      console: `${partners}/console/api/`,
      cashier: '',
    };
    await storeSession(page, world, demoPlayer);
    await page.goto(`${origin}/${locale}/`);
    await page
      .locator('header')
      .getByText(/\d[.,]\d\d/)
      .first()
      .waitFor();
    return { state: await context.storageState() };
  } finally {
    await context.close();
  }
}

const balance = '250.00';
const rewards = 2;
const recentlyPlayed = 5;

interface Reward {
  assignationId: string;
  status: string;
  isPaid: boolean;
}

/** The player of all measurements: a balance of 250.00, two rewards to claim, five games played. */
export async function createPlayer(browser: Browser, sandbox: Sandbox, locale: string): Promise<Session> {
  const player = demoPlayer.email;
  await sandbox.console('balance', { player, balance });
  const open = (await sandbox.console<Reward[]>('rewards', { player })).filter(({ isPaid }) => !isPaid);
  const claimable = open.filter(({ status }) => status === 'Unclaimed').slice(0, rewards);
  for (const { assignationId } of open.filter((reward) => !claimable.includes(reward)))
    await sandbox.console('rewardStatus', { assignationId, status: 'Expired' });
  const session = await signIn(browser, sandbox, locale);
  const context = await browser.newContext({ storageState: session.state, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`${sandbox.origin}/${locale}/`);
    const links = page.locator('main a[href*="/games/"]:not([href$="/games/"], [href$="/info/"])');
    await links.nth(recentlyPlayed).waitFor({ state: 'attached' });
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const games = [...new Set(paths.filter((path) => !path.includes('?')))].slice(0, recentlyPlayed);
    for (const [index, path] of games.entries()) {
      await page.goto(`${sandbox.origin}${path}`);
      // It counts once it has been launched.
      await page.waitForFunction(
        (count) => (JSON.parse(localStorage.getItem('recentlyPlayedGames') ?? '[]') as string[]).length >= count,
        index + 1,
      );
    }
    return { state: await context.storageState() };
  } finally {
    await context.close();
  }
}
