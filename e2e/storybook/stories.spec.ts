import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openStory, readStories, switchToStory, type Story } from './stories.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** Widths of phoneWidths, at which no story may scroll sideways. */
const phoneWidths = [390, 320];
const desktop = { width: 1024, height: 768 };
const stories = readStories();
const kit = stories.filter(({ id }) => id.startsWith('kit-'));

/** Renders stories one after the other and returns every fault, so that one does not hide the next. */
async function findFaults(page: Page, batch: readonly Story[], brand: string, widths: readonly number[] = []) {
  const faults: string[] = [];
  let current = batch[0]!.id;
  page.on('pageerror', ({ message }) => faults.push(`${current}: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${current}: ${message.text()} ${message.location().url}`);
  });
  await openStory(page, current, { brand });
  for (const { id } of batch) {
    current = id;
    await switchToStory(page, id).catch(({ message }: Error) => faults.push(message));
    // Stories have no frames: the legacy mode then needs no second page for its report.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .withTags(rules)
      .analyze();
    for (const violation of violations)
      for (const { target, failureSummary } of violation.nodes)
        faults.push(`${id}: ${violation.id} at ${target.join(' ')}: ${failureSummary}`);
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
  for (const [number, batch] of splitIntoBatches(stories, 40).entries())
    test(`all stories in one brand, batch ${number + 1}`, async ({ page }) => {
      expect(await findFaults(page, batch, 'infiniza', phoneWidths)).toEqual([]);
    });
  for (const brand of ['elmst', 'frenwall', 'wireframe'])
    test(`stories of the ui-kit in ${brand}`, async ({ page }) => {
      expect(await findFaults(page, kit, brand)).toEqual([]);
    });
});
