/** @jest-environment-options {"url": "https://lobby.acme.test/"} */
import { cookies, session } from '@lobby/storage';
import { setBuild } from '@lobby/testing';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { homeRouteOf, resolveProductMode } from './productMode.ts';
import { RoutingProvider } from './RoutingProvider.tsx';
import { currentProductMode, useProductMode, useStoreProductMode } from './useProductMode.ts';

function mode(address: string, preference: 'casino' | 'sports' | null = null, sportsbook = true) {
  const { pathname, search } = new URL(address, 'https://lobby.test');
  return resolveProductMode({ pathname, search, preference, sportsbook });
}

const cookieValue = () => /(?:^|; )productMode=([^;]*)/.exec(document.cookie)?.[1];

function consentTo(...categories: ('preferences' | 'analytics')[]) {
  session.write('cookieConsent', categories);
  window.dispatchEvent(new CustomEvent('consent-updated', { detail: categories }));
}

function Page() {
  useStoreProductMode();
  return <p>{useProductMode()}</p>;
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [address] });
  const { unmount } = render(<RouterProvider router={router} />);
  return { router, unmount };
}

afterEach(() => {
  sessionStorage.clear();
  cookies.remove('productMode');
});

it.each([
  ['/en/sports/', null, 'sports', true],
  ['/en/sports/?productMode=casino', null, 'sports', true],
  ['/en/?productMode=sports', null, 'sports', true],
  ['/en/game-list/slots/?productMode=sports', null, 'sports', true],
  ['/en/?productMode=casino', 'sports', 'casino', true],
  ['/en/?productMode=bingo', 'sports', 'sports', false],
] as const)('%s with preference %s is %s', (address, preference, expected, isExplicit) => {
  expect(mode(address, preference)).toEqual({ mode: expected, isExplicit });
});

it.each([
  '/en/games/book/',
  '/en/games/book/info/',
  '/en/game-list/slots/',
  '/en/game-list/',
  '/en/game-category/new/',
  '/en/game-studio/acme/',
])('%s is casino although the preference is sports (R-2-047)', (address) => {
  expect(mode(address, 'sports')).toEqual({ mode: 'casino', isExplicit: true });
});

it.each(['/sports/', '/games/book/'])('is not set by %s, which has no locale and no page', (address) => {
  expect(mode(address)).toEqual({ mode: 'casino', isExplicit: false });
});

it('is the preference on other pages, else casino', () => {
  expect(mode('/en/promotions/', 'sports')).toEqual({ mode: 'sports', isExplicit: false });
  expect(mode('/en/promotions/')).toEqual({ mode: 'casino', isExplicit: false });
});

it('is always casino without a sportsbook', () => {
  expect(mode('/en/sports/?productMode=sports', 'sports', false)).toEqual({ mode: 'casino', isExplicit: false });
});

it('has a home for each mode', () => {
  expect(homeRouteOf('casino')).toBe('lobby');
  expect(homeRouteOf('sports')).toBe('sports');
});

it('reads the preference of an earlier visit from the cookie', () => {
  consentTo('preferences');
  cookies.set('productMode', 'sports');
  open('/en/promotions/');
  expect(screen.getByText('sports')).toBeVisible();
});

it('is casino or sports on screen and in the cookie, whatever address and cookie say (R-2-045)', () => {
  consentTo('preferences');
  const modes: (string | undefined)[] = [];
  for (const value of ['casino', 'bingo', 'sports', 'SPORTS', '', '%00']) {
    const { unmount } = open(`/en/?productMode=${value}`);
    modes.push(screen.getByRole('paragraph').textContent, cookieValue());
    unmount();
  }
  expect(modes).toEqual([...Array<string>(4).fill('casino'), ...Array<string>(8).fill('sports')]);
  document.cookie = 'productMode=bingo; path=/; secure';
  open('/en/promotions/');
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^(casino|sports)$/);
});

it('is casino in a build without a sportsbook', () => {
  setBuild({ Sportsbook: false });
  open('/en/sports/');
  expect(screen.getByText('casino')).toBeVisible();
});

it('is casino in a build without a sports page, and neither reads nor writes the preference', () => {
  consentTo('preferences');
  cookies.set('productMode', 'sports');
  const element = (
    <RoutingProvider locales={['en']} defaultLocale="en" sportsbook={false}>
      <Page />
    </RoutingProvider>
  );
  const addresses = ['/en/promotions/', '/en/?productMode=sports'];
  for (const address of addresses) {
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
    const { unmount } = render(<RouterProvider router={router} />);
    expect(screen.getByText('casino')).toBeVisible();
    unmount();
  }
  expect(currentProductMode(false)).toBe('casino');
  expect(cookieValue()).toBe('sports');
});

it('reads no cookie in a build without a sportsbook', () => {
  setBuild({ Sportsbook: false });
  const read = jest.spyOn(cookies, 'get');
  open('/en/promotions/');
  expect(currentProductMode(false)).toBe('casino');
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

it('is the same outside of React, with or without consent', () => {
  open('/en/sports/');
  expect(cookieValue()).toBeUndefined();
  // The page of this test names no mode: the preference of the visit applies.
  expect(window.location.pathname).toBe('/');
  expect(currentProductMode(true)).toBe('sports');
});

it('writes the cookie at once where preferences consent was given before', () => {
  consentTo('preferences');
  open('/en/sports/');
  expect(cookieValue()).toBe('sports');
});

it('writes the cookie once preferences consent is given, not before (R-2-049)', async () => {
  const { router } = open('/en/sports/');
  expect(cookieValue()).toBeUndefined();
  act(() => consentTo('analytics'));
  expect(cookieValue()).toBeUndefined();
  act(() => consentTo('preferences'));
  expect(cookieValue()).toBe('sports');
  await act(() => router.navigate('/en/promotions/'));
  expect(screen.getByText('sports')).toBeVisible();
  await act(() => router.navigate('/en/game-list/slots/'));
  expect(cookieValue()).toBe('casino');
});
