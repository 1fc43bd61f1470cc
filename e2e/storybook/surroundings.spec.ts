import { expect, test, type Page } from '@playwright/test';
import { licenseRules } from '../../libs/platform/licensing/src/rules.ts';
import { overlayVariants } from '../../libs/platform/overlays/src/overlay/variants.ts';
import { argsOf, openStory, switchToStory } from './stories.ts';

const backgroundColor = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the brand in the toolbar changes theme, logo and header', async ({ page }) => {
  await openStory(page, 'shell-header--signed-in', { brand: 'infiniza' });
  await expect(page.getByRole('img', { name: 'Infiniza' })).toBeVisible();
  const infinizaBackground = await backgroundColor(page);
  await openStory(page, 'shell-header--signed-in', { brand: 'elmst' });
  await expect(page.getByRole('img', { name: 'Elmst' })).toBeVisible();
  expect(await backgroundColor(page)).not.toBe(infinizaBackground);
});

test('the locale in the toolbar changes texts and the page’s language', async ({ page }) => {
  await openStory(page, 'pages-shell-errors--not-found', { locale: 'en' });
  await expect(page.getByRole('heading')).toHaveText('This page is not in play');
  await openStory(page, 'pages-shell-errors--not-found', { locale: 'de' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('heading')).not.toHaveText('This page is not in play');
});

test('the licence in the toolbar changes the rules', async ({ page }) => {
  for (const license of ['mga', 'est'] as const) {
    await openStory(page, 'shell-footer--default', { license });
    await expect(page.getByText(`${licenseRules[license].minimumAge}+`, { exact: true })).toBeVisible();
  }
  expect(licenseRules.mga.minimumAge).not.toBe(licenseRules.est.minimumAge);
});

test('the player in the toolbar changes who looks at a story', async ({ page }) => {
  const lobby = (player: string) => openStory(page, 'pages-games-lobby--visitor', { player });
  const balance = page.getByText('€0.40');
  await lobby('low funds');
  await expect(balance).toBeVisible();
  await lobby('visitor');
  await expect(page.getByRole('link', { name: 'Slots' }).first()).toBeVisible();
  await expect(balance).toHaveCount(0);
  await openStory(page, 'pages-games-game--playing', { player: 'on a break' });
  await expect(page.getByRole('heading', { name: 'Your account cannot play now' })).toBeVisible();
});

test('the toolbar switches toggles and flags, and has the clock stand', async ({ page }) => {
  const rtp = page.getByText(/96\./);
  await openStory(page, 'features-games-gametile--default', { 'toggles.ShowRTP': 'on' });
  await expect(rtp).toBeVisible();
  await openStory(page, 'features-games-gametile--default', { 'toggles.ShowRTP': 'off' });
  await expect(rtp).toHaveCount(0);
  const menu = page.getByRole('banner').getByRole('link', { name: /^(Slots|Promotions)$/ });
  await openStory(page, 'pages-games-lobby--visitor');
  await expect(menu).toHaveText(['Slots', 'Promotions']);
  await openStory(page, 'pages-games-lobby--visitor', { 'flags.menu': 'menu2' });
  await expect(menu).toHaveText(['Promotions', 'Slots']);
  await openStory(page, 'kit-text--default', { clock: 'noon' });
  expect(await page.evaluate(() => new Date().toISOString())).toBe('2026-11-24T12:00:00.000Z');
});

test('each overlay variant has a story that is a dialog (R-3-030)', async ({ page }) => {
  await openStory(page, 'shell-overlay--default');
  for (const variant of Object.keys(overlayVariants)) {
    await switchToStory(page, `shell-overlay--${variant}`);
    const { overlay } = (await argsOf(page)) as { overlay: { variant: string; title: string } };
    expect(overlay.variant).toBe(variant);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog', { name: overlay.title })).toBeVisible();
  }
});

test('each kind of feedback message has a story that shows it (R-3-031)', async ({ page }) => {
  const kinds = { success: 'polite', info: 'polite', warning: 'polite', error: 'assertive' };
  for (const [kind, politeness] of Object.entries(kinds)) {
    await openStory(page, `shell-feedback--${kind}`);
    const { messages } = (await argsOf(page)) as { messages: { kind: string; message: string }[] };
    expect(messages.map((message) => message.kind)).toEqual([kind]);
    await expect(page.getByRole('log')).toHaveText(messages[0]!.message);
    await expect(page.getByRole('log')).toHaveAttribute('aria-live', politeness);
  }
});

test('in a low window a dialog scrolls as a whole, so that what it says has room', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 220 });
  await openStory(page, 'kit-dialog--long');
  const dialog = page.getByRole('dialog');
  const { bottom } = await dialog.evaluate((element) => element.getBoundingClientRect());
  const footTop = await dialog
    .getByRole('button', { name: 'OK' })
    .evaluate((button) => button.getBoundingClientRect().top);
  expect(footTop, 'the foot takes the room of the text').toBeGreaterThan(bottom);
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeInViewport({ ratio: 1 });
});
