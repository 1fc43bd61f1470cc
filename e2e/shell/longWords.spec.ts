import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/lobby.ts';
import { expectNoSidewaysScrolling } from '../support/width.ts';

/** A word without hyphen or space, such as German and Finnish compounds. */
const word = `${'Donaudampfschifffahrtsgesellschafts'.repeat(2)}kapitaen`;
/** A single character for the browser, which nothing breaks. */
const joinedEmoji = Array.from({ length: 40 }, () => '👩').join('\u200d');
/** Fields of responses that hold visible text, unlike ids, addresses and enum values. */
const textFields = /^(title|name|label|subtitle|text)$/;

function replaceTexts(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaceTexts(item, name)]));
  return typeof value === 'string' && textFields.test(key) ? word : value;
}

/** Replaces every title, name and label in the platform's responses by one unbroken word. */
async function serveLongWords(context: BrowserContext): Promise<void> {
  await context.route('**/api/graphql', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: replaceTexts(await response.json()) });
  });
}

test(
  'unbroken words and a balance of twelve digits never make a page scroll sideways on a phone',
  { tag: '@phone' },
  async ({ page, context, lobby, account }) => {
    await lobby.console('balance', { player: account.email, balance: '999999999.99', bonusBalance: '999999999.99' });
    await lobby.signIn(account);
    await serveLongWords(context);
    await lobby.open('/en/does-not-exist/');
    for (const path of ['/', '/promotions/', '/games/', '/game-list/', '/game-list/slots/', '/game-studio/']) {
      await lobby.follow(`/en${path}`);
      await expect(page.getByRole('main').getByText(word).first()).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('€999,999,999.99');
      await expectNoSidewaysScrolling(page, path);
    }
    await lobby.openMenu();
    await expect(page.getByRole('dialog').getByRole('link', { name: word }).first()).toBeVisible();
    await expectNoSidewaysScrolling(page, 'menu');
    await page
      .locator('main :is(h1, h2)')
      .first()
      .evaluate((heading, text) => {
        heading.textContent = text;
      }, joinedEmoji);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);
