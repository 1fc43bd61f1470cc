import { expect, test } from '@playwright/test';
import { openStory } from './stories.ts';

// Keys of play functions are synthetic, and move the focus as a library thinks that browsers do. Where Tab really leads is seen here.
test('Tab moves among the buttons of an overlay and never to the page behind it', async ({ page }) => {
  await openStory(page, 'shell-overlay--confirmation');
  const dialog = page.getByRole('dialog');
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  const focusedTexts = new Set<string>();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await expect.poll(inside).toBe(true);
    focusedTexts.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    await page.keyboard.press(key);
  }
  await expect.poll(inside).toBe(true);
  expect([...focusedTexts]).toEqual(expect.arrayContaining(['CLOSE', 'OK']));
});
