import { renderScene, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answersOfList, wireList } from '../wire.fixture.ts';
import { GameListCarousel } from './GameListCarousel.tsx';

const firstSlice = wireList({ from: 1, count: 10, total: 48, endCursor: 'c10' });
const secondSlice = wireList({ from: 11, count: 10, total: 48, endCursor: 'c20' });

/** Sets the layout that jsdom lacks: a row of 4000 px in a viewport of 1000 px. */
function setLayout(scrollLeft: number) {
  const row = screen.getByRole('list');
  Object.defineProperties(row, {
    clientWidth: { value: 1000, configurable: true },
    scrollWidth: { value: 4000, configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true, writable: true },
  });
  return row;
}

async function scrollTo(scrollLeft: number) {
  fireEvent.scroll(setLayout(scrollLeft));
  await act(() => jest.advanceTimersByTimeAsync(100));
  await untilIdle();
}

const sliceVariables = (sent: { operationName: string; variables: Record<string, unknown> }[]) =>
  sent.filter(({ operationName }) => operationName === 'GameListSlice').map(({ variables }) => variables);

describe('a row of games', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const renderCarousel = (answers = firstSlice) =>
    renderScene(<GameListCarousel slug="slots" />, {
      answers: answersOfList(answers),
      settings: { license: 'mga' },
    });

  it('queries the first ten games with market and thumbnail size (R-7-030, R-9-041)', async () => {
    window.innerWidth = 390;
    window.dispatchEvent(new Event('resize'));
    const scene = await renderCarousel();
    expect(sliceVariables(scene.sent)).toEqual([
      {
        first: 10,
        after: null,
        listOfGamesSlug: 'slots',
        thumbnailSize: 190.5,
        currencyCode: 'EUR',
        lastShownGameId: null,
        ipCountryCode: 'FI',
        subDivision: null,
        license: 'mga',
        locale: 'en_GB',
      },
    ]);
  });

  it('shows the list’s name, the number of its games, and tiles that link to them (R-3-067)', async () => {
    await renderCarousel();
    expect(screen.getByRole('heading', { name: 'Slots' })).toBeVisible();
    expect(screen.getByText('48')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Game 3' })).toHaveAttribute('href', '/en/games/game-3/');
  });

  it('queries the next slice within 200 px of the end, not before (R-4-056)', async () => {
    const scene = await renderCarousel();
    await scrollTo(2799);
    expect(sliceVariables(scene.sent)).toHaveLength(1);

    scene.answer(answersOfList(secondSlice));
    await scrollTo(2800);
    expect(sliceVariables(scene.sent)).toHaveLength(2);
    expect(sliceVariables(scene.sent)[1]).toMatchObject({ first: 10, after: 'c10', lastShownGameId: 'g10' });
    expect(screen.getAllByRole('link', { name: /^Game \d+$/ })).toHaveLength(20);
  });

  it('ends after two slices with a link to the list, and queries no third (R-2-095, R-9-043)', async () => {
    const scene = await renderCarousel();
    expect(screen.queryByRole('link', { name: 'Show more games' })).toBeNull();

    scene.answer(answersOfList(secondSlice));
    await scrollTo(3000);
    await scrollTo(2000);
    await scrollTo(3000);
    expect(sliceVariables(scene.sent)).toHaveLength(2);
    expect(within(screen.getByRole('list')).getByRole('link', { name: 'Show more games' })).toHaveAttribute(
      'href',
      '/en/game-list/slots/',
    );
  });

  it('keeps its games and offers another try when the next slice fails', async () => {
    const scene = await renderCarousel();
    scene.answer(answersOfList({ errors: [{ message: 'Broken' }] }));
    await scrollTo(3000);
    expect(screen.getAllByRole('link', { name: /^Game \d+$/ })).toHaveLength(10);

    scene.answer(answersOfList(secondSlice));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await untilIdle();
    expect(screen.getAllByRole('link', { name: /^Game \d+$/ })).toHaveLength(20);
  });

  it('loads the document anew for a page in place of its games (A-198)', async () => {
    const scene = await renderCarousel();
    scene.answer({ GameListSlice: () => new Response('<html>', { headers: { 'content-type': 'text/html' } }) });
    await scrollTo(3000);
    const jsdomError = jest.spyOn(console, 'error').mockImplementation();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(jsdomError).not.toHaveBeenCalled();
    fireEvent.click(again);
    await waitFor(() => expect(String(jsdomError.mock.calls[0])).toMatch(/Not implemented: navigation/));
    jsdomError.mockRestore();
  });

  it('renders nothing when the list is empty', async () => {
    await renderCarousel(wireList({ from: 1, count: 0, total: 0 }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
