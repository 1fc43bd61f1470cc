import type { BrowserContext, Route } from '@playwright/test';
import { expect, goBack, test } from '../support/lobby.ts';
import type { Phase } from '../support/phase.ts';

test(
  'an address leads to the page that it names (R-1-001, R-2-002, R-2-007, R-2-008, R-2-009, R-2-010, R-2-026, R-2-057)',
  { tag: '@desktop' },
  async ({ page, lobby, context }) => {
    await test.step('/internal-cookie/: another origin only if the settings trust it', async () => {
      // A page whose answer is changed on its way counts as one of another network, which may not load local pictures.
      await context.grantPermissions(['local-network-access']);
      await page.route('https://*.acme.test/**', (route) => route.fulfill({ body: 'The operator’s own site' }));
      const trusting = async (route: Route) => {
        const response = await route.fetch();
        const html = await response.text();
        const body = html.replace('"gameOrigins":', '"redirectOrigins":["https://www.acme.test"],"gameOrigins":');
        await route.fulfill({ response, body });
      };
      await page.route(/\/en\/internal-cookie\//, trusting, { times: 2 });
      const visit = '/en/internal-cookie/?redir=https://www.acme.test/offers';
      await page.goto(visit);
      await expect(page).toHaveURL('https://www.acme.test/offers');
      await page.goto('/en/internal-cookie/?redir=https://evil.acme.test/');
      await expect(page).toHaveURL('/en/');
      await lobby.open(visit);
      await expect(page).toHaveURL('/en/');
    });

    await test.step('the root: home in the default locale, all of whose links end with a slash', async () => {
      await lobby.open('/');
      await expect(page).toHaveURL('/en/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const links = page.locator('a[href^="/"]');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs.length).toBeGreaterThan(5);
      expect(hrefs.filter((href) => !/^[^?#]*\/(\?|#|$)/.test(href ?? ''))).toEqual([]);
    });

    await test.step('a path without a trailing slash gets one, and keeps query and hash', async () => {
      await lobby.open('/en/promotions');
      await lobby.open('/en/promotions?a=1#content');
      await expect(page).toHaveURL('/en/promotions/?a=1#content');
      // The redirect replaces the history entry: back leads to the previous page, not to the path without a slash.
      await goBack(page);
      await expect(page).toHaveURL('/en/promotions/');
    });

    await test.step('/verifyEmail: its page with the query, which then takes the token out', async () => {
      const visited: string[] = [];
      page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname + new URL(frame.url()).search));
      for (const [path, target, rest] of [
        ['/verifyEmail?token=abc&x=1', '/en/verify-email/?token=abc&x=1', '/en/verify-email/?x=1'],
        ['/verifyEmail/?token=abd&x=1', '/en/verify-email/?token=abd&x=1', '/en/verify-email/?x=1'],
        ['/verifyEmail?token=abe&locale=fi', '/fi/verify-email/?token=abe&locale=fi', '/fi/verify-email/?locale=fi'],
      ] as const) {
        await lobby.open(path);
        await expect(page).toHaveURL(rest);
        expect(visited).toContain(target);
      }
    });

    await test.step('pages of sign-in: the login, without a link to it', async () => {
      for (const path of ['login', 'enter-code', 'quick-deposit-sign-in', 'resend-code']) {
        await lobby.open(`/en/${path}/`);
        // No sign-in is under way, and nobody signs in by a deposit in this country.
        await expect(page).toHaveURL('/en/login/');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Infiniza' })).toBeVisible();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
      }
    });

    await test.step('/internal/ and /internal-cookie/: the page of this site that they name', async () => {
      for (const [path, target] of [
        ['/internal/promotions/?a=1', '/en/promotions/?a=1'],
        ['/en/internal-cookie/?redir=/en/promotions/', '/en/promotions/'],
      ] as const) {
        await lobby.open(path);
        await expect(page).toHaveURL(target);
        await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
      }
    });
  },
);

test(
  'an address of no page shows that, in the basic layout and the default locale, with a way home (R-2-001, R-2-044)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    for (const path of [
      // Before a locale is stored.
      '/games-of-old/',
      '/game-list/slots/',
      '/login-handler/',
      '/en/does-not-exist/',
      '/en/%E2%80%A8/',
      `/en/${'deeper/'.repeat(300)}%0A/`,
    ])
      await test.step(path.slice(0, 24), async () => {
        await lobby.open(path);
        await expect(page.getByRole('heading', { level: 1, name: 'This page is not in play' })).toBeVisible();
        await expect(page).toHaveTitle(/This page is not in play/);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
        await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute('href', '/en/');
      });
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    await expect(page).toHaveURL('/en/');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    // A page exists only below a locale.
    await lobby.open('/en/game-list/slots/');
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  },
);

