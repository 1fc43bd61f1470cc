import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, test as base, type Locator, type Page, type Request } from '@playwright/test';
import { demoPlayer, registerPlayer, storeSession, type Account } from './account.ts';
import { lobbyOf, type SandboxId } from './brands.ts';
import { rememberConsent } from './consent.ts';

export interface Lobby {
  /** Opens a path of the brand under test, such as `/en/`, and waits for its scripts, not for its pictures. */
  open(path: string): Promise<void>;
  /** Signs in without a page, the seeded player if none is given. A lobby page that is open is loaded again. */
  signIn(account?: Account, page?: Page): Promise<void>;
  /** Signs in by the provider's form, from a page that offers it: for tests of signing in. */
  signInByForm(account: Account, page?: Page): Promise<void>;
  /** Signs out through the menu. */
  signOut(): Promise<void>;
  /** Opens the menu that is in the header for players and in the bar below on phones. */
  openMenu(): Promise<void>;
  /** A command of the operator's console, as `GET /console/api` lists them. */
  console<Answer = unknown>(command: string, args?: Record<string, unknown>): Promise<Answer>;
  /** Waits until the platform knows so many sockets as this player's, each of which has subscribed. */
  expectListening(account: Account, sockets?: number): Promise<void>;
  /** Moves the clock of all tabs, in milliseconds or as `mm:ss`, once no request is under way that would time out by it. */
  passTime(duration: number | string): Promise<void>;
  /** Moves the clock on and on until something is on the page: timers may be set at any moment. */
  passTimeUntil(duration: number, shown: Locator): Promise<void>;
  /** Fails for accessibility violations on the page as it is now. */
  expectAccessible(): Promise<void>;
  /** What the page shows to players alone. */
  accountMenu(page?: Page): Locator;
  /** The value of a cookie, undefined when there is none. */
  cookie(name: string): Promise<string | undefined>;
}

interface Options {
  brand: SandboxId;
  /** What the visitor has answered to the consent banner on an earlier visit. */
  consent: 'unasked' | 'refused' | 'given';
  /** Errors on the browser's console that the test provokes. Not a list: Playwright takes some lists for its own tuples. */
  expectedErrors: RegExp;
}

interface Fixtures {
  lobby: Lobby;
  /** A player of this test alone. */
  account: Account;
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The pages' calls that have no answer yet. */
function trackCalls(context: BrowserContext): ReadonlySet<Request> {
  const pending = new Set<Request>();
  context.on('request', (request) => {
    if (request.resourceType() === 'fetch') pending.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    context.on(end as 'requestfinished', (request) => pending.delete(request));
  return pending;
}

/** Browser tests get a lobby; what the pages log as an error fails the test unless it expects it. */
export const test = base.extend<Options & Fixtures>({
  brand: ['infiniza', { option: true }],
  consent: ['refused', { option: true }],
  expectedErrors: [/(?!)/, { option: true }],
  baseURL: async ({ brand }, use) => use(lobbyOf(brand).url),
  account: async ({ brand }, use) => use(await registerPlayer(brand)),
  lobby: async ({ page, context, brand, consent, request, expectedErrors }, use) => {
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    const pendingCalls = trackCalls(context);
    if (consent !== 'unasked') await rememberConsent(context, lobbyOf(brand).url, consent);
    const accountMenu = (on = page) =>
      on.locator('header').getByRole('button', { name: /account menu|tilivalikko|kontomen|konto menüü/i });

    const runCommand = async <Answer>(command: string, args = {}) => {
      const answer = await request.post(`${lobbyOf(brand).console}${command}`, { data: args });
      expect(answer.ok(), `${command}: ${await answer.text()}`).toBe(true);
      return ((await answer.json()) as { result: Answer }).result;
    };

    const passTime = async (duration: number | string) => {
      await expect.poll(() => pendingCalls.size).toBe(0);
      await context.clock.fastForward(duration);
    };

    await use({
      open: async (path) => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
      },
      signIn: (account = demoPlayer, on = page) => storeSession(on, brand, account),
      signInByForm: (account, on = page) => signInByForm(on, account),
      async signOut() {
        await accountMenu().click();
        await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
      },
      async openMenu() {
        const below = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' });
        await (isPhone(page) ? below : accountMenu()).click();
      },
      console: runCommand,
      async expectListening({ email }, sockets = 1) {
        await expect
          .poll(async () => (await runCommand<{ sockets: number }>('player', { player: email })).sockets)
          .toBe(sockets);
      },
      passTime,
      async passTimeUntil(duration, shown) {
        await expect(async () => {
          await passTime(duration);
          await expect(shown).toBeVisible({ timeout: 500 });
        }).toPass();
      },
      async expectAccessible() {
        const { violations } = await new AxeBuilder({ page })
          // Partners' frames are left out, so that no second page is needed for the report.
          .setLegacyMode(true)
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          // Partners' frames are their own.
          .exclude('iframe')
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      },
      accountMenu,
      cookie: async (name) => (await context.cookies(lobbyOf(brand).url)).find((one) => one.name === name)?.value,
    });

    // Answers that are still on their way when a test ends are nobody's any more.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    expect(errors.filter((text) => !expectedErrors.test(text))).toEqual([]);
  },
});

/**
 * One step back in the browser's history. Out of a task of its own: where the step leads to another document, an
 * evaluation that is still under way fails, as its page is gone.
 */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()));
}

/** Fills the provider's form, in whatever language it comes, and waits until the lobby is back. */
export async function fillSignInForm(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button.primary').click();
  await page.waitForURL((url) => url.hostname === 'localhost' && !url.pathname.includes('login-handler'));
}

async function signInByForm(page: Page, account: Account): Promise<void> {
  if (!page.url().includes('/realms/')) {
    const link = page.locator('header a[href*="autoSignIn=1"]');
    // On the login page, whose header has no link.
    const button = page.getByRole('main').getByRole('button', { name: /^(sign in|kirjaudu|anmelden|logi sisse)/i });
    await link.or(button).first().click();
  }
  await fillSignInForm(page, account);
}

export { expect };
export { demoPlayer, registerPlayer, type Account } from './account.ts';
