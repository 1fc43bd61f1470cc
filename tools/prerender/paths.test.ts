import { linksIn, startPaths } from './paths.ts';

const open = { visitorBrowsing: true, viewer: 'visitor' } as const;
const closed = { visitorBrowsing: false, viewer: 'visitor' } as const;

it('begins with the pages that need no name', () => {
  const paths = startPaths({ ...open, locale: 'fi' });
  expect(paths).toEqual(expect.arrayContaining(['/fi/', '/fi/game-studio/', '/fi/login/']));
  expect(paths.join()).not.toContain(':');
});

it('has no page for visitors where they may not browse', () => {
  const paths = startPaths({ ...closed, locale: 'et_EE' });
  expect(paths).toEqual(expect.arrayContaining(['/et_EE/login/', '/et_EE/privacy-policy/']));
  expect(paths).not.toContain('/et_EE/');
  expect(linksIn('<a href="/et_EE/game-list/new/">New</a>', { ...closed, locale: 'et_EE' })).toEqual([]);
});

it('has all pages for players, but for the sign-in', () => {
  const players = { ...closed, viewer: 'player', locale: 'et_EE' } as const;
  const paths = startPaths(players);
  expect(paths).toEqual(expect.arrayContaining(['/et_EE/', '/et_EE/promotions/', '/et_EE/privacy-policy/']));
  expect(paths).not.toContain('/et_EE/login/');
  expect(linksIn('<a href="/et_EE/game-list/new/">New</a>', players)).toEqual(['/et_EE/game-list/new/']);
});

it('follows links to lists, categories and studios of the same locale, each once', () => {
  const html = `<a class="x" href="/en/game-list/new/">New</a><a href="/en/game-list/new/">New</a>
    <a href="/en/game-studio/acme/">Acme</a><a href="/fi/game-list/new/">Uudet</a><a href="/en/games/book/">Book</a>
    <a href="/en/game-list/new/?x=1">x</a><a href="https://acme.test/en/game-list/new/">x</a><a href="/en/profile/">x</a>`;
  expect(linksIn(html, { ...open, locale: 'en' })).toEqual(['/en/game-list/new/', '/en/game-studio/acme/']);
});
