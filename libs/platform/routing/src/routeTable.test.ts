import { type RouteId, routes } from '@lobby/contracts';
import fc from 'fast-check';
import { buildPath } from './paths.ts';
import { accessFor, pathOf, routeOf, routeOfLink } from './routeTable.ts';

it('finds each route of the table by its own path', () => {
  for (const id of Object.keys(routes) as RouteId[]) {
    const params = { slug: 'some-slug', '*': 'some/rest' };
    const path = pathOf(id as 'game', params);
    expect(routeOf(buildPath(path, 'de_AT'))).toBe(id);
  }
});

it.each(['/en/does-not-exist/', '/en/games/a/b/', '/en/profiles/nothing/'])('finds no route for %s', (path) => {
  expect(routeOf(path)).toBeNull();
});

it.each(['/en/profile/nothing/', '/en/profile/limits/deeper/', '/en/profile/nothing'])(
  'finds the rest of the profile for %s (A-188)',
  (path) => {
    expect(routeOf(path)).toBe('profile-rest');
  },
);

it.each(['/login/', '/login-handler/', '/games/book/', '/sports/', '/'])(
  'finds no route for %s, which has no locale',
  (path) => {
    expect(routeOf(path)).toBeNull();
  },
);

it('finds the route of a link with or without its locale', () => {
  expect(routeOfLink('/games/book/?mode=demo#top')).toBe('game');
  expect(routeOfLink('/fi/games/book/')).toBe('game');
  expect(routeOfLink('/fi/games/book/info/')).toBe('game-info');
});

it.each([
  ['/GAMES/', 'games'],
  ['/%67ames/', 'games'],
  ['/%67ames/book/', 'game'],
  ['/Profile/Limits/', 'profile-limits'],
  ['/profile/limits/deeper/', 'profile-rest'],
])('finds the route of %s as the router does', (path, route) => {
  expect(routeOfLink(path)).toBe(route);
});

it('has the router compile no more routes for a link than can be meant', () => {
  const compile = jest.spyOn(globalThis, 'RegExp');
  for (const path of ['/game-list/never-opened-before/', '/rewards-shop/?first']) routeOfLink(path);
  expect(compile.mock.calls.length).toBeLessThan(12);
  compile.mockRestore();
});

it('finds no route for a malformed address', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(routeOf('/en/%E0%A4%A/')).toBeNull();
});

it('encodes any slug within one segment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (slug) => {
      fc.pre(slug !== '.' && slug !== '..');
      const { pathname, origin } = new URL(buildPath(pathOf('game', { slug }), 'en'), 'https://lobby.test');
      expect(origin).toBe('https://lobby.test');
      expect(routeOf(pathname)).toBe('game');
      expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(slug.toWellFormed());
    }),
  );
});

it('opens the browsing pages to visitors only where the brand allows it', () => {
  expect(accessFor('lobby', true)).toBe('mixed');
  expect(accessFor('lobby', false)).toBe('player');
  expect(accessFor('rewards', true)).toBe('player');
  expect(accessFor('game', false)).toBe('demo');
});
