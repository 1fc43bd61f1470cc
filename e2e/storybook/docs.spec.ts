import { expect, test } from '@playwright/test';
import { readDocs, readStories, switchToDocs } from './stories.ts';

const groups = [
  'Pages',
  'Foundations',
  'Kit',
  'Fallbacks',
  'Shell',
  'Games',
  'Identity',
  'Wallet',
  'Cashier',
  'Jackpot',
  'Raffle',
  'Rewards',
  'Gamification',
  'Limits',
  'Verification',
  'Protection',
  'Account',
  'Content',
  'Calendar',
  'Chat',
  'Sports',
];
const stories = readStories();

test('every story is in the group of its library', () => {
  const misfiled = stories.filter(({ title }) => !groups.some((group) => title.startsWith(`${group}/`)));
  expect(misfiled.map(({ title }) => title)).toEqual([]);
});

test('every component of the ui-kit has a docs page with usage, props and accessibility', async ({ page }) => {
  const kit = new Set(stories.filter(({ title }) => title.startsWith('Kit/')).map(({ title }) => title));
  const docs = readDocs();
  expect(new Set(docs.map(({ title }) => title))).toEqual(kit);
  await page.goto(`iframe.html?id=${docs[0]?.id}&viewMode=docs`);
  for (const { id, title } of docs) {
    await switchToDocs(page, id);
    await expect(page.getByRole('heading', { level: 1, name: title.slice('Kit/'.length), exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Usage' }), title).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Accessibility' }), title).toBeVisible();
    await expect(page.locator('.docblock-argstable tbody tr').first(), title).toBeVisible();
  }
});

test('a control changes the variant of a component', async ({ page }) => {
  await page.goto('iframe.html?id=kit-button--docs&viewMode=docs');
  const button = page.locator('#story--kit-button--default--primary').getByRole('button', { name: 'Deposit' });
  const before = await button.getAttribute('class');
  await page
    .getByRole('row', { name: /^variant/ })
    .getByRole('combobox')
    .selectOption('danger');
  await expect(button).not.toHaveAttribute('class', before ?? '');
});

test('tokens of all brands and the charts of all machines are shown', async ({ page }) => {
  await page.goto('iframe.html?id=foundations-tokens--contrast-of-all-brands&viewMode=story');
  await expect(page.getByRole('row')).toHaveCount(8);
  await page.goto('iframe.html?id=foundations-charts--state-machines&viewMode=story');
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(7);
});
