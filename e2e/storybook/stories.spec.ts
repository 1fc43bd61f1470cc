import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openStory, readStories, switchToStory, type Story } from './stories.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** Of phones: no word may make a page scroll sideways. */
const phones = [390, 320];
const desktop = { width: 1024, height: 768 };
const stories = readStories();
const kit = stories.filter(({ id }) => id.startsWith('kit-'));

/** Shows them one after the other and tells all that is wrong, so that one fault does not hide the next. */
async function faultsOf(page: Page, some: readonly Story[], brand: string, widths: readonly number[] = []) {
  const faults: string[] = [];
  let current = some[0]!.id;
  page.on('pageerror', ({ message }) => faults.push(`${current}: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${current}: ${message.text()} ${message.location().url}`);
  });
  await openStory(page, current, { brand });
  for (const { id } of some) {
    current = id;
    await switchToStory(page, id).catch(({ message }: Error) => faults.push(message));
    // Legacy mode: stories have no frames, and need no second page for the report.
    const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode(true).analyze();
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

function inParts(some: readonly Story[], size: number): Story[][] {
  return some.length === 0 ? [] : [some.slice(0, size), ...inParts(some.slice(size), size)];
}

test.describe('stories are drawn without an error and pass axe', () => {
  for (const [number, part] of inParts(stories, 40).entries())
    test(`all in one brand, part ${number + 1}`, async ({ page }) => {
      expect(await faultsOf(page, part, 'infiniza', phones)).toEqual([]);
    });
  for (const brand of ['elmst', 'frenwall', 'wireframe'])
    test(`the kit in ${brand}`, async ({ page }) => {
      expect(await faultsOf(page, kit, brand)).toEqual([]);
    });
});
