import { join } from 'node:path';
import brand from '../../../apps/infiniza/brand.ts';
import * as looks from '../../../apps/infiniza/theme.ts';
import { readCatalogue } from '../messages.ts';
import { offlinePage, offlineStyle } from './page.ts';
import { leaveIfTooOld, type LeavingWindow, tooManyCookiesPage, tooOldPage } from './plainPages.ts';
import { scriptSource } from './plugin.ts';
import { plainTextIds, type OfflineTexts, textIds } from './texts.ts';
import { serveOffline, withinSecond } from './worker.ts';

const root = join(__dirname, '../../..');

it.each(['en', 'de', 'fi', 'et_EE'] as const)('has all its texts in %s, none of them English elsewhere', (locale) => {
  const texts = readCatalogue(root, locale);
  const english = readCatalogue(root, 'en');
  for (const id of [...textIds, ...plainTextIds]) {
    expect(`${id} ${texts[id]}`).toMatch(/ \S/);
    if (locale !== 'en') expect(`${id} ${texts[id]}`).not.toBe(`${id} ${english[id]}`);
  }
});

it('is a document in its language with nothing inline, and texts as text', () => {
  const texts = {
    ...readCatalogue(root, 'de'),
    OFFLINE_TITLE: 'Keine <Verbindung> & "mehr"',
  } as unknown as OfflineTexts;
  const html = offlinePage({ brand, looks, lang: 'de-DE', texts, style: '/assets/a.css', script: '/assets/a.js' });
  expect(html).toMatch(/^<!doctype html>\n<html lang="de-DE">/);
  expect(html).toContain('<h1>Keine &lt;Verbindung> &amp; &quot;mehr&quot;</h1>');
  expect(html).toContain(`alt="${brand.name}"`);
  expect(html).not.toMatch(/\sstyle=|\son\w+=|<style|undefined/);
  expect([...html.matchAll(/<script[^>]*>/g)].map(String)).toEqual(['<script src="/assets/a.js" defer>']);
});

it('says in all languages at once, and without a file, what to do about too many cookies', () => {
  const texts = Object.fromEntries(
    (['et_EE', 'en'] as const).map((locale) => [locale, readCatalogue(root, locale) as unknown as OfflineTexts]),
  );
  const html = tooManyCookiesPage({ brand, texts }, looks);
  expect(html).toMatch(/<html lang="et_EE">/);
  expect(html).toContain(`<section lang="et_EE">\n        <h1>${texts['et_EE']?.TOO_MANY_COOKIES_TITLE}</h1>`);
  expect(html).toContain('<h1>Your browser sends too many cookies</h1>');
  expect(html).toContain('<a href="">Try again</a>');
  expect(html).not.toMatch(/\ssrc=|<link|<script|url\(|undefined/);
});

it('leads a browser without what the lobby calls to a page that says in all languages that it is too old', () => {
  const source = scriptSource(leaveIfTooOld, '/offline/too-old.html');
  const replace = jest.fn();
  const open = (missing: Partial<LeavingWindow>) =>
    new Function('self', source)({ Promise, AbortSignal, location: { replace }, ...missing });
  open({});
  expect(replace).not.toHaveBeenCalled();
  const older: Partial<LeavingWindow>[] = [{ Promise: {} }, { AbortSignal: {} }, { AbortSignal: undefined as never }];
  for (const missing of older) open(missing);
  expect(replace.mock.calls).toEqual(older.map(() => ['/offline/too-old.html']));
  // Syntax that the first browsers with modules cannot read would stop the script.
  expect(source).not.toMatch(/\?\.|\?\?|\|\|=/);

  const texts = { 'de-DE': readCatalogue(root, 'de') as unknown as OfflineTexts };
  const html = tooOldPage({ brand, texts }, '/offline/page.css');
  expect(html).toContain(`<section lang="de-DE">\n        <h1>${texts['de-DE'].BROWSER_TOO_OLD_TITLE}</h1>`);
  expect(html).not.toMatch(/<style|<script|undefined/);
});

it('looks like the brand: its colours, and its fonts as far as the browser has them', () => {
  const face = '@font-face{font-family:"Sora Variable";src:url(/assets/sora.woff2)}';
  const css = offlineStyle(looks, `a{}${face}b{}`);
  expect(css).toContain(face);
  for (const value of [looks.tokens.color.header, looks.tokens.color.primary, looks.tokens.font.heading])
    expect(css).toContain(value);
  expect(css).not.toMatch(/undefined|none,/);
});

it('writes the worker as a script that needs nothing around it', () => {
  const source = scriptSource(
    serveOffline,
    { cache: 'lobby-1', pages: {}, fallback: '/offline/en.html', files: [] },
    withinSecond,
  );
  expect(source.length).toBeLessThan(3000);
  const types: string[] = [];
  const scope = { location: { origin: 'https://a.test' }, addEventListener: (type: string) => types.push(type) };
  new Function('self', source)(scope);
  expect(types).toEqual(['install', 'activate', 'fetch']);
});
