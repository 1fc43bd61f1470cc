import type { Page } from '@playwright/test';
import { expect, test } from '../support/lobby.ts';
import { operationOf } from '../support/requests.ts';

/** The thumbnail width that a freshly opened list requests. */
async function requestedThumbnailSize(page: Page): Promise<number> {
  const query = page.waitForRequest((request) => operationOf(request) === 'GameListSlice');
  await page.goto('/en/game-list/blackjack/');
  return ((await query).postDataJSON() as { variables: { thumbnailSize: number } }).variables.thumbnailSize;
}

test(
  'the requested thumbnail width depends on the window’s width (R-9-062)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    await lobby.open('/en/terms-and-conditions/');
    const sizes: [number, number][] = [];
    for (const width of [319, 320, 360, 375, 425, 640, 768, 1024, 1280, 1536]) {
      await page.setViewportSize({ width, height: 800 });
      sizes.push([width, await requestedThumbnailSize(page)]);
    }
    expect(sizes).toEqual([
      [319, 138],
      [320, 158],
      [360, 165.2],
      [375, 190.5],
      [425, 194],
      [640, 237],
      [768, 160],
      [1024, 236],
      [1280, 172],
      [1536, 236],
    ]);
  },
);

test(
  'high-density screens request at most twice the width (R-9-062, R-9-063)',
  { tag: '@desktop' },
  async ({ browser, baseURL }) => {
    const sizes: [number, number][] = [];
    for (const deviceScaleFactor of [1.5, 2, 3]) {
      const context = await browser.newContext({ viewport: { width: 360, height: 800 }, deviceScaleFactor, baseURL });
      sizes.push([deviceScaleFactor, await requestedThumbnailSize(await context.newPage())]);
      await context.close();
    }
    expect(sizes).toEqual([
      [1.5, expect.closeTo(247.8)],
      [2, 330.4],
      [3, 330.4],
    ]);
  },
);

test(
  'thumbnails far below the window load when they are near, and keep their size',
  { tag: '@phone' },
  async ({ page, lobby }) => {
    await lobby.open('/en/game-list/slots/');
    const thumbnails = page.getByRole('main').locator('picture img');
    await expect(thumbnails).toHaveCount(30);
    const isComplete = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;
    await expect.poll(() => thumbnails.first().evaluate(isComplete)).toBe(true);
    expect(await thumbnails.first().evaluate((image) => (image as HTMLImageElement).currentSrc)).toContain('.avif');
    const boxBefore = await thumbnails.last().boundingBox();
    expect(boxBefore?.height).toBeGreaterThan(50);
    await expect(thumbnails.last()).toHaveAttribute('loading', 'lazy');
    await thumbnails.last().scrollIntoViewIfNeeded();
    await expect.poll(() => thumbnails.last().evaluate(isComplete)).toBe(true);
    expect((await thumbnails.last().boundingBox())?.height).toBe(boxBefore?.height);
  },
);
