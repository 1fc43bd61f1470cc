import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { findNestedLiveRegions } from '../../libs/testing/src/liveRegions.ts';
import { demoPlayer, freshPlayer, storeSession, storeWelcome, type Account } from './account.ts';
import { storeConsent } from './consent.ts';
import { type Phase, waitForPhase } from './phase.ts';
import { test as base } from './world.ts';

export interface Lobby {
  /**
   * Opens a path of the brand under test, such as `/en/`, and waits until the page answers by its scripts, for a player who
   * has signed in until the session is there too; or for the phase given.
   */
  open(path: string, phase?: Phase, tab?: Page): Promise<void>;
  /**
   * Goes from a page of the lobby, with a footer, to another one without a load, as a press on a link does: for pages that no
   * link at hand leads to. Waits until the page that is left is gone.
   */
  follow(path: string): Promise<void>;
  /**
   * Opens a path as the shell page, which the scripts render with answers of the platform: for tests of those queries, and of
   * visitors for whom there is no prerendered page.
   */
  openShellPage(path: string, phase?: Phase): Promise<void>;
  /** Waits for a phase of the page that is open; a step of the router changes none. */
  waitForPhase(phase: Phase): Promise<void>;
  /** Signs in without a page, as the seeded player if none is given. A lobby page that is open is reloaded. */
  signIn(account?: Account, page?: Page): Promise<void>;
  /** Signs in through the provider's form, from a page that links to it: for tests of signing in. */
  signInByForm(account: Account, page?: Page): Promise<void>;
  /** Signs out through the menu, and waits until the page is left: it may show itself as a visitor's before. */
  signOut(): Promise<void>;
  /** Opens the menu, which is in the bottom bar on phones and in the header elsewhere. */
  openMenu(): Promise<void>;
  /** Runs a command of the operator's console; `GET /console/api` lists them. */
  console<Answer = unknown>(command: string, args?: Record<string, unknown>): Promise<Answer>;
  /** Waits until this many sockets of the player have subscribed at the platform. */
  waitForSubscriptions(account: Account, sockets?: number): Promise<void>;
  /** Fails for accessibility violations on the page as it is now. */
  expectAccessible(): Promise<void>;
  /** The button of the account menu, which only signed-in players have. */
  accountMenu(page?: Page): Locator;
  /** The value of a cookie, undefined when there is none. */
  cookie(name: string): Promise<string | undefined>;
  /** Waits until a token's cookie has another value than before, which the end of a session would not give it. */
  expectRenewed(name: 'refreshToken' | 'idpAccessToken', before: string | undefined): Promise<void>;
}

interface Options {
  /** The visitor's answer to the consent banner on an earlier visit. */
  consent: 'unanswered' | 'refused' | 'given';
  /** Console errors that the test provokes. A pattern, since Playwright reads some arrays as its own fixture tuples. */
  expectedErrors: RegExp;
}

interface Fixtures {
  lobby: Lobby;
  /** What the pages log and report; `lobby` fails the test at its end for what is not expected. */
  errors: string[];
  /** A player who has just registered. */
  account: Account;
}

/** Where error reports go to: a service at the lobby's own origin, which its policy allows. Only tests that play it have it. */
export const errorReportPath = '/api/1/envelope/';

/** What a sign-out logs where a busy platform answers late, or rejects a request that was under way. */
const leftBySignOut = /401 \(Unauthorized\)|No answer within [25]000 ms/;
/** Commands that may close the gamification service to a player, whose page may be querying it at that moment (R-4-051). */
const closingGamification = ['block', 'close', 'exclusion', 'kyc', 'sourceOfWealth'];
const rejectedGamification = /403 \(Forbidden\).*\/gamification\/v1\//;

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Leaves a cookie of an earlier session in the browser: the host serves the shell page, as to a player; the lobby sees a visitor. */
const requestShellPages = (context: BrowserContext, url: string): Promise<void> =>
  context.addCookies([{ name: 'accessToken.1', value: 'rest', url }]);

