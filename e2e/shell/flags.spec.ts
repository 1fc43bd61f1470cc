import { expect, pressEscapeIn, test } from '../support/lobby.ts';

test.describe('theme settings of the back end', () => {
  test.use({ expectedErrors: /Served theme rejected/ });
  test(
    'apply from the first paint on, and rejected whole where they are hard to read (R-3-069, R-3-070)',
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

test(
  'flags change theme, buttons, menu and strip, an unknown value selects the first, and nothing moves after the first paint (R-4-057, R-9-055, R-9-056, R-9-057, R-9-058)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true });
    const offer = page.getByRole('main').getByRole('link', { name: 'Play now' }).first();
    const menu = page.getByRole('navigation', { name: 'Lobby menu' });
    const strip = page.getByRole('navigation', { name: 'Play safely' });
    const looks = async () => ({
      signIn: await signIn.evaluate((button) => getComputedStyle(button, '::before').backgroundImage),
      offer: await offer.evaluate((button) => getComputedStyle(button, '::before').backgroundImage),
    });
    const reloadWith = async (flags: Record<string, string>) => {
      await page.evaluate((text) => localStorage.setItem('featureFlags', text), JSON.stringify(flags));
      await page.reload();
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
    await expect(menu.getByRole('link').first()).toBeVisible();
    const served = await menu.getByRole('link').allTextContents();
    await expect(strip).toHaveCount(0);

    await test.step('theme', async () => {
      const backgroundColor = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const seen = [await backgroundColor()];
      for (const theme of ['theme2', 'theme3', 'bogus']) {
        await reloadWith({ theme });
        await expect(signIn).toBeVisible();
        seen.push(await backgroundColor());
      }
      const [first, , , unknown] = seen;
      expect(new Set(seen).size).toBe(3);
      expect(unknown).toBe(first);
    });

    for (const [flags, changed] of [
      [{ button_variant: 'secondary' }, { signIn: 'none' }],
      [{ button_variant2: 'secondary2' }, { offer: 'none' }],
      [{ button_variant: 'bogus', button_variant2: 'primary2' }, {}],
    ] as const) {
      await reloadWith(flags);
      await expect.poll(looks).toEqual({ ...plain, ...changed });
    }

    await reloadWith({ button_variant: 'secondary', button_variant2: 'secondary2', menu: 'menu3', sga: 'enabled' });
    await expect(strip.getByRole('link')).toHaveText(['Limits', 'Self-exclusion', 'Self-test']);
    const box = await strip.boundingBox();
    expect(box?.y).toBe(0);
    expect((await page.getByRole('banner').boundingBox())?.y).toBeGreaterThanOrEqual(box?.height ?? 0);
    expect([plain.signIn, plain.offer]).toEqual([
      expect.stringContaining('gradient'),
      expect.stringContaining('gradient'),
    ]);
    await expect.poll(looks).toEqual({ signIn: 'none', offer: 'none' });
    const score = await page.evaluate(() => (window as unknown as { moved: { score: number } }).moved.score);
    expect(score).toBeLessThan(0.02);
    const [first, ...others] = served;
    const sorted = others.toSorted((a, b) => a.localeCompare(b, 'en'));
    expect(sorted).not.toEqual(others);
    await expect(menu.getByRole('link')).toHaveText([first ?? '', ...sorted]);
    await lobby.expectAccessible();

    await strip.getByRole('link', { name: 'Self-test' }).click();
    const selfTest = page.getByRole('heading', { name: 'Self-test' });
    await expect(selfTest).toBeInViewport();
    await expect(strip).toBeInViewport();
  },
);

test(
  'the visitor’s menu has the variant of its A/B test, stored for 30 days with consent alone (R-4-059, R-9-005)',
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
    // The next visit is assigned the other one, and keeps the first.
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await page.reload();
    await openMenu();
    await expect(calls).toHaveText(['Sign up', 'Sign In']);
  },
);
