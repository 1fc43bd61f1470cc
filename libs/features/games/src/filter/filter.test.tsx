import { closeOverlay, useOverlay } from '@lobby/overlays';
import { renderScene, setBuild, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catalogueChange, wholeCatalogue, wireCatalogueGame } from '../catalogue/platform.fixture.ts';
import { gamesFeature } from '../feature.tsx';
import GamesPage from '../pages/GamesPage.tsx';
import { noCriteria } from './criteria.ts';
import { filterParams } from './FilterPlace.tsx';
import { rejection, wireGame, wireGames, wirePersonalized, wireStudio } from '../wire.fixture.ts';

const studio = (slug: string, name: string) => ({ ...wireStudio(slug, name), imageUrl: null, numberOfGames: 3 });
const catalogue = wholeCatalogue('v1', [
  wireCatalogueGame('Amber Fox', { volatility: 'low', minStake: '0.10', features: ['FreeSpins'], popularity: 30 }),
  wireCatalogueGame('Silver Koi', {
    volatility: 'low',
    minStake: '0.50',
    features: ['FreeSpins', 'Megaways'],
    popularity: 20,
  }),
  wireCatalogueGame('Paper Comet', { volatility: 'high', studioSlug: 'north', hasJackpot: true }),
]);

function OverlayOutlet() {
  const { isOpen, overlay } = useOverlay();
  if (!isOpen) return null;
  return (
    <div role="dialog" aria-label="Sheet">
      {overlay?.content}
      <button type="button" onClick={() => void closeOverlay('dismiss')}>
        {overlay?.dismissText}
      </button>
    </div>
  );
}