/** Provides `lobby` to browser tests. An error that a page logs fails the test unless `expectedErrors` matches it. */
export const test = base.extend<Options & Fixtures>({
  consent: ['refused', { option: true }],
  expectedErrors: [/(?!)/, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants one
  account: async ({}, use) => use(freshPlayer),
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants one
  errors: async ({}, use) => use([]),
  lobby: async ({ page, context, world, consent, request, expectedErrors, errors }, use) => {
    let hasSignedIn = false;
    let hasSignedOut = false;
    let hasClosedGamification = false;
    context.on('weberror', (error) => errors.push(String(error.error())));
    context.on('console', (message) => {
      const { url } = message.location();
      // The service of error reports is played by tests: the last reports, at a test's end, may go past it.
      if (message.type() === 'error' && !url.includes(errorReportPath)) errors.push(`${message.text()} ${url}`);
    });
    if (consent !== 'unanswered') await storeConsent(context, world.url, consent);
    const accountMenu = (tab = page) =>
      tab.locator('header').getByRole('button', { name: /account menu|tilivalikko|kontomen|konto menüü/i });

    const cookie = async (name: string) =>
      (await context.cookies(world.url)).find(({ name: each }) => each === name)?.value;

    const runCommand = async <Answer>(command: string, args = {}) => {
      hasClosedGamification ||= closingGamification.includes(command);
      const answer = await request.post(`${world.console}${command}`, { data: args });
      expect(answer.ok(), `${command}: ${await answer.text()}`).toBe(true);
      return ((await answer.json()) as { result: Answer }).result;
    };

    const open = async (path: string, phase: Phase = hasSignedIn ? 'session' : 'interactive', tab = page) => {
      // The provider's page that ends a session sends itself on, and its address is in the history until then.
      await tab.waitForURL((url) => !url.pathname.endsWith('/openid-connect/logout'), { waitUntil: 'commit' });
      await tab.goto(path, { waitUntil: 'domcontentloaded' });
      await waitForPhase(tab, phase);
    };

    await use({
      open,
      async follow(path) {
        // Links to the same page in another language.
        const left = await page.locator('footer a[hreflang]').first().getAttribute('href');
        // An entry in the history as the router writes it, to which the browser has gone.
        await page.evaluate((to) => {
          const { idx = 0 } = (history.state ?? {}) as { idx?: number };
          history.pushState({ idx: idx + 1, key: to }, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path);
        await expect(page.locator(`footer a[hreflang][href="${left}"]`)).toHaveCount(0);
        // The router takes it for a return, which would stay where the page was left.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      },
      async openShellPage(path, phase) {
        await requestShellPages(context, world.url);
        await open(path, phase);
      },
      waitForPhase: (phase) => waitForPhase(page, phase),
      async signIn(account = demoPlayer, tab = page) {
        hasSignedIn = true;
        await storeSession(tab, world, account);
      },
      signInByForm: (account, tab = page) => signInByForm(tab, account),
      async signOut() {
        hasSignedIn = false;
        hasSignedOut = true;
        await accountMenu().click();
        const button = page.getByRole('dialog').getByRole('button', { name: 'Sign out' });
        // The menu is the scripts': by then this document itself is parsed.
        await button.waitFor();
        const isLeft = page.waitForEvent('domcontentloaded');
        await button.click();
        await isLeft;
      },
      async openMenu() {
        const bottomBarButton = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' });
        await (isPhone(page) ? bottomBarButton : accountMenu()).click();
      },
      console: runCommand,
      async waitForSubscriptions({ email }, sockets = 1) {
        await expect
          .poll(async () => (await runCommand<{ sockets: number }>('player', { player: email })).sockets)
          .toBe(sockets);
      },
      async expectAccessible() {
        const { violations } = await new AxeBuilder({ page })
          // Partners' frames are excluded: the legacy mode then needs no second page for its report.
          .setLegacyMode(true)
          // A report of all that passes takes a quarter of the time.
          .options({ resultTypes: ['violations'] })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .exclude('iframe')
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
        expect(await page.evaluate(findNestedLiveRegions), 'live regions inside others').toEqual([]);
      },
      accountMenu,
      cookie,
      expectRenewed: (name, before) =>
        expect.poll(async () => [undefined, before].includes(await cookie(name))).toBe(false),
    });

    const isExpected = (text: string) =>
      expectedErrors.test(text) ||
      (hasSignedOut && leftBySignOut.test(text)) ||
      (hasClosedGamification && rejectedGamification.test(text));
    const unexpected = errors.filter((text) => !isExpected(text));
    // Route handlers that are still running when a test ends may fail, and requests without them are not those of the test.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    expect(unexpected).toEqual([]);
  },
});

/**
 * Goes one step back in the browser's history, in a task of its own: where the step loads another document, an
 * evaluation that is still running would fail because its context is destroyed.
 */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()));
}

/** Presses Escape in a dialog, once it has taken the focus: a moment after it shows, it hears of keys. */
export async function pressEscapeIn(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await dialog.page().keyboard.press('Escape');
}

/**
 * Submits the provider's sign-in form, in any language, and waits until the browser is back in the lobby.
 * @param options.isWelcomed whether the player has had the welcome of today before
 */
export async function fillSignInForm(
  page: Page,
  { email, password }: Account,
  { isWelcomed = true } = {},
): Promise<void> {
  // Cookies are a host's, whatever the port.
  if (isWelcomed) await storeWelcome(page, 'http://localhost');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button.primary').click();
  await page.waitForURL((url) => url.hostname === 'localhost' && !url.pathname.includes('login-handler'));
}

const signInLink = (page: Page) => page.locator('header a[href*="autoSignIn=1"]');

/**
 * Waits for the provider's page, to which the login page and the registration lead by themselves; where the platform has
 * needed more than three seconds for the flows of the country, they wait for a press.
 */
export async function reachProvider(page: Page): Promise<void> {
  const press = page
    .locator('#root main')
    .getByRole('button', { name: /^(sign in|create an account|kirjaudu|anmelden|logi sisse)/i });
  await expect(async () => {
    const isThere = await page.waitForURL(/\/realms\/.*\/interaction\//, { timeout: 4000 }).then(
      () => true,
      () => false,
    );
    // An event of the button itself: the mouse might hit the provider's page, which has such a button as well.
    if (!isThere) await press.dispatchEvent('click', {}, { timeout: 1000 });
    expect(isThere).toBe(true);
  }).toPass();
}

/** Goes to the provider's sign-in page by the link in the header. */
export async function followSignInLink(page: Page): Promise<void> {
  await signInLink(page).click();
  await reachProvider(page);
}

async function signInByForm(page: Page, account: Account): Promise<void> {
  if (!page.url().includes('/realms/')) {
    // The login page has no link in its header.
    const button = page.getByRole('main').getByRole('button', { name: /^(sign in|kirjaudu|anmelden|logi sisse)/i });
    await signInLink(page).or(button).first().click();
    await reachProvider(page);
  }
  await fillSignInForm(page, account);
}

export { expect };
export { demoPlayer, otherFreshPlayer, type Account } from './account.ts';
export { waitForPhase } from './phase.ts';
