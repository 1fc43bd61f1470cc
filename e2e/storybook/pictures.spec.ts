import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { currentPlatform, platformOfPictures, writePlatform } from './platform.ts';
import { openStory, watchLazyParts } from './stories.ts';

const brands = readdirSync(new URL('../../apps', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What stands for the operator's art is many bytes, and no part of the lobby. */
const withoutArt = fileURLToPath(new URL('./pictures/withoutArt.css', import.meta.url));

const phone = { width: 390, height: 844 };
const desktop = { width: 1024, height: 768 };

/** What is compared: the kit as a whole, and a page of each kind, as a phone or a desktop shows it first. */
const pictures: { name: string; story: string; size: { width: number; height: number }; whole?: true }[] = [
  { name: 'kit', story: 'kit-overview--components', size: desktop, whole: true },
  { name: 'kit-form-invalid', story: 'kit-form--all-fields-invalid', size: phone },
  { name: 'dialog', story: 'shell-overlay--confirmation', size: phone },
  { name: 'lobby-visitor', story: 'pages-games-lobby--visitor', size: phone },
  { name: 'lobby-player', story: 'pages-games-lobby--player', size: desktop },
  { name: 'profile', story: 'pages-account-profile--overview', size: phone },
];

/** Fonts and the pictures on screen are there: those further down load when somebody scrolls. */
async function untilStill(page: Page) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() =>
    Array.from(document.images).every((image) => {
      const { top, left, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || top > innerHeight || left > innerWidth;
    }),
  );
}

/** A tenth of the colours need a quarter of the bytes, and differ by less than the comparison sees. */
async function shrink(file: string) {
  writeFileSync(file, await sharp(readFileSync(file)).png({ palette: true, colours: 128, dither: 0 }).toBuffer());
}

for (const brand of brands)
  test(`${brand} looks as in its pictures`, async ({ page, browser }, info) => {
    const here = await currentPlatform(browser);
    const isUpdate = ['all', 'changed'].includes(info.config.updateSnapshots);
    if (isUpdate) writePlatform(here);
    const there = platformOfPictures();
    const isOther = here !== there;
    if (isOther) console.warn(`${brand}: the pictures are of ${there}; this is ${here}. Nothing is compared.`);
    test.skip(isOther, 'pictures of another platform');
    await page.clock.setFixedTime('2026-11-24T12:00:00Z');
    const untilComplete = watchLazyParts(page);
    for (const { name, story, size, whole = false } of pictures) {
      await page.setViewportSize(size);
      await openStory(page, story, { brand });
      await untilComplete();
      await untilStill(page);
      await expect.soft(page, name).toHaveScreenshot([brand, `${name}.png`], {
        fullPage: whole,
        stylePath: withoutArt,
        timeout: 20_000,
      });
      if (isUpdate) await shrink(info.snapshotPath(brand, `${name}.png`));
    }
  });
