import { linksIn, startPaths } from './paths.ts';

const open = { visitorBrowsing: true };
const closed = { visitorBrowsing: false };

it('begins with the pages that need no name', () => {
  expect(startPaths(open, 'fi')).toEqual(expect.arrayContaining(['/fi/', '/fi/game-studio/', '/fi/login/']));
  expect(startPaths(open, 'fi').join()).not.toContain(':');
});

it('has no page for visitors where they may not browse', () => {
  expect(startPaths(closed, 'et_EE')).toEqual(expect.arrayContaining(['/et_EE/login/', '/et_EE/privacy-policy/']));
  expect(startPaths(closed, 'et_EE')).not.toContain('/et_EE/');
  expect(linksIn('<a href="/et_EE/game-list/new/">New</a>', closed, 'et_EE')).toEqual([]);
});

it('follows links to lists, categories and studios of the same locale, each once', () => {
  const html = `<a class="x" href="/en/game-list/new/">New</a><a href="/en/game-list/new/">New</a>
    <a href="/en/game-studio/acme/">Acme</a><a href="/fi/game-list/new/">Uudet</a><a href="/en/games/book/">Book</a>
    <a href="/en/game-list/new/?x=1">x</a><a href="https://acme.test/en/game-list/new/">x</a><a href="/en/profile/">x</a>`;
  expect(linksIn(html, open, 'en')).toEqual(['/en/game-list/new/', '/en/game-studio/acme/']);
});
