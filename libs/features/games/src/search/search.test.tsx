import { closeOverlay, getOverlay, openOverlay, useOverlay } from '@lobby/overlays';
import { local } from '@lobby/storage';
import { renderScene, translatePage, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { gamesFeature } from '../feature.tsx';
import { wholeCatalogue } from '../catalogue/platform.fixture.ts';
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
const renderSearch = (
  answer: unknown = searchResponse([wireGame(3)], [studio]),
  { answers, ...options }: Parameters<typeof renderScene>[1] = {},
) =>
  renderScene(
    <>
      <SearchButton />
      <OverlayOutlet />
    </>,
    {
      features: [gamesFeature()],
      settings: { license: 'mga' },
      answers: { SearchGames: answer, ...answers },
      ...options,
    },
  );
/** A platform that has a catalogue, with the games of these titles. */
const renderWithCatalogue = (titles: readonly string[], answer: unknown = searchResponse([])) =>
  renderSearch(answer, {
    answers: {
      GameCatalogue: wholeCatalogue('v1', titles),
      GameStudios: wirePersonalized({ studios: [studio] }),
      GamesById: wirePersonalized({ gamesByLookupId: [] }),
    },
  });

async function openSearch() {
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('combobox');
}
async function typeQuery(text: string) {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
  await act(() => jest.advanceTimersByTimeAsync(200));
  await untilIdle();
}
const hit = (name: RegExp) => screen.getByRole('gridcell', { name });
const hits = () =>
  screen
    .queryAllByRole('gridcell')
    .map(({ textContent }) => textContent)
    // Beside each game is an icon.
    .filter(Boolean);
/** What can be seen at once, before typing pauses. */
const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
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
    expect(screen.getByRole('combobox', { name: 'Games and studios' })).toHaveFocus();
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
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ro' } });
    await act(() => jest.advanceTimersByTimeAsync(199));
    await typeQuery(' roulete ');
    expect(searchQueries(scene.sent)).toEqual(['roulete']);
  });

  it('shows games and studios, and announces how many (A-142)', async () => {
    await renderSearch();
    await openSearch();
    await typeQuery('acme');
    expect(hit(/^Game 3/)).toHaveAttribute('href', '/en/games/game-3/');
    expect(hit(/^Acme Games/)).toHaveAttribute('href', '/en/game-studio/acme-games/');
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
    await act(async () => void fireEvent.click(hit(/^Game 3/)));
    await waitFor(() => expect(getOverlay().isOpen).toBe(false));
  });

  it('leads to what there is to know of a game as well, and closes', async () => {
    const scene = await renderSearch();
    await openSearch();
    await typeQuery('acme');
    const about = screen.getByRole('link', { name: 'About Game 3' });
    expect(about).toHaveAttribute('href', '/en/games/game-3/info/');
    await act(async () => void fireEvent.click(about));
    await waitFor(() => expect(getOverlay().isOpen).toBe(false));
    expect(scene.address()).toBe('/en/games/game-3/info/');
    expect(screen.queryByRole('link', { name: /^About Acme/ })).toBeNull();
  });

  describe('with a catalogue on the device', () => {
    it('has results with the first letter, without a request', async () => {
      const scene = await renderWithCatalogue(['Amber Fox', 'Silver Koi']);
      await openSearch();
      await untilIdle();
      type('s');
      expect(hits()).toEqual(['Silver KoiAcme Games']);
      expect(hit(/^Silver Koi/)).toHaveAttribute('href', '/en/games/silver-koi/');
      expect(searchQueries(scene.sent)).toEqual([]);
    });

    it('puts what the platform finds beside that below, where it moves nothing', async () => {
      const answer = Promise.withResolvers<unknown>();
      await renderWithCatalogue(['Amber Fox'], answer.promise);
      await openSearch();
      await untilIdle();
      await typeQuery('amber');
      expect(hits()).toEqual(['Amber FoxAcme Games']);
      const amber = wireGame(7, { lookupId: 'Amber Fox', title: 'Amber Fox', slug: 'amber-fox' });
      await act(async () => answer.resolve(searchResponse([wireGame(8, { title: 'Ambrosia' }), amber], [studio])));
      await untilIdle();
      expect(hits()).toEqual(['Amber FoxAcme Games', 'Acme Games12 games', 'AmbrosiaAcme Games']);
      expect(screen.getByRole('rowgroup', { name: 'More results' })).toHaveTextContent('Ambrosia');
      expect(screen.getByRole('status')).toHaveTextContent('3 results');
    });

    it('does not sort anew what is shown when the catalogue comes later', async () => {
      const catalogue = Promise.withResolvers<unknown>();
      await renderSearch(searchResponse([wireGame(8, { title: 'Ambrosia' }), wireGame(9, { title: 'Amber Ale' })]), {
        answers: {
          GameCatalogue: catalogue.promise,
          GameStudios: wirePersonalized({ studios: [studio] }),
          GamesById: wirePersonalized({ gamesByLookupId: [] }),
        },
      });
      await openSearch();
      await typeQuery('amb');
      const before = hits();
      expect(before).toEqual([expect.stringContaining('Ambrosia'), expect.stringContaining('Amber Ale')]);
      await act(async () => catalogue.resolve(wholeCatalogue('v1', ['Amber Fox'])));
      await untilIdle();
      expect(hits()).toEqual(before);
      await typeQuery('amber');
      expect(hits()[0]).toContain('Amber Fox');
    });

    it('says that the platform did not answer where the device has found nothing', async () => {
      await renderWithCatalogue(['Amber Fox'], () => ({ errors: [{ message: 'Broken' }] }));
      await openSearch();
      await untilIdle();
      await typeQuery('zzzz');
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    });

    it('goes on without the platform', async () => {
      await renderWithCatalogue(['Amber Fox'], rejection);
      await openSearch();
      await untilIdle();
      await typeQuery('amber');
      expect(hits()).toEqual(['Amber FoxAcme Games']);
      await typeQuery('zzzz');
      expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
    });

    it('offers what comes closest, lists, studios and categories where nothing is found', async () => {
      await renderWithCatalogue(['Amber Fox', 'Silver Koi']);
      await openSearch();
      await untilIdle();
      await typeQuery('amber koi');
      expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
      expect(screen.getByRole('rowgroup', { name: 'Did you mean' })).toHaveTextContent(
        /Amber Fox.*Silver Koi|Silver Koi.*Amber Fox/,
      );
      expect(screen.getByRole('link', { name: 'Studios' })).toHaveAttribute('href', '/en/game-studio/');
      expect(screen.getByRole('link', { name: 'Categories' })).toHaveAttribute('href', '/en/game-category/');
    });

    it('is moved through by arrow keys, and opens what is marked on Enter', async () => {
      const scene = await renderWithCatalogue(['Amber Fox', 'Amber Koi']);
      await openSearch();
      await untilIdle();
      await typeQuery('amber');
      const field = screen.getByRole('combobox');
      fireEvent.keyDown(field, { key: 'ArrowDown' });
      fireEvent.keyDown(field, { key: 'ArrowDown' });
      const [, , second] = screen.getAllByRole('gridcell');
      await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', second?.id));
      expect(field).toHaveFocus();
      fireEvent.keyDown(field, { key: 'Enter' });
      await waitFor(() => expect(scene.address()).toMatch(/^\/en\/games\/amber-/));
    });
  });

  it('marks the first game first, where visitors have its demo beside it', async () => {
    await renderSearch(searchResponse([wireGame(3), wireGame(4)]), { visitor: true, brand: { visitorBrowsing: true } });
    await openSearch();
    await typeQuery('game');
    const field = screen.getByRole('combobox');
    const [first, , , second] = screen.getAllByRole('gridcell');
    expect(screen.getByRole('link', { name: 'Demo Game 3' })).toHaveAttribute('href', '/en/games/game-3/?mode=demo');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first?.id));
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', second?.id));
  });

  describe('what was searched before', () => {
    const openResultOf = async (text: string) => {
      await openSearch();
      await typeQuery(text);
      await act(async () => void fireEvent.click(hit(/^Game 3/)));
      await waitFor(() => expect(getOverlay().isOpen).toBe(false));
    };
    const searches = () =>
      screen
        .queryAllByRole('button', { name: /^Remove “/ })
        .map((button) => button.previousElementSibling?.textContent);
    beforeEach(() => localStorage.clear());

    it('is offered again, the latest first, and searched with a press', async () => {
      await renderSearch();
      await openResultOf('acme');
      await openResultOf('game');
      await openResultOf('Acme');
      await openSearch();
      expect(searches()).toEqual(['Acme', 'game']);
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'game' })));
      expect(screen.getByRole('combobox')).toHaveValue('game');
      await act(() => jest.advanceTimersByTimeAsync(200));
      await untilIdle();
      expect(hit(/^Game 3/)).toBeVisible();
    });

    it('can be removed', async () => {
      await renderSearch();
      await openResultOf('acme');
      await openSearch();
      fireEvent.click(screen.getByRole('button', { name: 'Remove “acme”' }));
      expect(searches()).toEqual([]);
      expect(screen.getByRole('combobox')).toHaveFocus();
      expect(local.read('recentSearches')).toBeNull();
    });

    it('goes with the session (R-4-023)', async () => {
      await renderSearch();
      await openResultOf('acme');
      local.removeOfPlayer();
      await openSearch();
      expect(searches()).toEqual([]);
    });

    it('has no single letter, which is a part of a word', async () => {
      await renderWithCatalogue(['Amber Fox']);
      await openSearch();
      await untilIdle();
      type('a');
      await act(async () => void fireEvent.click(hit(/^Amber Fox/)));
      await waitFor(() => expect(getOverlay().isOpen).toBe(false));
      expect(local.read('recentSearches')).toBeNull();
    });

    it('has nothing that has led to nothing', async () => {
      await renderSearch();
      await openSearch();
      await typeQuery('acme');
      expect(local.read('recentSearches')).toBeNull();
    });
  });
});
