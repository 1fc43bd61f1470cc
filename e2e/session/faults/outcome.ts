import type { FaultRun } from './faultRun.ts';

export interface Outcome {
  end: 'signed in' | 'signed out';
  /** What the player had to do for it. */
  by: 'by itself' | 'another try' | 'a reload';
  /** Until then, from the end of the fault. */
  seconds: number;
}

/** What the platform has for the player. */
const balanceOf = async ({ lobby, account, money }: FaultRun): Promise<string> =>
  money((await lobby.console<{ wallet: { balance: string } }>('player', { player: account.email })).wallet.balance);

interface Unfinished {
  /** Why it is none. */
  not: string;
  /** The provider's or partner's page, which stays as it is until the player leaves it. */
  stays?: true;
}

/** What the page shows, if it is one of the two good ends; else why not. */
async function read(run: FaultRun): Promise<Outcome['end'] | Unfinished> {
  const { page, lobby, stage } = run;
  try {
    const text = await page.locator('body').innerText({ timeout: 1000 });
    const isElsewhere = /\/(realms|partner-login)\//.test(page.url());
    // The provider's or partner's own page, with its reason.
    const ended = page.getByRole('link', { name: 'Back to the lobby' }).or(page.getByText('This sign-in is over'));
    if (isElsewhere && (await ended.first().isVisible())) {
      const isRejected = (await lobby.cookie('refreshToken')) === undefined;
      return isRejected ? 'signed out' : { not: `${page.url()}: ${text.slice(0, 300)}`, stays: true };
    }
    if (isElsewhere || (await page.locator('main').innerText({ timeout: 1000 })).trim() === '')
      return { not: `${page.url()}: ${text.slice(0, 300)}` };
    const isPlayer = (await page.locator('header button[aria-haspopup]').count()) > 0;
    if (isPlayer || text.includes('Balance')) {
      const balance = await balanceOf(run);
      return text.includes(balance) && stage !== 'signing out'
        ? 'signed in'
        : { not: `no ${balance}: ${text.slice(0, 300)}` };
    }
    const url = new URL(page.url());
    // The page without its scripts: it is about to be loaded again.
    if (await page.locator('main[role="alert"]').count()) return { not: `${page.url()}: ${text.slice(0, 300)}` };
    const alert = page.getByRole('alert');
    // A handler's status says that it is still at work, and so does what is loading, such as a button whose code is being checked.
    const isHandler = /-?login-handler\//.test(url.pathname);
    const reasons = (isHandler ? alert : page.getByRole('status').or(alert)).filter({
      hasText: /\S/,
      hasNotText: /^\s*Loading\s*$/,
      visible: true,
    });
    const isEnded = isHandler || /\/(login|enter-code)\//.test(url.pathname);
    // A player who signs out needs no reason, and may have gone back to a page for visitors.
    const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
    if (stage === 'signing out' && (isEnded || (await signInLink.isVisible()))) return 'signed out';
    if (isEnded && (await reasons.count()) > 0) return 'signed out';
    return { not: `${page.url()}, cookie ${await lobby.cookie('refreshToken')}: ${text.slice(0, 300)}` };
  } catch (error) {
    return { not: String(error).slice(0, 200) };
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** As `read`, of a page that may be hung: the browser answers nothing then. */
const readInTime = (run: FaultRun): Promise<Outcome['end'] | Unfinished> =>
  Promise.race([read(run), pause(5000).then(() => ({ not: `${run.page.url()} is hung` }))]);

/** In ms; a document has to come first after a sign-in or a reload. */
const patience = { 'by itself': 25_000, 'another try': 12_000, 'a reload': 25_000 };

/** Waits for one of the two good ends as a player does: first nothing, then another try, then a reload. */
export async function recover(run: FaultRun): Promise<Outcome> {
  const { page } = run;
  const begin = performance.now();
  const seen = new Map<Outcome['by'], string>();
  for (const by of ['by itself', 'another try', 'a reload'] as const) {
    if (by === 'another try') {
      const button = page.getByRole('button', { name: /^(try again|reload|confirm)$/i });
      const again = button.or(page.getByRole('link', { name: 'Back to the lobby' })).first();
      if (!(await Promise.race([again.isVisible(), pause(5000)]))) continue;
      await again.click({ timeout: 2000 }).catch(() => {});
    }
    if (by === 'a reload')
      await page
        .goto(run.pathOf('promotions/'), { waitUntil: 'domcontentloaded', timeout: patience[by] })
        .catch(() => {});
    const until = performance.now() + patience[by];
    while (performance.now() < until) {
      const end = await readInTime(run);
      if (typeof end === 'string') return { end, by, seconds: (performance.now() - begin) / 1000 };
      seen.set(by, end.not);
      if (end.stays && by === 'by itself') break;
      await pause(100);
    }
  }
  const why = [...seen].map(([by, not]) => `${by}: ${not}`);
  throw new Error(`The player is left with neither a session nor a reason.\n${why.join('\n')}`);
}