test.describe('where visitors do not browse', () => {
  test.use({ brand: 'elmst' });

  test(
    'legal pages, the verification of an address and Zimpler’s page open for visitors, with the basic header (R-2-011)',
    { tag: '@desktop' },
    async ({ page, lobby }) => {
      for (const [path, title, text] of [
        ['privacy-policy', 'Privacy policy', ''],
        ['terms-and-conditions', 'Terms and conditions', ''],
        ['bonus-terms-and-conditions', 'Bonus terms', 'Real money is staked first, bonus money after it.'],
        ['verify-email', 'Your e-mail address', ''],
        ['zimpler-login', 'Welcome back', ''],
      ] as const) {
        await lobby.open(`/en/${path}/`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(text);
        await expect(page).toHaveURL(`/en/${path}/`);
        const banner = page.getByRole('banner');
        await expect(banner.getByRole('link', { name: 'Elmst' })).toBeVisible();
        await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
        await expect(banner).not.toContainText('Balance');
        await expect(lobby.accountMenu()).toHaveCount(0);
      }
    },
  );
});

/** Gives the lobby the player's token with other claims in it; the platform and partners still get the one that was signed. */
async function claimRoles(context: BrowserContext): Promise<void> {
  const roles = ['operator', 'admin'];
  const cookies = (await context.cookies()).filter(({ name }) => name === 'idpAccessToken');
  const signed = decodeURIComponent(cookies[0]?.value ?? '');
  const [head = '', body = '', signature = ''] = signed.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const claimed = Buffer.from(JSON.stringify({ ...claims, roles, role: 'admin', realm_access: { roles } }));
  const token = `${head}.${claimed.toString('base64url')}.${signature}`;
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, value: token })));
  const asSigned = (text: string) => text.replaceAll(token, signed);
  await context.route(/\/(api\/graphql|jackpot|gamification)(\/|$)/, (route, request) => {
    const headers = Object.entries(request.headers()).map(([name, value]) => [name, asSigned(value)]);
    return route.fallback({ headers: Object.fromEntries(headers), postData: asSigned(request.postData() ?? '') });
  });
  // Sockets would send the changed token, the jackpot's included.
  await context.routeWebSocket(/./, () => {});
}

test(
  'a player finds no page of the operator’s, whatever roles the token claims (R-6-001)',
  { tag: '@desktop' },
  async ({ page, context, lobby, account }) => {
    await lobby.signIn(account);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const openMenu = async (phase: Phase) => {
      await lobby.open('/en/promotions/', phase);
      await expect(page.getByRole('banner')).toContainText('Balance€0.00');
      await lobby.openMenu();
      await expect(menu.getByRole('link', { name: 'Withdraw' })).toBeVisible();
      // Come with the answers of a partner and of the platform, each in its own time.
      await expect(menu.getByRole('link', { name: 'Missions' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Favourites' })).toBeVisible();
    };
    const targets = () => menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await openMenu('session');
    const asPlayer = await targets();
    await claimRoles(context);
    // Not for the session: it would wait for the sockets, which are silent now.
    await openMenu('interactive');
    await expect.poll(targets).toEqual(asPlayer);
    for (const name of ['admin', 'operator', 'backoffice']) {
      await lobby.open(`/en/${name}/`, 'interactive');
      await expect(page.getByRole('heading', { level: 1, name: 'This page is not in play' })).toBeVisible();
    }
    await expect(lobby.accountMenu()).toBeVisible();
  },
);

test(
  'a mixed page has the header of the visitor or the player, whose logo leads to the landing page or home (R-1-005, R-2-014, R-2-068)',
  { tag: '@desktop' },
  async ({ page, lobby, account }) => {
    await lobby.open('/en/more-casinos/');
    const banner = page.getByRole('banner');
    const logo = banner.getByRole('link', { name: 'Infiniza' });
    await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(lobby.accountMenu()).toHaveCount(0);
    await expect(logo).toHaveAttribute('href', '/');
    await lobby.signIn(account);
    await expect(page).toHaveURL('/en/more-casinos/');
    await expect(lobby.accountMenu()).toBeVisible();
    await expect(banner.getByText(/€0\.00/).first()).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await expect(logo).toHaveAttribute('href', '/en/');
  },
);
