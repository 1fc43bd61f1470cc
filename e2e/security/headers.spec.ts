import { createHash } from 'node:crypto';
import type { Response } from '@playwright/test';
import { expect, fillSignInForm, followSignInLink, test } from '../support/lobby.ts';
import { expectBalance } from '../support/player.ts';
import { recordRequests } from '../support/requests.ts';

test(
  'the page is served with a strict content security policy and the other security headers',
  { tag: '@desktop' },
  async ({ request }) => {
    const response = await request.get('/en/');
    const headers = response.headers();
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
    );
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      // And what is inline, each by its hash: two scripts of all pages, one of the shell page, a script and the style of prerendered ones,
      // and the script of players' pages.
      'script-src': [
        "'self'",
        ...Array.from({ length: 5 }, () => expect.stringMatching(/^'sha256-[\w+/]{43}='$/) as unknown),
        // Of the gamification service.
        expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      ],
      'style-src': ["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    });
    expect(policy['report-to']).toEqual(['csp']);
    expect(policy['trusted-types']).not.toContain('*');
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|https?:\s|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cache-control': 'private, no-cache',
    });
    // For the frame of the identity check alone.
    expect(headers['permissions-policy']).toMatch(/camera=\(self "http:\/\/[^" ]+"\)/);
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['permissions-policy']).toContain('fullscreen=(self),');
    for (const feature of ['bluetooth', 'display-capture', 'hid', 'serial', 'usb'])
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    expect(headers['reporting-endpoints']).toMatch(/^csp="\//);
    // Browsers ignore it on plain http.
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['cross-origin-opener-policy']).toMatch(/^same-origin/);
    // Not even the page that receives authorization codes may be framed.
    const handler = await request.get('/en/keycloak-login-handler/?code=1&state=2');
    expect(handler.headers()['content-security-policy']).toBe(headers['content-security-policy']);
  },
);

test.describe('a brand whose registration is a form of the lobby', () => {
  test.use({ brand: 'herion' });

  test(
    'only the page of the registration may be framed, and by this site alone',
    { tag: '@desktop' },
    async ({ page, request, world }) => {
      const ancestors = async (path: string) =>
        /frame-ancestors ([^;]*)/.exec((await request.get(path)).headers()['content-security-policy'] ?? '')?.[1];
      expect(await ancestors('/en_CA/register/')).toBe("'self'");
      for (const path of [
        '/',
        '/en_CA/',
        '/en_CA/login/',
        '/en_CA/enter-code/',
        '/en_CA/cashier/',
        '/en_CA/profile/',
        '/register/',
      ])
        expect(await ancestors(path), path).toBe("'none'");

      const { url } = world;
      const frameOn = async (address: string) => {
        await page.route(address, (route) =>
          route.fulfill({ contentType: 'text/html', body: `<iframe src="${url}en_CA/register/"></iframe>` }),
        );
        await page.goto(address);
        return page.frameLocator('iframe').getByRole('heading', { level: 1 });
      };
      await expect(await frameOn(`${url}around`)).toHaveText('Create your account');
      const rejected = await frameOn('http://elsewhere.localhost:9/');
      await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
      await expect(rejected).toHaveCount(0);
    },
  );
});

test(
  'scripts and styles of the page have integrity hashes of the built files',
  { tag: '@desktop' },
  async ({ request }) => {
    const html = await (await request.get('/en/')).text();
    const references = [...html.matchAll(/<(?:script|link)[^>]*\s(?:src|href)="(\/[^"]+\.(?:js|css))"[^>]*>/g)];
    expect(references.length).toBeGreaterThan(1);
    for (const [tag, file = ''] of references) {
      const digest = createHash('sha384').update(await (await request.get(file)).body());
      expect(tag, file).toContain(`integrity="sha384-${digest.digest('base64')}"`);
    }
  },
);

test.describe('a script that was changed in transit', () => {
  test.use({ expectedErrors: /'integrity' attribute/ });

  test('is not run', { tag: '@desktop' }, async ({ page, request, lobby }) => {
    const script = /<script[^>]*\ssrc="(\/[^"]+\.js)"/.exec(await (await request.get('/en/')).text())?.[1] ?? '';
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    await page.route(`**${script}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nwindow.broken = true;` });
    });
    await lobby.open('/en/', 'document');
    await expect.poll(() => errors.join()).toMatch(/integrity/);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  });
});

/** Scripts and styles inside a page, but no data. */
const inlineIn = (html: string): string[] =>
  [...html.matchAll(/<(?:script|style)\b([^>]*)>(.*?)<\/(?:script|style)>/gs)]
    .filter(([, attributes = '', body = '']) => body !== '' && !attributes.includes('application/json'))
    .map(([, , body = '']) => body);

