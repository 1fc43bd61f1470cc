import { expect, test } from '../support/lobby.ts';

test(
  'switching the language shows the same page in the same document, and each locale opens in its language (R-2-003, R-2-006)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    const localisedOperations: string[] = [];
    page.on('request', (request) => {
      const body = request.url().endsWith('/api/graphql') ? request.postDataJSON() : null;
      if (body) localisedOperations.push(`${body.operationName} ${request.headers()['locale']}`);
    });
    await lobby.open('/de_AT/game-list/slots/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Suomi' }).click();
    // The locale's prefix is replaced, not doubled.
    await expect(page).toHaveURL('/fi/game-list/slots/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi-FI');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
    // The data on screen was requested again in the new language.
    await expect.poll(() => localisedOperations.some((operation) => operation.endsWith(' fi_FI'))).toBe(true);
    // None is opened once more; the first may come late, when the page is idle.
    expect(new Set(sockets).size).toBe(sockets.length);

    for (const [locale, language] of [
      ['ja', 'ja-JP'],
      ['et_EE', 'et-EE'],
    ] as const) {
      await lobby.open(`/${locale}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(`/${locale}/`);
    }
  },
);

test(
  'the locale comes from the route, else the query, else the cookie; an unknown one leads to the root and clears the cookie (R-2-004, R-2-005)',
  { tag: '@desktop' },
  async ({ page, lobby, context, world }) => {
    await context.addCookies([{ name: 'locale', value: 'de', url: world.url }]);
    await lobby.open('/');
    await expect(page).toHaveURL('/de/');
    await lobby.open('/?locale=it');
    await expect(page).toHaveURL('/it/');
    await lobby.open('/fi/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi-FI');
    // The route's locale replaces the stored one.
    await expect.poll(() => lobby.cookie('locale')).toBe('fi');

    for (const unknown of ['xx', 'de-AT'])
      await test.step(unknown, async () => {
        await context.addCookies([{ name: 'locale', value: 'fi', url: world.url }]);
        await lobby.open(`/${unknown}/promotions/`);
        // The stored locale is removed before the root is resolved, so the default locale opens.
        await expect(page).toHaveURL('/en/');
        await expect.poll(() => lobby.cookie('locale')).toBe('en');
      });
  },
);

test(
  'cookies have a path, SameSite, Secure and their own lifetime, and lose an older name (R-3-076, R-9-006, R-9-007)',
  { tag: '@desktop' },
  async ({ lobby, context, page, world }) => {
    await context.addCookies([{ name: 'affiliateCode_localhost', value: 'spring', url: world.url }]);
    await lobby.open('/en/');
    await expect.poll(() => lobby.cookie('affiliateCode')).toBe('spring');
    await expect.poll(() => lobby.cookie('affiliateCode_localhost')).toBeUndefined();
    await lobby.open('/en/?affiliateCode=summer');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => lobby.cookie('locale')).toBe('en');
    await expect.poll(() => lobby.cookie('affiliateCode')).toBe('summer');
    const cookies = await context.cookies(world.url);
    const affiliate = cookies.find(({ name }) => name === 'affiliateCode');
    expect(affiliate).toMatchObject({ value: 'summer', path: '/', sameSite: 'Lax', secure: true, domain: 'localhost' });
    const days = ((affiliate?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect(cookies.find(({ name }) => name === 'locale')).toMatchObject({ path: '/', sameSite: 'Lax', secure: true });
  },
);
