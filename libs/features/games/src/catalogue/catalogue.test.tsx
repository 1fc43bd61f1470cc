import { useDataClient } from '@lobby/data';
import { mockIndexedDb, overrideTimings, renderScene, untilIdle } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { timings } from '../timings.ts';
import { useMarketVariables } from '../useGameVariables.ts';
import { rejection } from '../wire.fixture.ts';
import { catalogueOf } from './catalogue.ts';
import { catalogueChange, wholeCatalogue } from './platform.fixture.ts';
import { useCatalogue } from './useCatalogue.ts';

/** The titles that the device knows. */
function Titles() {
  const { load } = catalogueOf(useDataClient());
  const { variables } = useMarketVariables();
  const { catalogue } = useCatalogue();
  return (
    <button type="button" onClick={() => void load(variables)}>
      {catalogue ? catalogue.games.map(({ title }) => title).join(', ') : 'none'}
    </button>
  );
}
/** Another search, or filter. */
async function loadAgain() {
  fireEvent.click(screen.getByRole('button'));
  await untilIdle();
}
const render = (GameCatalogue: unknown) => renderScene(<Titles />, { answers: { GameCatalogue } });
const versionsAsked = (scene: Awaited<ReturnType<typeof render>>) =>
  scene.sent
    .filter(({ operationName }) => operationName === 'GameCatalogue')
    .map(({ variables }) => variables['since']);

it('has the games of the market, and asks for what has changed once that is old', async () => {
  mockIndexedDb();
  const scene = await render(wholeCatalogue('v1', ['Amber Fox', 'Silver Koi']));
  expect(await screen.findByText('Amber Fox, Silver Koi')).toBeVisible();

  await loadAgain();
  expect(versionsAsked(scene)).toEqual([undefined]);

  overrideTimings(timings, { catalogueMaxAge: 0 });
  scene.answer({ GameCatalogue: catalogueChange('v2', { changed: ['Paper Comet'], removed: ['Amber Fox'] }) });
  await loadAgain();
  expect(await screen.findByText('Silver Koi, Paper Comet')).toBeVisible();
  expect(versionsAsked(scene)).toEqual([undefined, 'v1']);

  scene.answer({ GameCatalogue: wholeCatalogue('v3', ['Velvet Tiger']) });
  await loadAgain();
  expect(await screen.findByText('Velvet Tiger')).toBeVisible();
});

it('is there without a network once the device has it, and goes on from its version', async () => {
  const stored = mockIndexedDb();
  const first = await render(wholeCatalogue('v1', ['Amber Fox']));
  await screen.findByText('Amber Fox');
  await waitFor(() => expect(stored.entries('gameCatalogue').size).toBe(1));
  first.unmount();

  const second = await render(() => new Error('offline'));
  expect(await screen.findByText('Amber Fox')).toBeVisible();
  expect(versionsAsked(second)).toContain('v1');
});

it('shows nothing of another market, or of what it cannot read', async () => {
  const stored = mockIndexedDb();
  const first = await render(wholeCatalogue('v1', ['Amber Fox']));
  await screen.findByText('Amber Fox');
  await waitFor(() => expect(stored.entries('gameCatalogue').size).toBe(1));
  first.unmount();
  for (const changed of [{ market: '{}' }, { games: [{ lookupId: 7 }] }]) {
    Object.assign(stored.entries('gameCatalogue').get('latest') as object, changed);
    const scene = await render(wholeCatalogue('v9', ['Silver Koi']));
    expect(await screen.findByText('Silver Koi')).toBeVisible();
    expect(versionsAsked(scene)).toEqual([undefined]);
    scene.unmount();
    await untilIdle();
  }
});

it('stays away where the platform has none', async () => {
  await render(rejection);
  await untilIdle();
  expect(screen.getByText('none')).toBeVisible();
});

it('does without a database', async () => {
  mockIndexedDb().block();
  await render(wholeCatalogue('v1', ['Amber Fox']));
  expect(await screen.findByText('Amber Fox')).toBeVisible();
});