test(
  'pages have no inline handler or style attribute, and no inline script or style but those that the policy names',
  { tag: '@desktop' },
  async ({ request }) => {
    const headers = { cookie: 'accessToken=abc' };
    const shellPage = await (await request.get('/en/games/?logoutReason=JWT_EXPIRED', { headers })).text();
    const response = await request.get('/en/');
    const prerendered = await response.text();
    expect(prerendered).toContain('lobby-page');
    const ofPlayer = await (await request.get('/en/', { headers })).text();
    expect(ofPlayer).toContain('lobby-page');
    const frame = await (await request.get('/en/profile/', { headers })).text();
    expect(frame).not.toContain('lobby-page');
    for (const [html, count] of [
      [shellPage, 3],
      [prerendered, 4],
      // And of what it requests before its scripts.
      [ofPlayer, 5],
      // And what it shows without them.
      [frame, 6],
    ] as const) {
      const inline = inlineIn(html);
      expect(inline).toHaveLength(count);
      for (const text of inline) {
        const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
        expect(response.headers()['content-security-policy']).toContain(source);
      }
    }
    for (const html of [shellPage, prerendered, frame]) expect(html).not.toMatch(/<[^>]*\s(?:style|on\w+)=/);
  },
);

test(
  'assets are cached for ever, and neither source maps nor dot files are served',
  { tag: '@desktop' },
  async ({ request }) => {
    const html = await (await request.get('/en/')).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const asset = await request.get(script);
    expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers()['x-content-type-options']).toBe('nosniff');
    for (const path of [`${script}.map`, `${script}.br`, '/.vite/manifest.json', '/assets/..%2f..%2f..%2fpackage.json'])
      expect((await request.get(path)).status(), path).toBe(404);
  },
);

test.describe('Trusted Types', () => {
  test.use({ expectedErrors: /TrustedHTML/ });

  test('prevent the injection of markup', { tag: '@desktop' }, async ({ page, lobby }) => {
    await lobby.open('/en/');
    const isRejected = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.broken = true">');
        return false;
      } catch {
        return true;
      }
    });
    expect(isRejected).toBe(true);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  });
});

test(
  'a visitor’s page requests only the lobby, pictures and pots, and no response sets a cookie',
  { tag: '@desktop' },
  async ({ page, lobby, context, world }) => {
    const requests = recordRequests(context);
    const responses: Response[] = [];
    context.on('response', (response) => responses.push(response));
    await lobby.open('/en/');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const { origin } = new URL(world.url);
    const partners = new URL(world.partners).origin;
    const crossOrigin = requests.map((request) => new URL(request.url())).filter((url) => url.origin !== origin);
    // Only images and, later, the jackpot's pots come from another origin, which is another site and gets no cookies.
    const isExpected = (url: URL) => url.origin === partners && /^\/(thumbnails|art|jackpot)\//.test(url.pathname);
    expect(crossOrigin.filter((url) => !isExpected(url)).map(({ href }) => href)).toEqual([]);
    expect((await context.cookies()).filter(({ domain }) => domain !== 'localhost')).toEqual([]);
    // The cookie list lacks cookies that the browser has refused, so the headers are checked too.
    const setCookieHeaders = await Promise.all(responses.map((response) => response.headerValue('set-cookie')));
    expect(setCookieHeaders.filter((cookie) => cookie !== null)).toEqual([]);
  },
);

test(
  'tokens are stored in the documented cookies only, with the player’s e-mail address (R-3-075, A-052)',
  { tag: '@desktop' },
  async ({ page, lobby, context, account, world }) => {
    const requests = recordRequests(context);
    await lobby.open('/en/promotions/');
    await followSignInLink(page);
    await fillSignInForm(page, account, { isWelcomed: false });
    await expect(lobby.accountMenu()).toBeVisible();
    await expectBalance(page, '€0.00');
    const readCookies = () => context.cookies(world.url);
    // Those of the welcome and of the player come after what they announce.
    await expect
      .poll(async () => (await readCookies()).map(({ name }) => name).toSorted())
      .toEqual([
        'cookieConsent',
        'idpAccessToken',
        'locale',
        'refreshToken',
        'sessionInfo',
        'userEmail',
        'welcomeShown',
      ]);
    const cookies = await readCookies();
    expect(decodeURIComponent((await lobby.cookie('userEmail')) ?? '')).toBe(account.email);
    for (const cookie of cookies)
      expect(cookie, cookie.name).toMatchObject({ path: '/', sameSite: 'Lax', domain: 'localhost' });
    for (const name of ['idpAccessToken', 'refreshToken', 'sessionInfo', 'userEmail'])
      expect(cookies.find((cookie) => cookie.name === name)).toMatchObject({ secure: true, expires: -1 });

    const tokens = cookies.filter(({ name }) => name.endsWith('Token')).map(({ value }) => value);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const token of tokens) {
      expect(stored).not.toContain(token);
      expect(requests.filter((request) => request.url().includes(token))).toEqual([]);
      expect(requests.filter((request) => request.headers()['referer']?.includes(token))).toEqual([]);
    }
    // Nor is anything else that has the form of a signed token.
    expect(stored).not.toMatch(/eyJ[\w-]+\.eyJ[\w-]+\.[\w-]{20,}/);
  },
);
