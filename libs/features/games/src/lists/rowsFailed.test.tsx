import { renderScene, untilIdle } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { GameTiles } from './GameTiles.tsx';
import { useRowsInView } from './useRowsInView.ts';

const mockReport = jest.fn();
jest.mock('@lobby/monitoring', () => ({
  ...jest.requireActual<object>('@lobby/monitoring'),
  reportError: (error: unknown) => mockReport(error),
}));
jest.mock('./RowsFollower.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

function List() {
  const games = Array.from({ length: 120 }, (_, index) => ({ lookupId: `Game ${index + 1}` }));
  return (
    <GameTiles
      id="list"
      title="Games"
      games={games}
      view={useRowsInView('list', games.length)}
      renderTile={({ lookupId }) => <span>{lookupId}</span>}
    />
  );
}

it('a long list is in the document as a whole where the code that follows the window cannot be loaded', async () => {
  await renderScene(<List />, { path: '/en/games/' });
  await untilIdle();
  expect(screen.getAllByRole('listitem')).toHaveLength(120);
  expect(mockReport).toHaveBeenCalledTimes(1);
});
