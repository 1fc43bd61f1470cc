import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/lobby.ts';

/** In a page: what is painted behind the texts of its main part, by element or pseudo-element. */
function paintedBackgrounds(): string[] {
  return [...document.querySelectorAll('html, body, main, main *')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const { backgroundColor, backgroundImage, content } = getComputedStyle(element, pseudo);
      const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
      return isPainted && (pseudo === undefined || content !== 'none') ? [`${element.className}${pseudo ?? ''}`] : [];
    }),
  );
}

test(
  'the demo player’s rounds are paged, summed by period and by typed days, saved as a file and printed (R-2-041)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    await lobby.signIn();
    await lobby.open('/en/profile/game-history/?period=all');
    await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
    const rows = page.getByRole('list', { name: 'Games' }).locator('> li');
    await expect(rows).toHaveCount(20);
    const shown = page.getByRole('main').getByRole('status').filter({ hasText: ' of ' });
    const total = Number((await shown.textContent())?.split(' of ')[1]);
    expect(total).toBeGreaterThan(1000);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).toHaveCount(40);
    await lobby.expectAccessible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const file = await (await download).path();
    const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(total + 1);

    await page.getByRole('button', { name: '30 days' }).click();
    await expect(page).toHaveURL(/\?period=30$/);
    await expect(shown).not.toContainText(`of ${total}`);

    await test.step('on paper are all rows of the period, without the frame of the lobby', async () => {
      await expect(rows).toHaveCount(20);
      const ofPeriod = Number((await shown.textContent())?.split(' of ')[1]);
      expect(ofPeriod).toBeGreaterThan(200);
      await page.evaluate(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await page.getByRole('button', { name: 'Print' }).click();
      await expect(page.locator('html[data-printed]')).toHaveCount(1);
      await expect(rows).toHaveCount(ofPeriod);
      await page.emulateMedia({ media: 'print' });
      await expect(rows.last()).toBeVisible();
      for (const hidden of [page.locator('header'), shown, page.getByRole('button', { name: '30 days' })])
        await expect(hidden).toBeHidden();
      // Black on white: browsers print no backgrounds, on which a dark theme's letters depend.
      await expect(rows.last()).toHaveCSS('color', 'rgb(0, 0, 0)');
      expect(await page.evaluate(paintedBackgrounds)).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(rows).toHaveCount(ofPeriod);
      await page.keyboard.press('Escape');
      await expect(rows).toHaveCount(20);
    });

    await test.step('days are typed in the browser’s own field, which says when there is no such day', async () => {
      await page.getByRole('button', { name: 'Choose days' }).click();
      const first = page.getByLabel('First day');
      const type = async (digits: string) => {
        await first.focus();
        await page.keyboard.type(digits);
        await page.getByLabel('Last day').focus();
      };
      // The browser of the tests has the month first.
      await type('02312026');
      await expect(first).toHaveAccessibleDescription('This day is not complete, or does not exist.');
      await lobby.expectAccessible();
      await type('03032026');
      await expect(first).toHaveAccessibleDescription('');
      await expect(page).toHaveURL(/period=2026-03-03\.\.$/);
    });
  },
);
