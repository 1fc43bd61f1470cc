import type { Page } from '@playwright/test';
import { expect, test } from '../support/lobby.ts';

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
