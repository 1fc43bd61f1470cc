import { brands, lobbyOf } from '../support/brands.ts';
import { demoPlayer, expect, isPhone, test } from '../support/lobby.ts';

/** Each with a locale that reads English, the header's layout and the name. */
const facts = {
  infiniza: { name: 'Infiniza', locale: 'en', layout: 'default' },
  frenwall: { name: 'Frenwall', locale: 'en', layout: 'layout1' },
  herion: { name: 'Herion', locale: 'en_CA', layout: 'layout2' },
  fortuneforge: { name: 'FortuneForge', locale: 'en', layout: 'default' },
  elmst: { name: 'Elmst', locale: 'en', layout: 'layout1' },
  elvel: { name: 'Elvel', locale: 'en', layout: 'layout2' },
} as const;

for (const brand of brands)
  test.describe(brand, () => {
    test.use({ brand });
    const { name, locale, layout } = facts[brand];

    test(`${name} starts, wears its header and signs in (R-1-003, R-2-051, R-2-071)`, async ({ page, lobby }) => {
      await lobby.open(`/${locale}/`);
      await expect(page.locator('header')).toHaveAttribute('data-layout', layout);
      const logo = page.getByRole('banner').getByRole('img', { name });
      await expect(logo).toBeVisible();
      const [logoBox, menuBox] = [await logo.boundingBox(), page.getByRole('navigation', { name: 'Lobby menu' })];
      const centre = (logoBox?.x ?? 0) + (logoBox?.width ?? 0) / 2;
      // Only the second layout has the logo in the middle, and only the third the menu in its line.
      if (!isPhone(page)) expect(Math.abs(centre - 720) < 30).toBe(layout === 'layout1');
      // The form is the same on all screens.
      await (isPhone(page) ? lobby.signIn(demoPlayer) : lobby.signInByForm(demoPlayer));
      await expect(lobby.accountMenu()).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      if (!isPhone(page)) {
        const menu = await menuBox.boundingBox();
        const logoMiddle = (logoBox?.y ?? 0) + (logoBox?.height ?? 0) / 2;
        expect((menu?.y ?? 0) < logoMiddle).toBe(layout === 'layout2');
      }
    });
  });

test('each brand wears its own theme (R-1-003, R-3-001)', async ({ page }) => {
  const worn = [];
  for (const brand of brands) {
    await page.goto(`${lobbyOf(brand).url}${facts[brand].locale}/terms-and-conditions/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Terms and conditions/);
    worn.push(
      await page.evaluate(async () => {
        const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
        const favicon = await fetch((document.querySelector('link[rel="icon"]') as HTMLLinkElement).href);
        const logo = await fetch((document.querySelector('header img') as HTMLImageElement).currentSrc);
        return {
          ground: of('body').backgroundColor,
          heading: of('h1').fontFamily,
          name: document.querySelector('header img')?.getAttribute('alt'),
          favicon: await favicon.text(),
          logo: await logo.text(),
        };
      }),
    );
  }
  for (const trait of ['ground', 'heading', 'name', 'favicon', 'logo'] as const)
    expect(new Set(worn.map((look) => look[trait])).size, trait).toBe(brands.length);
});
