import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/lobby.ts';

/** A page of a screen, as it is before its scripts, which change no picture. */
async function openScreen(browser: Browser, [width, deviceScaleFactor]: readonly [number, number]) {
  const viewport = { width, height: 800 };
  const context = await browser.newContext({ viewport, deviceScaleFactor, javaScriptEnabled: false });
  // None is loaded: larger ones that an earlier page has would be taken.
  await context.route(/[?&]width=/, (route) => route.abort());
  return { page: await context.newPage(), close: () => context.close() };
}

/** CSS widths of the first tiles of a page, and the widths of the pictures that the browser has chosen for them. */
async function chosenPictures(page: Page, path: string): Promise<{ tile: number; picture: number }[]> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const pictures = page.getByRole('main').locator('li picture img');
  const chosen = () => pictures.first().evaluate((image) => (image as HTMLImageElement).currentSrc);
  await expect.poll(chosen).toContain('width=');
  return pictures.evaluateAll((images) =>
    (images as HTMLImageElement[]).flatMap(({ currentSrc, clientWidth }) =>
      currentSrc ? [{ tile: clientWidth, picture: Number(new URL(currentSrc).searchParams.get('width')) }] : [],
    ),
  );
}

test('each screen loads pictures with the pixels that it shows', { tag: '@desktop' }, async ({ browser }) => {
  for (const screen of [
    [320, 2],
    [360, 3],
    [412, 2],
    [768, 1],
    [1440, 1],
    [1440, 2],
  ] as const)
    await test.step(`${screen.join(' px at a pixel ratio of ')}`, async () => {
      const ratio = Math.min(screen[1], 2);
      const { page, close } = await openScreen(browser, screen);
      for (const path of ['/en/', '/en/game-list/slots/', '/en/game-list/']) {
        const chosen = await chosenPictures(page, path);
        expect(chosen.length, path).toBeGreaterThan(5);
        // None is narrower than 172 px.
        const unfit = chosen.filter(
          ({ tile, picture }) => picture < 0.85 * tile * ratio || picture > Math.max(172, 1.5 * tile * ratio),
        );
        expect([path, unfit]).toEqual([path, []]);
      }
      await close();
    });
});

test(
  'thumbnails far below the window load once, when they are near, and keep their size',
  { tag: '@phone' },
  async ({ page, lobby }) => {
    const loaded: string[] = [];
    const requested: number[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/thumbnails/')) loaded.push(request.url());
      const { variables } = (request.postDataJSON() ?? {}) as { variables?: { thumbnailSize?: number } };
      if (variables?.thumbnailSize) requested.push(variables.thumbnailSize);
    });
    // Another width than that of the window for which the page was rendered.
    await page.setViewportSize({ width: 360, height: 740 });
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

    // The newer answer, which has them in the width for this window, changes none.
    await lobby.waitForPhase('idle');
    expect(requested).toEqual([330.4]);
    expect(new Set(loaded).size).toBe(loaded.length);
  },
);
