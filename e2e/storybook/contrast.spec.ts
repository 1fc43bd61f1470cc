import { expect, test, type Locator, type Page } from '@playwright/test';
import { openStory } from './stories.ts';

const hide = (part: Locator) => part.evaluate((element) => ((element as HTMLElement).style.visibility = 'hidden'));

/** What shows a state, and what changes that state. */
const states: [story: string, shown: string, at: (page: Page) => Locator, change: (part: Locator) => unknown][] = [
  ['switch--with-hint', 'a switch', (page) => page.getByRole('switch'), hide],
  ['switch--with-hint', 'whether a switch is on', (page) => page.getByRole('switch'), (part) => part.click()],
  ['textfield--default', 'a field', (page) => page.getByRole('textbox').locator('..'), hide],
  ['select--default', 'a choice', (page) => page.getByRole('combobox'), hide],
  ['progress--default', 'a share', (page) => page.getByRole('progressbar').locator('div > span').last(), hide],
  [
    'tabs--default',
    'the chosen tab',
    (page) => page.getByRole('tab').first(),
    (part) => part.page().getByRole('tab').last().click(),
  ],
  [
    'bottomnavigation--default',
    'the current page',
    (page) => page.locator('[aria-current]').describe('the current page'),
    (part) => part.evaluate((link) => link.removeAttribute('aria-current')),
  ],
];

for (const colorScheme of ['dark', 'light'] as const)
  test(`a ${colorScheme} contrast theme, without backgrounds and shadows, shows states of controls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    for (const [story, shown, at, change] of states)
      await test.step(shown, async () => {
        await openStory(page, `kit-${story}`);
        const clip = (await at(page).boundingBox()) ?? undefined;
        // Neither the ring of the focus nor what the mouse rests on.
        const look = async () => {
          await page.mouse.move(0, 0);
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          return page.screenshot({ clip });
        };
        const before = await look();
        await change(at(page));
        const looksTheSame = async () => (await look()).equals(before);
        await expect.poll(looksTheSame, `${shown} looks the same`).toBe(false);
      });
  });

/** What is rendered as a surface, and has to have an edge. */
const surfaces: [story: string, name: string, at: (page: Page) => Locator][] = [
  [
    'pages-calendar-calendar--during',
    'a door that is locked',
    (page) => page.getByRole('button', { name: /^Door 6:/ }).locator('> span'),
  ],
  [
    'pages-calendar-calendar--during',
    'a door that opens',
    (page) => page.getByRole('button', { name: 'Open door 5' }).locator('> span'),
  ],
  [
    'features-jackpot-jackpotbar--pots',
    'the bar',
    (page) => page.getByRole('button', { name: 'Take part' }).locator('..'),
  ],
  [
    'features-jackpot-jackpotbar--pots',
    'the way to take part',
    (page) => page.getByRole('button', { name: 'Take part' }),
  ],
  [
    'features-jackpot-jackpotbar--pots',
    'the panel',
    (page) => page.getByRole('button', { name: 'Odds' }).locator('xpath=ancestor::section[1]'),
  ],
];

test('a contrast theme shows the edges of what features render', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const [story, name, at] of surfaces)
    await test.step(name, async () => {
      await openStory(page, story);
      const clip = (await at(page).boundingBox()) ?? undefined;
      // By then it has no name to be found by.
      const surface = await at(page).evaluateHandle((element) => element);
      await surface.evaluate((element) => {
        for (const node of [...element.childNodes])
          if (node instanceof HTMLElement || node instanceof SVGElement) node.style.visibility = 'hidden';
          else node.remove();
      });
      const empty = await page.screenshot({ clip });
      await surface.evaluate((element) => ((element as HTMLElement).style.visibility = 'hidden'));
      expect((await page.screenshot({ clip })).equals(empty), `${name} has no edge`).toBe(false);
    });
});
