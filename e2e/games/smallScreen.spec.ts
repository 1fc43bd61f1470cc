import type { FrameLocator, Locator } from '@playwright/test';
import { expect, firstGameSlug, goBack, runningGame, test } from '../support/player.ts';

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

const small = { width: 320, height: 568 };
const sideways = { width: 844, height: 390 };

test(
  'every control of a game can be pressed on the smallest phones, in the locales with the longest words too (R-2-022)',
  { tag: '@phone' },
  async ({ page, context, lobby, signInWith }) => {
    await signInWith({ bonusBalance: '20.00' });
    await lobby.open('/en/promotions/');
    const frame = page.locator('main iframe').contentFrame();
    for (const list of ['slots', 'roulette', 'blackjack']) {
      const slug = await firstGameSlug(context, list);
      for (const [locale, sizes] of [
        ['en', [small, { width: 360, height: 640 }, sideways]],
        ['de', [small]],
        ['fi', [small]],
      ] as const)
        await test.step(`${list} in ${locale}`, async () => {
          const expectUsable = async () => {
            for (const size of sizes) {
              await page.setViewportSize(size);
              await expect.poll(() => findUnusableControls(frame), JSON.stringify(size)).toEqual([]);
            }
          };
          await lobby.follow(`/${locale}/games/${slug}/`);
          await runningGame(page);
          await expect(frame.locator('.spin')).toBeVisible();
          await expectUsable();
          if (list === 'blackjack') {
            await frame.locator('.spin').click();
            await expect(frame.locator('.card')).toHaveCount(4);
            await expectUsable();
            // The next page would take up a hand that no blackjack has ended.
            const stand = frame.locator('.moves').getByRole('button').nth(1);
            if (await stand.isVisible()) await stand.click();
            await expect(frame.locator('.spin')).toBeVisible();
          }
          await goBack(page);
          await expect(page.getByRole('contentinfo')).toBeVisible();
        });
    }
  },
);

test(
  'a running game has a single bar above it, with the balance, however the phone is held, and a notice does not push it out (R-3-043)',
  { tag: '@phone' },
  async ({ page, lobby, signInAndOpenGame }) => {
    const { email, frame } = await signInAndOpenGame('slots', { bonusBalance: '20.00' });
    // Else a swipe down over the game reloads the page on Android.
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
    for (const { width, height } of [{ width: 390, height: 844 }, sideways]) {
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
    }

    await test.step('a notice about the account', async () => {
      await lobby.console('kyc', { player: email, status: 'Required', deadline: '2099-01-01T00:00:00Z' });
      await expect(page.getByText(/Please verify your identity by/)).toBeVisible();
      const bottom = () => page.locator('main iframe').evaluate((game) => game.getBoundingClientRect().bottom);
      for (const size of [sideways, { width: 390, height: 844 }, { width: 1440, height: 900 }]) {
        await page.setViewportSize(size);
        await expect.poll(bottom).toBeLessThanOrEqual(size.height);
        expect((await page.locator('main iframe').boundingBox())?.height).toBeGreaterThan(0);
      }
    });
  },
);

test(
  'the lobby shows its first games below the hero, and on its side a phone has one thin bar that stays above the page',
  { tag: '@phone' },
  async ({ page, signInAndOpen }) => {
    await signInAndOpen();
    const firstTile = page
      .getByRole('region', { name: /^Hot games/ })
      .getByRole('listitem')
      .first();
    const bottomBar = page.getByRole('navigation', { name: 'Main' });
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
    for (const size of [
      { width: 390, height: 844 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(async () => (await topOf(bottomBar)) - (await topOf(firstTile))).toBeGreaterThan(64);
    }

    await page.setViewportSize(sideways);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await expect.poll(() => topOf(page.getByRole('navigation', { name: 'Lobby menu' }))).toBeLessThan(0);
    expect(await page.locator('header > div').first().boundingBox()).toMatchObject({ y: 0, height: 56 });
  },
);
