import { sessionKey, type Auth, type AuthState, type Claims } from '@lobby/auth';
import type { Brand, LobbySettings } from '@lobby/contracts';
import { createMemoryRouter, RouterProvider } from '@lobby/routing';
import { cookies } from '@lobby/storage';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { LobbyContext } from '../start/LobbyContext.tsx';
import { Root } from './Root.tsx';

/** Counts how often a page has begun. */
let begun = 0;
function Page() {
  const [number] = useState(() => ++begun);
  return <output>{number}</output>;
}

async function open() {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  const listeners = new Set<() => void>();
  const stateOf = (status: AuthState['status']): AuthState => ({
    status,
    session: status === 'anonymous' ? null : sessionKey(),
    startedAt: null,
  });
  let state = stateOf('loading');
  let claims: Claims = {};
  const auth = {
    get state() {
      return state;
    },
    get status() {
      return state.status;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => () => {},
    getAccessToken: () => 'token',
    claims: () => claims,
    refresh: async () => 'unreachable',
    signOut: async () => {},
  } as unknown as Auth;
  const brand = {
    locales: ['en'],
    defaultLocale: 'en',
    defaultCountry: 'FI',
    defaultCurrency: 'EUR',
  } as unknown as Brand;
  const settings = { brand: 'acme' } as unknown as LobbySettings;
  const router = createMemoryRouter([{ element: <Root />, children: [{ path: '*', element: <Page /> }] }], {
    initialEntries: ['/en/'],
  });
  render(
    <LobbyContext value={{ brand, settings, auth, features: [] }}>
      <RouterProvider router={router} />
    </LobbyContext>,
  );
  await screen.findByRole('status');
  return (next: AuthState['status'], known: Claims = {}) =>
    act(async () => {
      state = stateOf(next);
      claims = known;
      for (const listener of listeners) listener();
    });
}

const session = (startedAt: number) => cookies.set('sessionInfo', JSON.stringify({ startedAt, sid: 'of-anna' }));
beforeEach(() => {
  begun = 0;
  session(1);
});
afterEach(() => {
  cookies.remove('sessionInfo');
  jest.restoreAllMocks();
});

it('lets a page go on when a renewal tells this tab more about its player', async () => {
  const become = await open();
  await become('authenticated', { player_id: 'anna' });
  expect(screen.getByRole('status')).toHaveTextContent('1');
});

it('begins anew for a visitor, and for another session', async () => {
  const become = await open();
  await become('anonymous');
  expect(screen.getByRole('status')).toHaveTextContent('2');
  session(2);
  await become('authenticated');
  expect(screen.getByRole('status')).toHaveTextContent('3');
});
