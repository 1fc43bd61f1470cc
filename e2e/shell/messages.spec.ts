import type { Locator } from '@playwright/test';
import { cashierPolicyError, openQuickDeposit } from '../support/cashier.ts';
import { expect, firstGameSlug, isPhone, runningGame, test } from '../support/player.ts';
import { lastingMessages, patientCashier } from '../support/timings.ts';

test.use({ expectedErrors: cashierPolicyError, timings: { ...patientCashier, ...lastingMessages } });

/** What can be pressed in a part of the page and lies below a message, if only in part. */
async function coveredIn(part: Locator, message: Locator): Promise<string[]> {
  const box = await message.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  return part.locator('a, button, input').evaluateAll((controls, { left, right, top, bottom }) => {
    const isBelow = (control: Element) => {
      const own = control.getBoundingClientRect();
      return own.width > 0 && own.left < right && own.right > left && own.top < bottom && own.bottom > top;
    };
    return controls.filter(isBelow).map((control) => control.getAttribute('aria-label') ?? control.textContent);
  }, box);
}

test('a message covers nothing that can be pressed in a bar, the menu, a dialog or beside a game', async ({
  page,
  context,
  lobby,
  signInAndOpen,
}) => {
  await signInAndOpen({ path: '/en/promotions/?showToast=InitWithdrawal' });
  const message = page
    .getByRole('log')
    .locator('[data-status]')
    .filter({ hasText: 'Your withdrawal has been requested.' });
  const expectNoneCovered = async (...parts: Locator[]) => {
    const size = page.viewportSize();
    for (const narrow of [false, true]) {
      if (narrow && isPhone(page)) await page.setViewportSize({ width: 320, height: 568 });
      await expect(message).toBeInViewport({ ratio: 1 });
      for (const part of parts) await expect.poll(() => coveredIn(part, message)).toEqual([]);
    }
    if (size) await page.setViewportSize(size);
  };
  const bars = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Main' })];
  await expectNoneCovered(...bars);
  // A press on the message is one on the page.
  const box = await message.boundingBox();
  if (!box) throw new Error('There is no message.');
  const isAbovePage = ([x, y]: [number, number]) => document.elementFromPoint(x, y)?.closest('main, header') !== null;
  expect(await page.evaluate(isAbovePage, [box.x + box.width / 2, box.y + box.height / 2] as [number, number])).toBe(
    true,
  );

  await test.step('the menu', async () => {
    await lobby.openMenu();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expectNoneCovered(menu);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });

  await test.step('quick deposit', async () => {
    await openQuickDeposit(page);
    await expectNoneCovered(page.getByRole('dialog'));
  });

  await test.step('a game', async () => {
    const slug = await firstGameSlug(context, 'slots');
    await lobby.open(`/en/games/${slug}/?showToast=InitWithdrawal`);
    await runningGame(page);
    await expectNoneCovered(...bars, page.getByRole('main'));
  });
});
