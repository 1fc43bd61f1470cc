import { expect, test, type Page } from '@playwright/test';
import { openStory } from './stories.ts';

const previous = (page: Page) => page.getByRole('button', { name: 'Previous games' });
const next = (page: Page) => page.getByRole('button', { name: 'Next games' });
const row = (page: Page) => page.getByRole('list');
const sizes = (page: Page) =>
  row(page).evaluate(({ scrollLeft, clientWidth, scrollWidth }) => ({ scrollLeft, clientWidth, scrollWidth }));

async function open(page: Page, width: number, story = 'kit-carousel--default') {
  await page.setViewportSize({ width, height: 800 });
  await openStory(page, story);
}

test('one press of a paddle moves by 1.5 visible widths, and back (R-2-094, R-9-046)', async ({ page }) => {
  await open(page, 768);
  const { clientWidth, scrollWidth } = await sizes(page);
  expect(scrollWidth, 'room for a whole step').toBeGreaterThan(2.5 * clientWidth);
  await next(page).focus();
  await page.keyboard.press('Enter');
  // Browsers scroll by whole pixels.
  await expect.poll(async () => Math.abs((await sizes(page)).scrollLeft - 1.5 * clientWidth)).toBeLessThan(1);
  await previous(page).click();
  await expect.poll(async () => (await sizes(page)).scrollLeft).toBe(0);
});

test('paddles show on desktop, which starts at 768 px (R-9-047, R-2-094)', async ({ page }) => {
  await open(page, 768);
  await expect(next(page)).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(next(page)).toBeHidden();
});

test('a paddle is hidden while the first or the last item is in view (R-2-096)', async ({ page }) => {
  await open(page, 1024);
  await expect(next(page)).toBeVisible();
  await expect(previous(page)).toBeHidden();
  await row(page).evaluate((list) => list.scrollTo({ left: 300 }));
  await expect(previous(page)).toBeVisible();
  await expect(next(page)).toBeVisible();
  await row(page).evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await expect(next(page)).toBeHidden();
  await expect(previous(page)).toBeVisible();
});

test('a row that fits has no paddles (R-2-096)', async ({ page }) => {
  await open(page, 1024, 'kit-carousel--few');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(next(page)).toBeHidden();
  await expect(previous(page)).toBeHidden();
});
