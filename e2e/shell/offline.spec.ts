import { expect, test } from '../support/lobby.ts';

test.describe('in a tab that is older than the release', () => {
  test.use({ expectedErrors: /SearchButton|status of 404/ });

  test(
    'a part whose code the server no longer has reloads the document once, and comes when it can be had',
    { tag: '@desktop' },
    async ({ page, context, lobby }) => {
      let loadCount = 0;
      page.on('load', () => (loadCount += 1));
      await context.route(/SearchButton.*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
      await lobby.open('/en/');
      await expect.poll(() => loadCount).toBe(2);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      const tryAgain = async () => {
        const answer = page.waitForResponse(/SearchButton.*\.js$/);
        await page.evaluate(() => dispatchEvent(new Event('online')));
        return (await answer).status();
      };
      expect([await tryAgain(), await tryAgain()]).toEqual([404, 404]);
      await context.unrouteAll();
      expect(await tryAgain()).toBe(200);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
      expect(loadCount).toBe(2);
    },
  );
});
