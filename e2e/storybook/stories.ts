import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export interface Story {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}
export interface Globals {
  brand?: string;
  locale?: string;
  license?: string;
}

const index = new URL('../../dist/storybook/index.json', import.meta.url);

/** Every story of the built Storybook. */
export function readStories(): Story[] {
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Shows one story alone and waits until it is drawn. */
export async function openStory(page: Page, id: string, globals: Globals = {}): Promise<void> {
  // The accessibility panel would run axe at the same time.
  const all = Object.entries({ ...globals, 'a11y.manual': '!true' }).map(([name, value]) => `${name}:${value}`);
  await page.goto(`iframe.html?id=${id}&viewMode=story&globals=${all.join(';')}`);
  await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor();
}
