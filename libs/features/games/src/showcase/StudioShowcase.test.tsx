import { Slot } from '@lobby/composition';
import { renderScene, renderStory } from '@lobby/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { gamesFeature } from '../feature.tsx';
import meta, { Failed, Few } from './StudioShowcase.stories.tsx';
import { answersOfStudio, wireGames, wirePersonalized, wireStudio } from '../wire.fixture.ts';

const studioGames = (count: number, fields: object = {}) =>
  wirePersonalized({
    studio: { ...wireStudio('acme-games', 'Acme Games'), imageUrl: null },
    games: wireGames({ from: 1, count, total: 48, endCursor: 'c20' }),
    ...fields,
  });

const renderShowcase = (answer: unknown) =>
  renderScene(<Slot name="games.studio" props={{ slug: 'acme-games' }} />, {
    features: [gamesFeature()],
    answers: answersOfStudio(answer),
  });
const gamesIn = (part: HTMLElement) => within(part).getAllByRole('link', { name: /^Game \d+$/ });

it('shows ten games in the spotlight and ten in a list, of one request for twenty (R-9-042, R-7-031)', async () => {
  // The cache may hold more of them, from the studio's page.
  const scene = await renderShowcase(studioGames(25));
  expect(gamesIn(screen.getByRole('region', { name: 'In the spotlight' }))).toHaveLength(10);
  const list = screen.getByRole('list', { name: 'More of their games' });
  expect(gamesIn(list).map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Game ${index + 11}`),
  );
  const requests = scene.sent.filter(({ operationName }) => operationName === 'StudioGames');
  expect(requests.map(({ variables }) => variables)).toEqual([
    {
      first: 20,
      after: null,
      slug: 'acme-games',
      thumbnailSize: expect.any(Number),
      currencyCode: 'EUR',
      ipCountryCode: 'FI',
      subDivision: null,
      license: undefined,
      locale: 'en_GB',
    },
  ]);
});

it('ends with the way to all games of the studio (R-2-078)', async () => {
  await renderShowcase(studioGames(20));
  expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/en/game-studio/acme-games/');
});

it.each([
  ['that is not there', 5, { studio: null }],
  ['without games', 0, {}],
])('is nothing for a studio %s', async (_, count, fields) => {
  await renderShowcase(studioGames(count, fields));
  expect(screen.queryByRole('link')).toBeNull();
});

it('has no list where there are few games', async () => {
  await renderStory(meta, Few);
  expect(gamesIn(screen.getByRole('region', { name: 'In the spotlight' }))).toHaveLength(4);
  expect(screen.queryByRole('list', { name: 'More of their games' })).toBeNull();
});

it('offers another try where the games do not come', async () => {
  const scene = await renderStory(meta, Failed);
  scene.answer(answersOfStudio(studioGames(20)));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Game 3' })).toBeVisible();
});
