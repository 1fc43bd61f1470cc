import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/lobby.ts';

/** A word that has no hyphen and no space, as compounds of German and Finnish have none. */
const word = 'Donaudampfschifffahrtsgesellschaftskapitaen';
/** Fields of answers that are words for the reader. Ids, addresses and enum values stay. */
const readable = /^(title|name|label|subtitle)$/;

function lengthened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => lengthened(one));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lengthened(one, name)]));
  return typeof value === 'string' && readable.test(key) ? word : value;
}

/** The platform's own answers, with every title, name and label replaced by one unbroken word. */
async function serveLongWords(context: BrowserContext): Promise<void> {
  await context.route('**/api/graphql', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: lengthened(await response.json()) });
  });
}

/** Pixels by which the page, or what scrolls in the dialog on it, is wider than its room. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const scrolling = Array.from(document.querySelectorAll('[role="dialog"] *')).filter(
      (element) => getComputedStyle(element).overflowY === 'auto',
    );
    const inDialog = scrolling.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    return Math.max(document.documentElement.scrollWidth - 390, ...inDialog);
  });

test(
  'unbroken words and a balance of twelve digits never scroll a phone sideways',
  { tag: '@phone' },
  async ({ page, context, lobby, account }) => {
    await lobby.console('balance', { player: account.email, balance: '999999999.99', bonusBalance: '999999999.99' });
    await lobby.signIn(account);
    await serveLongWords(context);
    for (const path of ['/', '/promotions/', '/games/', '/game-list/', '/game-list/slots/', '/game-studio/']) {
      await lobby.open(`/en${path}`);
      await expect(page.getByRole('main').getByText(word).first()).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('€999,999,999.99');
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
    await lobby.openMenu();
    await expect(page.getByRole('dialog').getByRole('link', { name: word }).first()).toBeVisible();
    expect(await overflow(page), 'menu').toBeLessThanOrEqual(0);
  },
);
