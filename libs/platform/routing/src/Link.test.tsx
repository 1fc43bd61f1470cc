import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Link } from './Link.tsx';
import { RoutingProvider } from './RoutingProvider.tsx';

/** The router's own link hands React another function at each rendering, which then attaches again. */
const attach = jest.fn();
const ownHandler = jest.fn();

function open() {
  const arrived = Promise.withResolvers<null>();
  const page = (
    <>
      <Link ref={attach} to="promotions" state={{ from: 'lobby' }}>
        Promotions
      </Link>
      <Link to="promotions" target="_blank">
        New window
      </Link>
      <Link to="promotions" onClick={ownHandler}>
        Own handler
      </Link>
      <Link to="lobby">Lobby</Link>
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/en/', element: page },
      { path: '/en/promotions/', element: <h1>Promotions</h1>, loader: () => arrived.promise },
    ],
    { initialEntries: ['/en/'] },
  );
  render(<RouterProvider router={router} />);
  return { router, arrive: () => act(async () => arrived.resolve(null)) };
}
const link = (name: string) => screen.getByRole('link', { name });

/** What the lobby leaves to the browser, which jsdom cannot do. */
const left: string[] = [];
function takeOver(event: MouseEvent) {
  if (event.defaultPrevented) return;
  left.push(String(event.target instanceof HTMLElement && event.target.textContent));
  event.preventDefault();
}
beforeEach(() => {
  left.length = 0;
  attach.mockReset();
  ownHandler.mockReset();
  window.addEventListener('click', takeOver);
});
afterEach(() => window.removeEventListener('click', takeOver));

it('lets the frame that shows the press go ahead of its page', async () => {
  const { router } = open();
  fireEvent.click(link('Promotions'));
  expect(router.state.navigation.state).toBe('idle');
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
});

it('opens its page with its state, and renders no link again while the page is on its way', async () => {
  const { router, arrive } = open();
  await userEvent.click(link('Promotions'));
  expect(router.state.navigation.location).toMatchObject({ pathname: '/en/promotions/', state: { from: 'lobby' } });
  expect(attach).toHaveBeenCalledTimes(1);
  await arrive();
  expect(screen.getByRole('heading', { name: 'Promotions' })).toBeVisible();
  expect(left).toEqual([]);
});

it('leaves to the browser what does not open in this window', async () => {
  const { router } = open();
  const user = userEvent.setup();
  await user.click(link('New window'));
  await user.keyboard('{Control>}');
  await user.click(link('Promotions'));
  await user.keyboard('{/Control}');
  expect(left).toEqual(['New window', 'Promotions']);
  expect(router.state.navigation.state).toBe('idle');
});

it('leaves a click to the handler that prevents it', async () => {
  const { router } = open();
  ownHandler.mockImplementation((event: Event) => event.preventDefault());
  await userEvent.click(link('Own handler'));
  expect(ownHandler).toHaveBeenCalledTimes(1);
  expect(router.state.navigation.state).toBe('idle');
});

it('replaces the history entry of the page that is shown already', async () => {
  const { router } = open();
  await userEvent.click(link('Lobby'));
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { pathname: '/en/' } });
});

it('is current by its query where it has one, and else is not rendered again by a change of the query', async () => {
  const readSlug = jest.fn(() => 'paper-comet');
  const params = {
    get slug() {
      return readSlug();
    },
  };
  const page = (
    <RoutingProvider locales={['en']} defaultLocale="en" sportsbook={false}>
      <Outlet />
    </RoutingProvider>
  );
  const links = (
    <>
      <Link to="game-list" params={params}>
        Games
      </Link>
      <Link to="game-list" params={{ slug: 'paper-comet' }} query={{ volatility: 'low' }}>
        Calm games
      </Link>
    </>
  );
  const router = createMemoryRouter([{ element: page, children: [{ path: '*', element: links }] }], {
    initialEntries: ['/en/game-list/paper-comet/'],
  });
  render(<RouterProvider router={router} />);
  expect(link('Games')).toHaveAttribute('aria-current', 'page');
  expect(link('Calm games')).not.toHaveAttribute('aria-current');
  readSlug.mockClear();
  await act(() => router.navigate('/en/game-list/paper-comet/?volatility=low', { replace: true }));
  expect(link('Calm games')).toHaveAttribute('aria-current', 'page');
  expect(readSlug).not.toHaveBeenCalled();
  await act(() => router.navigate('/en/promotions/'));
  expect(readSlug).toHaveBeenCalled();
  expect(link('Games')).not.toHaveAttribute('aria-current');
  expect(link('Calm games')).not.toHaveAttribute('aria-current');
});