async function renderGames(path = '/en/games/', answers: Readonly<Record<string, unknown>> = {}) {
  const scene = await renderScene(
    <>
      <GamesPage />
      <OverlayOutlet />
    </>,
    {
      path,
      features: [gamesFeature()],
      answers: {
        AllGames: wirePersonalized({ games: wireGames({ from: 1, count: 2, total: 2 }) }),
        CatalogueOffer: catalogueChange('v1', { changed: [], removed: [] }),
        GameCatalogue: catalogue,
        GameStudios: wirePersonalized({ studios: [studio('acme-games', 'Acme Games'), studio('north', 'Nordlicht')] }),
        GamesById: ({ lookupIds }: { lookupIds: readonly string[] }) =>
          wirePersonalized({
            gamesByLookupId: lookupIds.map((lookupId) =>
              wireGame(1, { lookupId, title: lookupId, slug: lookupId.toLowerCase().replaceAll(' ', '-') }),
            ),
          }),
        ...answers,
      },
    },
  );
  await untilIdle();
  return scene;
}
const tiles = () =>
  within(screen.getByRole('list', { name: 'All games' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const openGroup = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  const popup = await screen.findByRole('dialog', { name });
  await untilIdle();
  return within(popup);
};
beforeEach(() => setBuild({ ShowRTP: true }));
afterEach(async () => {
  await act(() => closeOverlay());
});

it('loads no catalogue before somebody filters, and leaves the page as it is', async () => {
  const scene = await renderGames();
  expect(await screen.findByRole('button', { name: 'Filter and sort' })).toBeVisible();
  expect(tiles()).toEqual(['Game 1', 'Game 2']);
  expect(scene.names()).not.toContain('GameCatalogue');
});

it('narrows the list by several choices, which stand in the address, and says how many are left', async () => {
  const scene = await renderGames();
  const volatility = await openGroup('Volatility');
  expect(volatility.getByRole('checkbox', { name: 'Medium 0' })).toBeDisabled();
  fireEvent.click(volatility.getByRole('checkbox', { name: 'Low 2' }));
  await waitFor(() => expect(tiles()).toEqual(['Amber Fox', 'Silver Koi']));
  expect(screen.getByText('2 of 3')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 games');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

  const features = await openGroup('Features');
  expect(features.getByRole('checkbox', { name: 'Free spins 2' })).toBeEnabled();
  fireEvent.click(features.getByRole('checkbox', { name: 'Megaways 1' }));
  await waitFor(() => expect(tiles()).toEqual(['Silver Koi']));
  expect(scene.address()).toBe('/en/games/?volatility=low&feature=megaways');
  // What was shown comes once, and nothing else.
  expect(scene.names().filter((name) => name === 'GamesById')).toHaveLength(1);
});

it('shows the list of an address, in its order, and takes filters away again', async () => {
  const scene = await renderGames('/en/games/?stake=-0.10EUR&sort=name&studio=north&mode=casino');
  expect(await screen.findByRole('heading', { name: 'No game matches' })).toBeVisible();
  const chosen = within(screen.getByRole('list', { name: 'Chosen filters' }));
  expect(chosen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'NordlichtRemove Nordlicht',
    expect.stringContaining('Up to €0.10'),
    'Clear all',
  ]);
  fireEvent.click(chosen.getByRole('button', { name: 'Remove Nordlicht' }));
  await waitFor(() => expect(tiles()).toEqual(['Amber Fox']));
  expect(scene.address()).toBe('/en/games/?stake=-0.10EUR&sort=name&mode=casino');
  expect(screen.getByRole('group', { name: 'Filter and sort' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Up to €0.10' }));
  await waitFor(() => expect(tiles()).toHaveLength(3));
  expect(screen.getByRole('group', { name: 'Filter and sort' })).toHaveFocus();
});

it('says that it has left out what it does not know', async () => {
  await renderGames('/en/games/?feature=wilds&volatility=high');
  await waitFor(() => expect(tiles()).toEqual(['Paper Comet']));
  expect(screen.getByText(/^Some filters of this address are not known here/)).toBeVisible();
});

it('requests pictures again that could not be had, once there is a network', async () => {
  const scene = await renderGames('/en/games/?volatility=high', { GamesById: { errors: [{ message: 'Broken' }] } });
  expect(document.querySelector('img')).toBeNull();
  const game = wireGame(1, { lookupId: 'Paper Comet', title: 'Paper Comet' });
  scene.answer({ GamesById: wirePersonalized({ gamesByLookupId: [game] }) });
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(document.querySelector('img')).not.toBeNull());
});

it('has titles at once, and pictures when they come', async () => {
  const pictures = Promise.withResolvers<unknown>();
  await renderGames('/en/games/?volatility=high', { GamesById: pictures.promise });
  await waitFor(() => expect(tiles()).toEqual(['Paper Comet']));
  expect(document.querySelector('img')).toBeNull();
  const game = wireGame(1, { lookupId: 'Paper Comet', title: 'Paper Comet' });
  await act(async () => pictures.resolve(wirePersonalized({ gamesByLookupId: [game] })));
  await waitFor(() => expect(document.querySelector('img')).not.toBeNull());
});

it('has the titles of another language once that is chosen', async () => {
  const scene = await renderGames('/en/games/?volatility=high', {
    GamesById: ({ lookupIds, locale }: { lookupIds: readonly string[]; locale: string }) =>
      wirePersonalized({
        gamesByLookupId: lookupIds.map((lookupId) => wireGame(1, { lookupId, title: `${lookupId} ${locale}` })),
      }),
  });
  await waitFor(() => expect(tiles()).toEqual(['Paper Comet en_GB']));
  await act(() => scene.router.navigate('/fi/games/?volatility=high'));
  await waitFor(() => expect(tiles()).toEqual(['Paper Comet fi_FI']));
});

it('has all choices in a sheet on phones, whose button says how many games are left', async () => {
  await renderGames();
  fireEvent.click(screen.getByRole('button', { name: 'Filter and sort' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sheet' }));
  expect(await sheet.findByRole('button', { name: 'Show 3 games' })).toBeVisible();
  fireEvent.click(sheet.getByRole('checkbox', { name: 'With a jackpot 1' }));
  expect(await sheet.findByRole('button', { name: 'Show 1 game' })).toBeVisible();
  fireEvent.click(sheet.getByRole('radio', { name: 'Newest' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Show 1 game' }));
  await waitFor(() => expect(tiles()).toEqual(['Paper Comet']));
  expect(screen.getByRole('button', { name: 'Filter and sort (1)' })).toBeVisible();
});

it('keeps all of several presses in a row, and shows a choice that was taken away and made again', async () => {
  const scene = await renderGames();
  fireEvent.click(screen.getByRole('button', { name: 'Filter and sort' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sheet' }));
  await sheet.findByRole('button', { name: 'Show 3 games' });
  act(() => {
    fireEvent.click(sheet.getByRole('checkbox', { name: /^Low/ }));
    fireEvent.click(sheet.getByRole('checkbox', { name: /^Free spins/ }));
  });
  expect(sheet.getByRole('checkbox', { name: /^Low/ })).toBeChecked();
  expect(scene.address()).toBe('/en/games/?volatility=low&feature=free-spins');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Volatility: Low' }));
  fireEvent.click(sheet.getByRole('checkbox', { name: /^Low/ }));
  expect(await screen.findByRole('button', { name: 'Remove Volatility: Low' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Free spins' }));
  await waitFor(() => expect(scene.address()).toBe('/en/games/?volatility=low'));
});

it('closes its sheet with the page', async () => {
  const scene = await renderGames();
  fireEvent.click(screen.getByRole('button', { name: 'Filter and sort' }));
  await screen.findByRole('dialog', { name: 'Sheet' });
  await act(() => scene.router.navigate('/en/'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sheet' })).toBeNull());
});

it('says that the catalogue did not load, requests it again, and lets its filters be taken away', async () => {
  const broken = { errors: [{ message: 'Broken' }] };
  const scene = await renderGames('/en/games/?volatility=high', { GameCatalogue: broken, CatalogueOffer: broken });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('button', { name: 'Remove Volatility: High' })).toBeVisible();
  scene.answer({ GameCatalogue: catalogue });
  fireEvent.click(retry);
  await waitFor(() => expect(tiles()).toEqual(['Paper Comet']));
});

it('has the whole list where the catalogue has none of its games', async () => {
  await renderGames('/en/games/?sort=name', { GameCatalogue: wholeCatalogue('v1', []) });
  await waitFor(() => expect(tiles()).toEqual(['Game 1', 'Game 2']));
  expect(screen.queryByRole('button', { name: /^Filter and sort/ })).toBeNull();
});

it('has no RTP where the brand shows none', async () => {
  setBuild({ ShowRTP: false });
  await renderGames();
  await screen.findByRole('button', { name: 'Volatility' });
  expect(screen.queryByRole('button', { name: 'RTP' })).toBeNull();
  const sort = await openGroup('Sort by');
  expect(sort.getAllByRole('radio').map((radio) => radio.getAttribute('value') ?? radio.id)).toHaveLength(4);
});

it('is absent where the platform has no catalogue (A-182), and an address with filters has the whole list', async () => {
  await renderGames('/en/games/?volatility=high', { CatalogueOffer: rejection, GameCatalogue: rejection });
  await waitFor(() => expect(tiles()).toEqual(['Game 1', 'Game 2']));
  expect(screen.queryByRole('button', { name: 'Filter and sort' })).toBeNull();
});

it('has the same parameters in the first load as in the code that reads them', () => {
  expect(filterParams.toSorted()).toEqual(Object.keys(noCriteria).toSorted());
});
