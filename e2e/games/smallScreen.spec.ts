import type { FrameLocator } from '@playwright/test';
import { expect, firstGameSlug, runningGame, test } from '../support/player.ts';

/** Controls that cannot be pressed: outside the frame, covered, or too small. */
const findUnusableControls = (frame: FrameLocator) =>
  frame.locator('button, input').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      if (width === 0) return [];
      const faults = [];
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push('outside');
      const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!topmost || !control.contains(topmost)) faults.push('covered');
      if (width < 24 || height < 24) faults.push('small');
      if (control.scrollWidth > control.clientWidth) faults.push('text cut off');
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return faults.length === 0 ? [] : [`${name}: ${faults.join(', ')}`];
    }),
  );

for (const [locale, width, height] of [
  ['en', 320, 568],
  ['de', 320, 568],
  ['fi', 320, 568],
  ['en', 360, 640],
  ['en', 844, 390],
] as const)
  test(
    `every control of a game can be pressed at ${width} × ${height} in ${locale} (R-2-022)`,
    { tag: '@phone' },
    async ({ page, context, signInWith }) => {
      await signInWith({ bonusBalance: '20.00' });
      await page.setViewportSize({ width, height });
      for (const list of ['slots', 'roulette', 'blackjack'])
        await test.step(list, async () => {
          await page.goto(`/${locale}/games/${await firstGameSlug(context, list)}/`);
          const frame = await runningGame(page);
          await expect(frame.locator('.spin')).toBeVisible();
          await expect.poll(() => findUnusableControls(frame)).toEqual([]);
        });
      const frame = page.locator('main iframe').contentFrame();
      await frame.locator('.spin').click();
      await expect(frame.locator('.card')).toHaveCount(4);
      await expect.poll(() => findUnusableControls(frame)).toEqual([]);
    },
  );

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(
    `a running game has a single bar above it, with the balance, at ${width} × ${height}`,
    { tag: '@phone' },
    async ({ page, lobby, signInAndOpenGame }) => {
      const { frame } = await signInAndOpenGame('slots', { bonusBalance: '20.00' });
      // The phone is turned while the game runs.
      await page.setViewportSize({ width, height });
      await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(frame.getByRole('banner')).toHaveCount(0);
      await expect(page.getByText('€100.00').filter({ visible: true })).toHaveCount(1);
      await expect(frame.getByText('€100.00').filter({ visible: true })).toHaveCount(0);
      const box = () => page.locator('main iframe').boundingBox();
      await expect.poll(async () => (await box())?.width).toBe(width);
      // Upright, the bars of jackpot and raffle have a strip below the game; sideways they stand in the one above it.
      await expect.poll(async () => (await box())?.height).toBeGreaterThan(height - 64 - (height > width ? 56 : 0));
      await lobby.expectAccessible();
    },
  );

test('a notice about the account does not push a running game out of the window (R-3-043)', async ({
  page,
  lobby,
  signInAndOpenGame,
}) => {
  const { email } = await signInAndOpenGame('slots');
  await lobby.console('kyc', { player: email, status: 'Required', deadline: '2099-01-01T00:00:00Z' });
  await expect(page.getByText(/Please verify your identity by/)).toBeVisible();
  const bottom = () => page.locator('main iframe').evaluate((frame) => frame.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  expect((await page.locator('main iframe').boundingBox())?.height).toBeGreaterThan(0);
});
