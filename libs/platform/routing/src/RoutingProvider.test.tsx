/** @jest-environment-options {"url": "https://lobby.acme.test/"} */
import { cookies } from '@lobby/storage';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Link, usePath } from './Link.tsx';
import { RoutingProvider, useLocale } from './RoutingProvider.tsx';

function Page() {
  const { pathname, search, hash } = useLocation();
  const pathTo = usePath();
  return (
    <>
      <p>{`${useLocale()} at ${pathname}${search}${hash}`}</p>
      <p>{pathTo('game', { slug: 'book of kings' })}</p>
      <Link to="game" params={{ slug: 'book of kings' }}>
        Game
      </Link>
      <Link to="login" query={{ autoSignIn: '1' }}>
        Sign In
      </Link>
      <Link to="/en/promotions?x=1#a">Promotions</Link>
      <Link to="lobby" locale="de">
        Deutsch
      </Link>
      <Link to="lobby">Lobby</Link>
    </>
  );
}

function open(...addresses: string[]) {
  const element = (
    <RoutingProvider locales={['en', 'de', 'fi']} defaultLocale="en" sportsbook>
      <Page />
    </RoutingProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: addresses });
  render(<RouterProvider router={router} />);
  return router;
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(() => cookies.remove('locale'));

it('goes to the home of the stored locale (R-2-004, R-2-007)', async () => {
  cookies.set('locale', 'fi');
  open('/');
  expect(await screen.findByText('fi at /fi/')).toBeVisible();
});

it('stores the locale of the route (R-2-004)', async () => {
  cookies.set('locale', 'fi');
  open('/de/jackpot/');
  expect(await screen.findByText('de at /de/jackpot/')).toBeVisible();
  expect(cookies.get('locale')).toBe('de');
});

it('removes the stored locale and goes to the default home for an unknown locale (R-2-005)', async () => {
  cookies.set('locale', 'fi');
  open('/xx/');
  expect(await screen.findByText('en at /en/')).toBeVisible();
});

it('replaces an address that is not canonical, and keeps query and hash (R-2-002)', async () => {
  const router = open('/en/', '/en/jackpot?a=1#terms');
  expect(await screen.findByText('en at /en/jackpot/?a=1#terms')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('en at /en/')).toBeVisible();
});

it('reads the stored locale on each visit of the root (R-2-004)', async () => {
  const router = open('/de/');
  await screen.findByText('de at /de/');
  await act(() => router.navigate('/fi/'));
  await screen.findByText('fi at /fi/');
  await act(() => router.navigate('/'));
  await waitFor(() => expect(screen.getByText('fi at /fi/')).toBeVisible());
});

it('links with the locale of the page and a trailing slash (R-2-001, R-2-002, R-2-003)', async () => {
  open('/fi/');
  await screen.findByText('fi at /fi/');
  expect(href('Game')).toBe('/fi/games/book%20of%20kings/');
  expect(screen.getByText('/fi/games/book%20of%20kings/')).toBeVisible();
  expect(href('Sign In')).toBe('/fi/login/?autoSignIn=1');
  expect(href('Promotions')).toBe('/fi/promotions/?x=1#a');
  expect(href('Deutsch')).toBe('/de/');
});

it('navigates without a page load, and marks the current link', async () => {
  const user = userEvent.setup();
  open('/fi/');
  expect(await screen.findByRole('link', { name: 'Lobby', current: 'page' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Game' }));
  expect(await screen.findByText('fi at /fi/games/book%20of%20kings/')).toBeVisible();
  expect(screen.queryByRole('link', { current: 'page', name: 'Lobby' })).toBeNull();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Game');
});
