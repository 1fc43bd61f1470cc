import { brands } from '../support/brands.ts';
import { demoPlayer, expect, test } from '../support/lobby.ts';

/** Name, a locale in English, layout of the header, and whether there is a sportsbook, by brand. */
const expectedByBrand = {
  infiniza: { name: 'Infiniza', locale: 'en', layout: 'default', sports: true },
  frenwall: { name: 'Frenwall', locale: 'en', layout: 'layout1', sports: true },
  herion: { name: 'Herion', locale: 'en_CA', layout: 'layout2', sports: false },
  fortuneforge: { name: 'FortuneForge', locale: 'en', layout: 'default', sports: true },
  elmst: { name: 'Elmst', locale: 'en', layout: 'layout1', sports: true },
  elvel: { name: 'Elvel', locale: 'en', layout: 'layout2', sports: false },
} as const;

for (const brand of brands)
  test.describe(brand, () => {
    test.use({ brand });
    const { name, locale, layout, sports } = expectedByBrand[brand];

    test(
      `${name} opens with its header’s layout and signs a player in (R-1-002, R-1-003, R-2-071)`,
      { tag: '@desktop' },
      async ({ page, lobby }) => {
        await lobby.open(`/${locale}/`);
        await expect(page.locator('header')).toHaveAttribute('data-layout', layout);
        const logo = page.getByRole('banner').getByRole('img', { name });
        await expect(logo).toBeVisible();
        const isCentred = () =>
          logo.evaluate((image) => {
            const { left, right } = image.getBoundingClientRect();
            return Math.abs((left + right) / 2 - innerWidth / 2) < 30;
          });
        // Only layout1 centres the logo, and only layout2 has the menu beside the logo.
        await expect.poll(isCentred).toBe(layout === 'layout1');
        // By the provider's form where the brand's own country does.
        const byForm = brand === 'infiniza' || brand === 'frenwall';
        await (byForm ? lobby.signInByForm(demoPlayer) : lobby.signIn(demoPlayer));
        await expect(lobby.accountMenu()).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        const products = page.getByRole('banner').getByRole('navigation', { name: 'Products' });
        await expect(products.getByRole('link', { name: 'Sports' })).toHaveCount(sports ? 1 : 0);
        const menu = page.getByRole('navigation', { name: 'Lobby menu' });
        await expect(menu).toBeVisible();
        // Both at one moment: the reload after signing in may scroll the page.
        const isBesideLogo = () =>
          menu.evaluate((nav) => {
            const logoImage = nav.closest('header')?.querySelector('img')?.getBoundingClientRect();
            if (!logoImage) throw new Error('The header has no logo.');
            return nav.getBoundingClientRect().top < logoImage.top + logoImage.height / 2;
          });
        // The logo has its height once its picture is there.
        await expect.poll(isBesideLogo).toBe(layout === 'layout2');
      },
    );
  });

test('each brand has its own theme (R-1-003, R-3-001)', { tag: '@desktop' }, async ({ page, createWorld }) => {
  const looks = [];
  for (const brand of brands) {
    const { url } = await createWorld(brand);
    await page.goto(`${url}${expectedByBrand[brand].locale}/terms-and-conditions/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Terms and conditions/);
    looks.push(
      await page.evaluate(async () => {
        const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
        const favicon = await fetch((document.querySelector('link[rel="icon"]') as HTMLLinkElement).href);
        const logo = await fetch((document.querySelector('header img') as HTMLImageElement).currentSrc);
        return {
          background: styleOf('body').backgroundColor,
          heading: styleOf('h1').fontFamily,
          name: document.querySelector('header img')?.getAttribute('alt'),
          settings: document.getElementById('lobby-settings')?.textContent,
          favicon: await favicon.text(),
          logo: await logo.text(),
        };
      }),
    );
  }
  const operators = looks.map(({ settings }) => (JSON.parse(settings ?? '') as { operator: string }).operator);
  expect(operators).toEqual(['Infiniza', 'Frenwall', 'Herion', 'FortuneForge', 'Elmst', 'Elvel']);
  for (const trait of ['background', 'heading', 'name', 'favicon', 'logo'] as const)
    expect(new Set(looks.map((look) => look[trait])).size, trait).toBe(brands.length);
});
