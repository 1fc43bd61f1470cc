import { runInNewContext } from 'node:vm';
import { scriptSourcesOf, sourceOf } from '../vite/inlineScripts.ts';
import { documentOf, inlineScript } from './document.ts';

const shellPage = `<!doctype html>
<html lang="en" data-lobby="document">
  <head>
    <title>Acme</title>
    <script>watch()</script>
    <script id="missing-scripts">show()</script>
    <!--lobby-settings-->
    <script type="module" crossorigin src="/assets/index.js" integrity="sha384-a"></script>
    <link rel="modulepreload" crossorigin href="/assets/base.js" integrity="sha384-b">
    <link rel="stylesheet" crossorigin href="/assets/style.css" integrity="sha384-c">
  </head>
  <body>
    <div id="root"></div>
    <noscript>Acme needs JavaScript.</noscript>
  </body>
</html>`;
const page = {
  lang: 'de-AT',
  className: 'theme',
  viewer: 'visitor',
  head: '<title>Lobby · Acme</title>',
  body: '<main>$& Spiele</main>',
  record: { path: '/de_AT/', text: '</script><script>alert(1)</script>' },
  early: null,
  parts: ['header.tools', 'profile.sections'],
  modules: [],
} as const;
const css = '.a{color:red}';
const earlyScript = 'ask()';
const html = documentOf(shellPage, css, earlyScript, page, [{ file: 'assets/fi.js', integrity: 'sha384-d' }]);

it('has the page, its title, language and theme, and the styles before it', () => {
  expect(html).toContain('<html lang="de-AT" class="theme" data-viewer="visitor" data-lobby="document">');
  expect(html).toContain('<title>Lobby · Acme</title>');
  expect(html).toContain('<div id="root"><main>$& Spiele</main></div>');
  expect(html.indexOf(`<style>${css}</style>`)).toBeLessThan(html.indexOf('<body>'));
  expect(html).not.toMatch(/stylesheet|noscript/);
  expect(sourceOf(css)).toMatch(/^'sha256-[\w+/]{43}='$/);
});

it.each([
  ['a visitor who has played', 'visitor', { recentlyPlayedGames: '["g1"]' }, true],
  ['a visitor who has not', 'visitor', {}, false],
  ['a player whose session has ended', 'visitor', { recentlyPlayedGames: '["g1"]', playerSession: '"s"' }, false],
  ['a player', 'player', { recentlyPlayedGames: '["g1"]', playerSession: '"s"' }, true],
])('makes room for the games played last of %s', (_, viewer, localStorage, isMarked) => {
  const setAttribute = jest.fn();
  const documentElement = { setAttribute, dataset: { viewer } };
  const page = { localStorage, document: { documentElement }, addEventListener: () => {} };
  runInNewContext(inlineScript, page);
  expect(setAttribute.mock.calls).toEqual(isMarked ? [['data-has-played', '']] : []);
});

it('marks the page with the stored flags before the first paint', () => {
  const setAttribute = jest.fn();
  const localStorage = { featureFlags: '{"theme":"theme2","menu":"menu3"}' };
  const page = { localStorage, document: { documentElement: { setAttribute } }, addEventListener: () => {} };
  runInNewContext(inlineScript, page);
  expect(setAttribute.mock.calls).toEqual([
    ['data-theme', 'theme2'],
    ['data-menu', 'menu3'],
  ]);
});

it('names the inline scripts of a page, but neither its data nor its files', () => {
  expect(scriptSourcesOf(shellPage)).toBe(`${sourceOf('watch()')} ${sourceOf('show()')}`);
  expect(scriptSourcesOf(html)).toBe(`${sourceOf('watch()')} ${sourceOf(inlineScript)}`);
});

it('shows without its scripts what it is, and as a frame that they are missing', () => {
  expect(html).not.toContain('show()');
  expect(documentOf(shellPage, css, earlyScript, { ...page, record: null }, [])).toContain('show()');
});

it('is not painted before its header is whole', () => {
  expect(html.slice(0, html.indexOf('<body>'))).toContain('<link rel="expect" href="#content" blocking="render">');
});

it('has its scripts last, with their integrity and low priority', () => {
  const afterRoot = html.slice(html.indexOf('lobby-page'));
  expect(afterRoot).toContain(
    '<script fetchpriority="low" type="module" crossorigin src="/assets/index.js" integrity="sha384-a"></script>',
  );
  expect(afterRoot).toContain('<link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/base.js"');
  // Behind the entry, which requests it: the page's own code.
  expect(afterRoot.slice(afterRoot.indexOf('/assets/base.js'))).toContain(
    '<link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/fi.js" integrity="sha384-d">',
  );
  expect(afterRoot.match(/<script/g)).toHaveLength(1);
});

it('keeps data from ending their element', () => {
  expect(html).not.toContain('alert(1)</script>');
  const [, json = ''] = /id="lobby-page">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(page.record);
});

it('keeps the place for the host’s settings', () => {
  expect(html).toContain('<!--lobby-settings-->');
});

it('has the first requests of a player’s page before the style', () => {
  const frame = documentOf(shellPage, css, earlyScript, { ...page, record: null, early: { text: '</script>' } }, []);
  const [, json = ''] = /id="early-requests">(.*?)<\/script>/s.exec(frame) ?? [];
  expect(JSON.parse(json)).toEqual({ text: '</script>' });
  const places = ['lobby-settings', 'early-requests', `<script>${earlyScript}</script>`, '<style>'];
  expect(places.map((place) => frame.indexOf(place)).toSorted((a, b) => a - b)).toEqual(
    places.map((place) => frame.indexOf(place)),
  );
  expect(scriptSourcesOf(frame)).toContain(sourceOf(earlyScript));
  expect(html).not.toContain(earlyScript);
});

it('rejects a page that is not the shell page', () => {
  expect(() => documentOf(html, css, earlyScript, page, [])).toThrow('The shell page has no');
});

it('is the frame of a player’s page without a record: the scripts replace it, once they have its parts', () => {
  const frame = documentOf(shellPage, css, earlyScript, { ...page, record: null }, []);
  expect(frame).toContain('<div id="root" data-parts="header.tools profile.sections"><main>$& Spiele</main></div>');
  expect(frame).not.toContain('lobby-page');
});

it('has no inline style: not as a page, and not as a frame, which does without the input of a select', () => {
  const styled = { ...page, body: '<main><input style="position:fixed"></main>' };
  expect(() => documentOf(shellPage, css, earlyScript, styled, [])).toThrow('inline style');
  expect(documentOf(shellPage, css, earlyScript, { ...styled, record: null }, [])).toContain('<main></main>');
  const box = { ...page, body: '<main><p style="margin:0">Text</p></main>', record: null };
  expect(() => documentOf(shellPage, css, earlyScript, box, [])).toThrow('inline style');
});

it('has the title of the shell page where the frame has none', () => {
  const frame = documentOf(
    shellPage,
    css,
    earlyScript,
    { ...page, head: '<link rel="preload" href="/a">', record: null },
    [],
  );
  expect(frame).toContain('<title>Acme</title><link rel="preload" href="/a">');
});

it('has the style sheets of its page as a frame alone', () => {
  const files = [{ file: 'assets/rewards.css', integrity: 'sha384-e' }];
  const link = '<link rel="stylesheet" crossorigin href="/assets/rewards.css" integrity="sha384-e">';
  expect(documentOf(shellPage, css, earlyScript, { ...page, record: null }, files)).toContain(`</style>\n    ${link}`);
  expect(documentOf(shellPage, css, earlyScript, page, files)).not.toContain('rewards.css');
});
