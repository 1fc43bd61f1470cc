import { descriptionOf, metadataOf } from './metadata.ts';

const brand = { name: 'Acme', locales: ['en', 'de_AT'], defaultLocale: 'en' } as const;
const body = `<header><h2>Menu</h2></header><main><h1>Slots</h1><p>42 games</p>
  <a class="x" href="/de_AT/games/book/">Book of <b>Moss</b></a><a href="/de_AT/games/book/?mode=demo">Demo</a>
  <a href="/de_AT/games/book/">Book of <b>Moss</b></a><img alt="" src="https://games.acme.test/book.webp"></main>`;
const page = {
  origin: 'https://acme.test',
  path: '/de_AT/game-list/slots/',
  locale: 'de_AT',
  head: '<title>Slots · Acme</title>',
  body,
} as const;
const elements = (html: string) => html.split(/(?<=\/>)/);

it('names the address of the page, and the same page in each language that is offered', () => {
  const html = metadataOf(brand, page);
  expect(elements(html).slice(0, 4)).toEqual([
    '<link data-page rel="canonical" href="https://acme.test/de_AT/game-list/slots/"/>',
    '<link data-page rel="alternate" hreflang="en" href="https://acme.test/en/game-list/slots/"/>',
    '<link data-page rel="alternate" hreflang="de-AT" href="https://acme.test/de_AT/game-list/slots/"/>',
    '<link data-page rel="alternate" hreflang="x-default" href="https://acme.test/en/game-list/slots/"/>',
  ]);
});

it('describes the page for search engines and for previews of links', () => {
  expect(elements(metadataOf(brand, page)).slice(4)).toEqual([
    '<meta data-page name="description" content="42 games · Book of Moss"/>',
    '<meta data-page property="og:type" content="website"/>',
    '<meta data-page property="og:site_name" content="Acme"/>',
    '<meta data-page property="og:title" content="Slots · Acme"/>',
    '<meta data-page property="og:description" content="42 games · Book of Moss"/>',
    '<meta data-page property="og:url" content="https://acme.test/de_AT/game-list/slots/"/>',
    '<meta data-page property="og:locale" content="de_AT"/>',
    '<meta data-page property="og:image" content="https://games.acme.test/book.webp"/>',
  ]);
});

it('prefers the picture that the page loads first, and leaves out what a page has not', () => {
  const hero = '<link rel="preload" href="https://games.acme.test/hero.webp" as="image" fetchPriority="high"/>';
  expect(metadataOf(brand, { ...page, head: hero + page.head })).toContain(
    'content="https://games.acme.test/hero.webp"',
  );
  const empty = metadataOf(brand, { ...page, body: '<main><h1>Slots</h1></main>' });
  expect(empty).not.toMatch(/description|og:image/);
});

it('keeps descriptions short, by whole texts, and inside their attribute', () => {
  const long = 'word '.repeat(60);
  expect(descriptionOf(`<main><p>First</p><p>${long}</p><p>Third</p></main>`)).toBe('First');
  const cut = descriptionOf(`<main><p>${long}</p></main>`);
  expect(cut.length).toBeLessThan(160);
  expect(cut).toMatch(/word …$/);
  expect(descriptionOf('<main><p>The "best"</p></main>')).toBe('The &quot;best&quot;');
});
