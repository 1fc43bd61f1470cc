import { expect, test } from '@playwright/test';
import { globSync, readdirSync } from 'node:fs';
import { readDocs, readStories, switchToDocs } from './stories.ts';

const stories = readStories();
const capital = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** The titles that a file's stories may begin with. */
function groupsOf(importPath: string): string[] {
  const [, feature] = /^\.\/libs\/features\/([^/]+)\//.exec(importPath) ?? [];
  if (feature !== undefined) return [`Pages/${capital(feature)}/`, `Features/${capital(feature)}/`];
  const [, library = ''] = /^\.\/libs\/([^/]+)\//.exec(importPath) ?? [];
  if (library === 'ui-kit') return ['Kit/'];
  if (library !== '') return [`Pages/${capital(library)}/`, `${capital(library)}/`];
  return ['Foundations/', 'Kit/Overview', 'Composition/', ...features.map((name) => `Pages/${capital(name)}/`)];
}
const features = readdirSync(new URL('../../libs/features', import.meta.url));

test('every story is in the group of its library, every page among the pages', () => {
  const misfiled = stories.filter(
    ({ title, importPath }) =>
      !groupsOf(importPath).some((group) => title.startsWith(group)) ||
      (importPath.endsWith('Page.stories.tsx') && !title.startsWith('Pages/')),
  );
  expect(misfiled.map(({ title, importPath }) => `${importPath}: ${title}`)).toEqual([]);
});

test('every component of the ui-kit has a docs page with usage, props and accessibility', async ({ page }) => {
  const kit = new Set(stories.filter(({ importPath }) => importPath.includes('ui-kit')).map(({ title }) => title));
  const docs = readDocs().filter(({ title }) => title !== 'Start');
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

test('the start page leads to every component and to nothing that is gone', async ({ page }) => {
  await page.goto('iframe.html?id=start--docs&viewMode=docs');
  await expect(page.getByRole('heading', { name: 'Where state lives' })).toBeVisible();
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const ids = addresses.flatMap((address) => /^\?path=\/(?:docs|story)\/(.+)$/.exec(address)?.[1] ?? []);
  const known = [...stories, ...readDocs()].map(({ id }) => id);
  expect(ids.filter((id) => !known.includes(id))).toEqual([]);
  const components = readDocs().filter(({ title }) => title.startsWith('Kit/'));
  expect(components.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
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

test('tokens of all brands are shown, and all machines are rendered', async ({ page }) => {
  await page.goto('iframe.html?id=foundations-tokens--contrast-of-all-brands&viewMode=story');
  await expect(page.getByRole('row')).toHaveCount(8);
  await page.goto('iframe.html?id=composition-machines--state-machines&viewMode=story');
  const drawings = page.getByRole('group', { name: /^Drawing of / });
  await expect(drawings.first()).toBeVisible();
  const machines = globSync('libs/**/*.machine.ts', { cwd: new URL('../..', import.meta.url).pathname });
  await expect(drawings).toHaveCount(machines.length);
  // Each is rendered when it comes near the screen.
  for (const drawing of await drawings.all()) {
    // Drawings above it still grow: the wait for a place at rest, which `scrollIntoViewIfNeeded` has, may take minutes.
    await drawing.evaluate((group) => group.scrollIntoView());
    await expect(drawing.locator('svg > g').first()).toBeVisible();
  }
});
