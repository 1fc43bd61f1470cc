import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';

export interface Story {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** The file, `./libs/…`. */
  importPath: string;
}
export interface Globals {
  brand?: string;
  locale?: string;
  license?: string;
  page?: 'original' | 'translated';
  player?: string;
  clock?: string;
  'toggles.ShowRTP'?: 'on' | 'off';
  'flags.menu'?: string;
}

/** The part of Storybook's preview that the tests use. */
interface PreviewWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string; story?: { initialArgs: unknown } } };
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void };
}
declare const window: PreviewWindow;

const index = new URL('../../dist/storybook/index.json', import.meta.url);

const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> };

/** Every story of the built Storybook. */
export const readStories = (): Story[] => Object.values(entries).filter(({ type }) => type === 'story');

/** Every documentation page. */
export const readDocs = (): Story[] => Object.values(entries).filter(({ type }) => type === 'docs');

/** Loads the page of one story and waits until it is rendered. */
export async function openStory(page: Page, id: string, globals: Globals = {}): Promise<void> {
  // The accessibility panel would run axe at the same time.
  const all = Object.entries({ ...globals, 'a11y.manual': '!true' }).map(([name, value]) => `${name}:${value}`);
  await page.goto(`iframe.html?id=${id}&viewMode=story&globals=${all.join(';')}`);
  await waitUntilRendered(page, id);
}

/** Switches to another story in the same page, as Storybook's sidebar does. */
export async function switchToStory(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (storyId) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' }),
    id,
  );
  await waitUntilRendered(page, id);
}

/** Switches to a documentation page in the same page. */
export const switchToDocs = (page: Page, id: string): Promise<void> =>
  page.evaluate(
    (storyId) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' }),
    id,
  );

/** Watches a page; returns a function that waits until all that its story loads lazily is on screen. */
export function watchLazyParts(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()) && request.frame() === page.mainFrame())
      pending.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => pending.delete(request));
  const untilIdle = () => page.evaluate(() => window.scheduler.postTask(() => undefined, { priority: 'background' }));
  return async () => {
    // What one part renders may request the next.
    do await untilIdle();
    while (pending.size > 0);
  };
}

/** The arguments of the story on screen. */
export const argsOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.__STORYBOOK_PREVIEW__?.currentRender?.story?.initialArgs);

async function waitUntilRendered(page: Page, id: string): Promise<void> {
  const phase = await page.waitForFunction((storyId) => {
    const render = window.__STORYBOOK_PREVIEW__?.currentRender;
    const hasEnded = render?.id === storyId && ['finished', 'errored'].includes(render.phase ?? '');
    return hasEnded ? render.phase : undefined;
  }, id);
  if ((await phase.jsonValue()) === 'errored') throw new Error(`${id} failed to render`);
  await page.locator('body.sb-show-main').waitFor();
}
