import { expect, goBack, test } from '../support/lobby.ts';

test('a new page starts at the top, and back returns to where a page was left (R-9-052) @phone', async ({
  page,
  lobby,
}) => {
  const position = () => page.evaluate(() => scrollY);
  // Until then, parts of the page may come that move the rest.
  await lobby.open('/en/', 'idle');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(position).toBe(1500);
  const link = page.getByRole('main').getByRole('link', { name: /^See all/ });
  // A click would scroll to it. A block that comes late moves what is in view, and the position with it.
  const left = await link.first().evaluate((element) => {
    (element as HTMLElement).click();
    return scrollY;
  });
  await expect.poll(position).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goBack(page);
  await page.waitForURL('**/en/');
  await expect.poll(position).toBe(left);
});

test('back returns to a list with all the games that were loaded, and to a row, where they were left', async ({
  page,
  lobby,
}) => {
  const main = page.getByRole('main');
  const position = () => page.evaluate(() => Math.round(scrollY));
  const more = main.getByRole('button', { name: 'Show more games' });
  const tiles = main.getByRole('list', { name: 'All games' }).getByRole('listitem');
  await lobby.open('/en/games/');
  for (const count of [60, 90]) {
    await more.click();
    await expect(tiles).toHaveCount(count);
  }
  await tiles.nth(80).evaluate((tile) => tile.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const left = await position();
  // A click would scroll to it.
  await tiles
    .nth(80)
    .getByRole('link')
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(tiles).toHaveCount(0);
  await goBack(page);
  await expect(tiles).toHaveCount(90);
  // Pictures end between two pixels.
  await expect.poll(async () => Math.abs((await position()) - left)).toBeLessThan(2);

  await lobby.follow('/en/');
  const row = main.getByRole('region', { name: /^Hot games/ }).getByRole('list');
  const place = await row.evaluate(
    (list) =>
      new Promise<number>((resolve) => {
        list.addEventListener('scrollend', () => resolve(list.scrollLeft), { once: true });
        list.scrollTo({ left: 500, behavior: 'instant' });
      }),
  );
  expect(place).toBeGreaterThan(300);
  await lobby.follow('/en/games/');
  await goBack(page);
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(place);
});
