import { expect, test, type Page } from '@playwright/test';
import { openStory } from './stories.ts';

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

test('a dialog takes, traps and restores the focus', async ({ page }) => {
  await openStory(page, 'kit-dialog--opened');
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.focus();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Time to take a break?' });
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await press(page, 'Tab');
  await expect(close).toBeFocused();
  await press(page, 'Shift+Tab');
  await expect(close).toBeFocused();
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Tab moves among the buttons of an overlay and never to the page behind it', async ({ page }) => {
  await openStory(page, 'shell-overlay--confirmation');
  const dialog = page.getByRole('dialog');
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  const focusedTexts = new Set<string>();
  for (let count = 0; count < 5; count += 1) {
    await expect.poll(inside).toBe(true);
    focusedTexts.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    await press(page, 'Tab');
  }
  expect([...focusedTexts]).toEqual(expect.arrayContaining(['CLOSE', 'OK']));
});

test('a menu is operated by arrows and letters, and restores the focus', async ({ page }) => {
  await openStory(page, 'kit-menu--default');
  const trigger = page.getByRole('button', { name: 'Account' });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await trigger.focus();
  await press(page, 'ArrowDown');
  await expect(item('Profile')).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(item('Settings')).toBeFocused();
  await press(page, 'End');
  await expect(item('Sign out')).toBeFocused();
  await press(page, 'p');
  await expect(item('Profile')).toBeFocused();
  await press(page, 'Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('tabs are one tab stop; arrows move among them and Enter selects', async ({ page }) => {
  await openStory(page, 'kit-tabs--default');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Casino').focus();
  await press(page, 'ArrowRight');
  await expect(tab('Live')).toBeFocused();
  await press(page, 'Enter');
  await expect(tab('Live')).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel', { name: 'Live' });
  await expect(panel).toHaveText('All of Live.');
  await press(page, 'End');
  await expect(tab('Sports')).toBeFocused();
  await press(page, 'Tab');
  await expect(panel).toBeFocused();
  await press(page, 'Shift+Tab');
  await expect(page.locator('[role=tab]:focus')).toHaveCount(1);
});

test('an accordion expands one section at a time', async ({ page }) => {
  await openStory(page, 'kit-accordion--default');
  const first = page.getByRole('button', { name: 'How do I deposit?' });
  const second = page.getByRole('button', { name: 'How long does a withdrawal take?' });
  await first.focus();
  await press(page, 'Enter');
  await expect(page.getByText('Open the cashier')).toBeVisible();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await press(page, 'Tab', 'Space');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Open the cashier')).toBeHidden();
  await press(page, 'Space');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
});

test('a select is operated by arrows and letters, and keeps its value on Escape', async ({ page }) => {
  await openStory(page, 'kit-select--held');
  const select = page.getByRole('combobox', { name: 'Country' });
  const option = (name: string) => page.getByRole('option', { name });
  await select.focus();
  await press(page, 'Enter');
  await expect(option('Estonia')).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(option('Germany')).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(select).toHaveText('Germany');
  await expect(select).toBeFocused();
  await press(page, 'Enter');
  await expect(option('Germany')).toBeFocused();
  await press(page, 'f');
  await expect(option('Finland')).toBeFocused();
  await press(page, 'Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(select).toHaveText('Germany');
});

test('a switch is toggled by Space and by Enter', async ({ page }) => {
  await openStory(page, 'kit-switch--with-hint');
  const jackpot = page.getByRole('switch', { name: 'Take part in the jackpot' });
  await jackpot.focus();
  await expect(jackpot).toBeChecked();
  await press(page, 'Space');
  await expect(jackpot).not.toBeChecked();
  await press(page, 'Enter');
  await expect(jackpot).toBeChecked();
});

test('a button that is loading is disabled and shows a spinner (R-4-010)', async ({ page }) => {
  await openStory(page, 'kit-button--loading');
  const button = page.getByRole('button');
  await expect(button).toBeDisabled();
  await expect(button.getByRole('status')).toBeVisible();
  await expect(button.getByRole('status')).toHaveText('Loading');
  await press(page, 'Tab');
  await expect(button).not.toBeFocused();
});

test('a toast can be reached and closed by keyboard', async ({ page }) => {
  await openStory(page, 'shell-feedback--error');
  const toast = page.getByRole('alert');
  await press(page, 'Tab');
  await expect(toast.getByRole('button', { name: 'CLOSE' })).toBeFocused();
  await press(page, 'Enter');
  await expect(toast).toBeHidden();
});
