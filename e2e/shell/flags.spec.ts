import type { Page } from '@playwright/test';
import { expect, test } from '../support/lobby.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test(
  'the feature flag decides the theme, and what it does not know is the first (R-4-057, R-9-057)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    const groundWith = async (theme?: string) => {
      await page.evaluate(
        (flags) => (flags ? localStorage.setItem('featureFlags', flags) : localStorage.removeItem('featureFlags')),
        theme && JSON.stringify({ theme }),
      );
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return ground(page);
    };
    await lobby.open('/en/privacy-policy/');
    const first = await groundWith();
    expect(await groundWith('theme1')).toBe(first);
    const second = await groundWith('theme2');
    const third = await groundWith('theme3');
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await groundWith('bogus')).toBe(first);
  },
);

test('a campaign in the address is kept for this browser (R-3-077)', { tag: '@desktop' }, async ({ page, lobby }) => {
  const campaign = { source: 'mail', medium: 'letter', campaign: 'spring', term: 'slots', content: 'top' };
  const query = Object.entries(campaign).map(([field, value]) => [`utm_${field}`, value]);
  await lobby.open(`/en/promotions/?${new URLSearchParams(query)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('utmSession') ?? 'null')))
    .toEqual(campaign);
});
