import { expect, test, type Page } from '@playwright/test';
import axe from 'axe-core';
import { findNestedLiveRegions } from '../../libs/testing/src/liveRegions.ts';
import { openStory, readStories, switchToStory, watchLazyParts, type Globals, type Story } from './stories.ts';

declare const window: Window & { axe: typeof axe };

const axeOptions: axe.RunOptions = {
  // A report of all that passes takes longer.
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
};
/** Widths of phoneWidths, at which no story may scroll sideways. */
const phoneWidths = [390, 320];
const desktop = { width: 1024, height: 768 };
const stories = readStories();
const kit = stories.filter(({ id }) => id.startsWith('kit-'));

/** Renders stories one after the other and returns every fault, so that one does not hide the next. */
async function findFaults(page: Page, batch: readonly Story[], globals: Globals, widths: readonly number[] = []) {
  const faults: string[] = [];
  let current = batch[0]!.id;
  page.on('pageerror', ({ message }) => faults.push(`${current}: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${current}: ${message.text()} ${message.location().url}`);
  });
  // Once for each document: AxeBuilder would compile its half megabyte twice for each story, which takes longer than its checks.
  await page.addInitScript({ content: axe.source });
  const untilComplete = watchLazyParts(page);
  await openStory(page, current, globals);
  for (const { id } of batch) {
    current = id;
    await switchToStory(page, id).catch(({ message }: Error) => faults.push(message));
    await untilComplete();
    const { violations } = await page.evaluate((options) => window.axe.run(document, options), axeOptions);
    for (const violation of violations)
      for (const { target, failureSummary } of violation.nodes)
        faults.push(`${id}: ${violation.id} at ${target.join(' ')}: ${failureSummary}`);
    for (const html of await page.evaluate(findNestedLiveRegions))
      faults.push(`${id}: a live region inside another: ${html}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      if (content > width) faults.push(`${id}: scrolls sideways, ${content} > ${width}`);
    }
    if (widths.length > 0) await page.setViewportSize(desktop);
  }
  return faults;
}

function splitIntoBatches(all: readonly Story[], size: number): Story[][] {
  return all.length === 0 ? [] : [all.slice(0, size), ...splitIntoBatches(all.slice(size), size)];
}

test.describe('stories render without errors and pass axe', () => {
  // In a page that the browser translates: what holds there holds in others.
  for (const [number, batch] of splitIntoBatches(stories, 40).entries())
    test(`all stories in one brand, batch ${number + 1}`, async ({ page }) => {
      expect(await findFaults(page, batch, { page: 'translated' }, phoneWidths)).toEqual([]);
    });
  for (const brand of ['elmst', 'frenwall', 'wireframe'])
    for (const [number, batch] of splitIntoBatches(kit, 40).entries())
      test(`stories of the ui-kit in ${brand}, batch ${number + 1}`, async ({ page }) => {
        expect(await findFaults(page, batch, { brand })).toEqual([]);
      });
});
