import { type FeatureModule, routes } from '@lobby/contracts';
import { framePaths } from './framePaths.ts';

const page = async () => ({ default: () => null });
const allPages: FeatureModule = {
  id: 'games',
  routes: Object.fromEntries(Object.keys(routes).map((id) => [id, { load: page }])),
};

it('are those of pages that show nothing of their player: of players and where visitors may browse', () => {
  const paths = framePaths([allPages]);
  expect(paths).toEqual(expect.arrayContaining(['/', '/promotions/', '/rewards/', '/profile/', '/profile/limits/']));
  for (const path of ['/deposit/', '/withdraw/', '/source-of-wealth/', '/login/', '/responsible-gaming/'])
    expect(paths).not.toContain(path);
});

it('have no parameters', () => {
  expect(framePaths([allPages]).join()).not.toMatch(/[:*]/);
});

it('are those of the build: no route whose feature is not listed, or leaves it out', () => {
  expect(framePaths([{ id: 'rewards', routes: { rewards: { load: page }, deposit: { load: page } } }])).toEqual([
    '/rewards/',
  ]);
  expect(framePaths([{ id: 'limits', routes: { 'profile-global-limits': false } }])).toEqual([]);
});
