import { closeOverlay, getOverlay, openOverlay, useOverlay } from '@lobby/host';
import { renderScene, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { gamesFeature } from '../feature.tsx';
import { wireGame, wirePersonalized, wireStudio } from '../wire.fixture.ts';
import SearchButton from './SearchButton.tsx';

const found = (games: object[], studios: object[] = []) =>
  wirePersonalized({ search: { __typename: 'GameSearch', games, studios } });
const studio = { ...wireStudio('acme-games', 'Acme Games'), imageUrl: null, numberOfGames: 12 };

/** The overlay's content where the frame of the lobby would show it. */
function Overlay() {
  const { isOpen, overlay } = useOverlay();
  return isOpen && <div role="dialog">{overlay?.content}</div>;
}
const show = (answer: unknown = found([wireGame(3)], [studio])) =>
  renderScene(
    <>
      <SearchButton />
      <Overlay />
    </>,
    { features: [gamesFeature()], settings: { license: 'mga' }, answers: { SearchGames: answer } },
  );

async function open() {
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('searchbox');
}
async function type(text: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  await act(() => jest.advanceTimersByTimeAsync(200));
  await untilIdle();
}
const queriesIn = (sent: { operationName: string; variables: Record<string, unknown> }[]) =>
  sent.filter(({ operationName }) => operationName === 'SearchGames').map(({ variables }) => variables['query']);

describe('the search', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(async () => {
    await act(() => closeOverlay());
    jest.useRealTimers();
  });

  it('opens as an overlay with the focus in its field (A-142)', async () => {
    await show();
    await open();
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'search', title: 'Search' } });
    expect(screen.getByRole('searchbox', { name: 'Games and studios' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Live casino' })).toHaveAttribute('href', '/en/game-list/live-casino/');
  });

  it('opens by Ctrl+K', async () => {
    await show();
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    await waitFor(() => expect(getOverlay().isOpen).toBe(true));
  });

  it('does not take the place of an open overlay by Ctrl+K', async () => {
    await show();
    await act(async () => void openOverlay({ variant: 'quick-deposit', title: 'Deposit', content: 'Card' }));
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    await untilIdle();
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'quick-deposit' } });
  });

  it('asks once the typing pauses, and from two letters on', async () => {
    const scene = await show();
    await open();
    await type('r');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ro' } });
    await act(() => jest.advanceTimersByTimeAsync(199));
    await type(' roulete ');
    expect(queriesIn(scene.sent)).toEqual(['roulete']);
  });

  it('shows games and studios, and says how many (A-142)', async () => {
    await show();
    await open();
    await type('acme');
    expect(screen.getByRole('link', { name: 'Game 3' })).toHaveAttribute('href', '/en/games/game-3/');
    expect(screen.getByRole('link', { name: 'Acme Games' })).toHaveAttribute('href', '/en/game-studio/acme-games/');
    expect(screen.getByRole('status')).toHaveTextContent('2 results');
  });

  it('says when nothing is found', async () => {
    await show(found([]));
    await open();
    await type('zzz');
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  });

  it('closes when a result is opened', async () => {
    await show();
    await open();
    await type('acme');
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Game 3' })));
    await waitFor(() => expect(getOverlay().isOpen).toBe(false));
  });
});
