import type { BrowserContext, Page } from '@playwright/test';
import { readCatalogues } from '../../tools/i18n/catalogues.ts';
import { brands } from '../support/brands.ts';
import { hiddenFocus } from '../support/focus.ts';
import { expect, test } from '../support/lobby.ts';
import { defaultLocaleOf, isSignInFlow, pathsOf, waitForContent } from '../support/pages.ts';
import { operationOf, routeOperation } from '../support/requests.ts';
import { expectNoSidewaysScrolling } from '../support/width.ts';

const root = new URL('../../', import.meta.url).pathname;
const english = new Map(
  readCatalogues(root)
    .filter(({ locale }) => locale === 'en')
    .map(({ id, text }) => [id, text]),
);

/** Plurals have texts in braces, with arguments in them. */
const argumentOrTag = /(\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|<\/?\w+\s*\/?>)/;

/** Doubles the vowels of a text, which makes it some 40 % longer, and leaves arguments and elements as they are. */
function pseudoText(text: string): string {
  const parts = text.split(argumentOrTag);
  return `[${parts.map((part, index) => (index % 2 === 0 ? part.replaceAll(/[aeiou]/gi, '$&$&') : part)).join('')}]`;
}

/** Has the platform serve pseudo texts for all texts of the lobby. Returns how many requests for some are not answered yet. */
async function servePseudoTexts(context: BrowserContext): Promise<() => number> {
  let pending = 0;
  context.on('request', (request) => (pending += Number(operationOf(request) === 'Translations')));
  context.on('response', (response) => (pending -= Number(operationOf(response.request()) === 'Translations')));
  await routeOperation(context, 'Translations', async (route) => {
    const { keys } = (route.request().postDataJSON() as { variables: { keys: string[] } }).variables;
    const ts = keys.flatMap((key) => {
      const text = english.get(key);
      return text === undefined ? [] : [{ __typename: 'Translation', key, value: pseudoText(text) }];
    });
    await route.fulfill({ json: { data: { root: { __typename: 'Root', ts } } } });
  });
  return () => pending;
}

/** Texts of the lobby that are cut by an element around them, and those of buttons on more than two lines. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    // A text with elements in it has its brackets in the first and the last of them.
    const isOfLobby = ({ textContent, parentElement }: Element) =>
      [textContent, parentElement?.textContent ?? ''].some((text) => /^\s*\[[^[\]]*\]\s*$/.test(text));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!parentElement?.checkVisibility({ visibilityProperty: true }) || !isOfLobby(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      for (let around: Element | null = parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const frame = around.getBoundingClientRect();
        // Texts for screen readers alone are in a box of one pixel; what scrolls is not cut.
        if (frame.width < 2 || frame.height < 2) break;
        const isCut =
          (/hidden|clip/.test(overflowX) && (box.right > frame.right + 1 || box.left < frame.left - 1)) ||
          // A font's box may be higher than its line.
          (/hidden|clip/.test(overflowY) && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3));
        if (isCut) found.add(`cut: ${data}`);
        break;
      }
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (parentElement.closest('button') && lines > 2) found.add(`${lines} lines: ${data}`);
    }
    return [...found];
  });

for (const brand of brands)
  test.describe(brand, () => {
    test.use({ brand });

    test(
      `${brand}: each page is accessible to players, and with texts 40 % longer none is wider than its window or cuts a text`,
      { tag: '@desktop' },
      async ({ page, context, lobby, account }) => {
        test.slow();
        const locale = defaultLocaleOf(brand);
        const pendingTexts = await servePseudoTexts(context);
        await lobby.signIn(account);
        await lobby.open(`/${locale}/terms-and-conditions/`);
        for (const path of pathsOf(brand, (route) => route.path !== '/login/' && !isSignInFlow(route)))
          await test.step(path, async () => {
            await lobby.follow(`/${locale}${path}`);
            await expect(page.getByRole('main').getByText(/\]$/).first()).toBeAttached();
            await waitForContent(page);
            await expect.poll(pendingTexts).toBe(0);
            for (const width of [320, 390, 768, 1440]) {
              await page.setViewportSize({ width, height: 844 });
              await expectNoSidewaysScrolling(page, `${path} at ${width} px`);
              await expect.poll(() => cutTexts(page), { message: `${path} at ${width} px` }).toEqual([]);
              if (width !== 390 && width !== 1440) continue;
              await lobby.expectAccessible();
              expect(await hiddenFocus(page), `hidden while they have the focus, ${path} at ${width} px`).toEqual([]);
            }
          });
      },
    );
  });
