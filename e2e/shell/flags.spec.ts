import type { Page } from '@playwright/test';
import { expect, isPhone, pressEscapeIn, test } from '../support/lobby.ts';

const backgroundColor = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test(
  'the feature flag selects the theme, and an unknown value selects the first (R-4-057, R-9-057)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    const backgroundWith = async (theme?: string) => {
      await page.evaluate(
        (flags) => (flags ? localStorage.setItem('featureFlags', flags) : localStorage.removeItem('featureFlags')),
        theme && JSON.stringify({ theme }),
      );
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return backgroundColor(page);
    };
    await lobby.open('/en/privacy-policy/');
    const first = await backgroundWith();
    expect(await backgroundWith('theme1')).toBe(first);
    const second = await backgroundWith('theme2');
    const third = await backgroundWith('theme3');
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await backgroundWith('bogus')).toBe(first);
  },
);

test.describe('theme settings of the back end', () => {
  test.use({ expectedErrors: /Served theme refused/ });
  test.afterEach(({ lobby }) => lobby.console('themeSettings', { settings: null }));
  test(
    'are worn from the first paint on, and refused whole where they are hard to read (R-3-069, R-3-070)',
    { tag: '@desktop' },
    async ({ page, lobby }) => {
      const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true });
      const look = () =>
        signIn.evaluate((link) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(link, '::before');
          return { backgroundColor, backgroundImage, radius: getComputedStyle(link).borderRadius };
        });
      await lobby.open('/en/');
      await expect(signIn).toBeVisible();
      const own = await look();
      const primary = { color: '#ffd54a', contrast: '#1b1400' };
      await lobby.console('themeSettings', { settings: { primary, buttonRoundness: '3px' } });
      await page.reload();
      await expect(signIn).toBeVisible();
      await expect.poll(look).toEqual({
        backgroundColor: 'rgb(255, 213, 74)',
        backgroundImage: 'linear-gradient(rgb(255, 213, 74), rgb(255, 213, 74))',
        radius: '3px',
      });
      await lobby.console('themeSettings', {
        settings: { primary: { ...primary, contrast: '#ffffff' }, buttonRoundness: '9px' },
      });
      await page.reload();
      await expect(signIn).toBeVisible();
      expect(await look()).toEqual(own);
    },
  );
});

const storeFlags = (page: Page, flags: Record<string, string>) =>
  page.evaluate((text) => localStorage.setItem('featureFlags', text), JSON.stringify(flags));

test('flags change buttons, menu and strip, and nothing moves after the first paint (R-9-055, R-9-056, R-9-058)', async ({
  page,
  lobby,
}) => {
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true });
  const offer = page.getByRole('main').getByRole('link', { name: 'Play now' }).first();
  const menu = page.getByRole('navigation', { name: 'Lobby menu' });
  const strip = page.getByRole('navigation', { name: 'Play safely' });
  const looks = async () => ({
    signIn: await signIn.evaluate((button) => getComputedStyle(button, '::before').backgroundImage),
    offer: await offer.evaluate((button) => getComputedStyle(button, '::before').backgroundImage),
  });
  const withMenu = async <Result>(look: () => Promise<Result>): Promise<Result> => {
    if (isPhone(page)) await lobby.openMenu();
    await expect(menu.getByRole('link').first()).toBeVisible();
    const result = await look();
    if (isPhone(page)) await pressEscapeIn(page.getByRole('dialog', { name: 'Menu' }));
    return result;
  };
  await page.addInitScript(() => {
    const moved = { score: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.score += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

  await lobby.open('/en/');
  await expect(offer).toBeVisible();
  const plain = await looks();
  const served = await withMenu(() => menu.getByRole('link').allTextContents());
  await expect(strip).toHaveCount(0);

  for (const [flags, changed] of [
    [{ button_variant: 'secondary' }, { signIn: 'none' }],
    [{ button_variant2: 'secondary2' }, { offer: 'none' }],
    [{ button_variant: 'bogus', button_variant2: 'primary2' }, {}],
  ] as const) {
    await storeFlags(page, flags);
    await page.reload();
    await expect.poll(looks).toEqual({ ...plain, ...changed });
  }

  await storeFlags(page, { button_variant: 'secondary', button_variant2: 'secondary2', menu: 'menu3', sga: 'enabled' });
  await page.reload();
  await expect(strip.getByRole('link')).toHaveText(['Limits', 'Self-exclusion', 'Self-test']);
  const box = await strip.boundingBox();
  expect(box?.y).toBe(0);
  expect((await page.getByRole('banner').boundingBox())?.y).toBeGreaterThanOrEqual(box?.height ?? 0);
  expect([plain.signIn, plain.offer]).toEqual([
    expect.stringContaining('gradient'),
    expect.stringContaining('gradient'),
  ]);
  await expect.poll(looks).toEqual({ signIn: 'none', offer: 'none' });
  expect(await page.evaluate(() => (window as unknown as { moved: { score: number } }).moved.score)).toBeLessThan(0.02);
  const [first, ...others] = served;
  const sorted = others.toSorted((a, b) => a.localeCompare(b, 'en'));
  expect(sorted).not.toEqual(others);
  await withMenu(() => expect(menu.getByRole('link')).toHaveText([first ?? '', ...sorted]));
  await lobby.expectAccessible();

  await strip.getByRole('link', { name: 'Self-test' }).click();
  const selfTest = page.getByRole('heading', { name: 'Self-test' });
  await expect(selfTest).toBeInViewport();
  await expect(strip).toBeInViewport();
});

test(
  'the visitor’s menu has the variant of its A/B test, kept for 30 days with consent alone (R-4-059, R-9-005)',
  { tag: '@desktop' },
  async ({ page, lobby, context }) => {
    const calls = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: /^Sign/ });
    const openMenu = () => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      Math.random = () => 0.99;
    });
    await lobby.open('/en/');
    await openMenu();
    await expect(calls).toHaveText(['Sign up', 'Sign In']);
    expect(await lobby.cookie('abTest')).toBeUndefined();
    await pressEscapeIn(page.getByRole('dialog', { name: 'Menu' }));
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => lobby.cookie('abTest')).toBe(encodeURIComponent('{"menu_call":"sign_up"}'));
    const expires = (await context.cookies()).find(({ name }) => name === 'abTest')?.expires ?? 0;
    expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(30);
    // The next visit is drawn the other one, and keeps the first.
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await page.reload();
    await openMenu();
    await expect(calls).toHaveText(['Sign up', 'Sign In']);
  },
);

test(
  'campaign parameters in the URL are stored in this browser (R-3-077)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    const campaign = { source: 'mail', medium: 'letter', campaign: 'spring', term: 'slots', content: 'top' };
    const query = Object.entries(campaign).map(([field, value]) => [`utm_${field}`, value]);
    await lobby.open(`/en/promotions/?${new URLSearchParams(query)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('utmSession') ?? 'null')))
      .toEqual(campaign);
  },
);
