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
  // A click would scroll to it.
  await link.first().evaluate((element) => (element as HTMLElement).click());
  await expect.poll(position).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goBack(page);
  await page.waitForURL('**/en/');
  await expect.poll(position).toBe(1500);
});
