import { closeOverlay, getOverlay, openOverlay, useOverlay } from '@lobby/overlays';
import { renderScene, translatePage, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { gamesFeature } from '../feature.tsx';
import { rejection, wireGame, wirePersonalized, wireStudio } from '../wire.fixture.ts';
import SearchButton from './SearchButton.tsx';

const searchResponse = (games: object[], studios: object[] = []) =>
  wirePersonalized({ search: { __typename: 'GameSearch', games, studios } });
const studio = { ...wireStudio('acme-games', 'Acme Games'), imageUrl: null, numberOfGames: 12 };

/** Renders the overlay's content, as the shell does. */
function OverlayOutlet() {
  const { isOpen, overlay } = useOverlay();
  return isOpen && <div role="dialog">{overlay?.content}</div>;
}
const renderSearch = (answer: unknown = searchResponse([wireGame(3)], [studio])) =>
  renderScene(
    <>
      <SearchButton />
      <OverlayOutlet />
    </>,
    { features: [gamesFeature()], settings: { license: 'mga' }, answers: { SearchGames: answer } },
  );

async function openSearch() {
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('searchbox');
}
async function typeQuery(text: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  await act(() => jest.advanceTimersByTimeAsync(200));
  await untilIdle();
}
const searchQueries = (sent: { operationName: string; variables: Record<string, unknown> }[]) =>
  sent.filter(({ operationName }) => operationName === 'SearchGames').map(({ variables }) => variables['query']);

describe('the search', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(async () => {
    await act(() => closeOverlay());
    jest.useRealTimers();
  });

  it('opens as an overlay that focuses its field (A-142)', async () => {
    await renderSearch();
    await openSearch();
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'search', title: 'Search' } });
    expect(screen.getByRole('searchbox', { name: 'Games and studios' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Live casino' })).toHaveAttribute('href', '/en/game-list/live-casino/');
  });

  it('opens on Ctrl+K', async () => {
    await renderSearch();
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    await waitFor(() => expect(getOverlay().isOpen).toBe(true));
  });

  it('ignores a key event without a key, as of a form that is filled in by the browser', async () => {
    await renderSearch();
    const errors: unknown[] = [];
    const onError = (event: ErrorEvent) => {
      event.preventDefault();
      errors.push(event.error);
    };
    window.addEventListener('error', onError);
    act(() => void window.dispatchEvent(new Event('keydown')));
    window.removeEventListener('error', onError);
    expect(errors).toEqual([]);
    expect(getOverlay().isOpen).toBe(false);
  });

  it('does not replace an open overlay on Ctrl+K', async () => {
    await renderSearch();
    await act(async () => void openOverlay({ variant: 'quick-deposit', title: 'Deposit', content: 'Card' }));
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
    await untilIdle();
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'quick-deposit' } });
  });

  it('queries when typing pauses, from two letters on', async () => {
    const scene = await renderSearch();
    await openSearch();
    await typeQuery('r');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ro' } });
    await act(() => jest.advanceTimersByTimeAsync(199));
    await typeQuery(' roulete ');
    expect(searchQueries(scene.sent)).toEqual(['roulete']);
  });

  it('shows games and studios, and announces how many (A-142)', async () => {
    await renderSearch();
    await openSearch();
    await typeQuery('acme');
    expect(screen.getByRole('link', { name: 'Game 3' })).toHaveAttribute('href', '/en/games/game-3/');
    expect(screen.getByRole('link', { name: 'Acme Games' })).toHaveAttribute('href', '/en/game-studio/acme-games/');
    expect(screen.getByRole('status')).toHaveTextContent('2 results');
  });

  it('announces how many also after the next letters, in a translated page (A-193)', async () => {
    translatePage();
    const scene = await renderSearch();
    await openSearch();
    await typeQuery('acme');
    scene.answer({ SearchGames: searchResponse([wireGame(4)]) });
    await typeQuery('acme 4');
    expect(screen.getByRole('status')).toHaveTextContent(/^1 result$/);
    await typeQuery('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says when nothing is found', async () => {
    await renderSearch(searchResponse([]));
    await openSearch();
    await typeQuery('zzz');
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  });

  it('is not offered where the back end has none (A-182), which leaves the lists', async () => {
    await renderSearch(rejection);
    await openSearch();
    await typeQuery('amber');
    expect(screen.getByRole('heading', { name: 'This is not offered here' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Live casino' })).toBeVisible();
  });

  it('closes when a result is opened', async () => {
    await renderSearch();
    await openSearch();
    await typeQuery('acme');
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Game 3' })));
    await waitFor(() => expect(getOverlay().isOpen).toBe(false));
  });
});
