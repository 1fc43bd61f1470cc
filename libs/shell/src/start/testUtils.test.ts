import type { Auth } from '@lobby/auth';
import { session } from '@lobby/storage';
import { setBuild } from '@lobby/testing';
import { exposeTestUtils } from './testUtils.ts';

const auth = { signOut: jest.fn(async () => undefined) } as unknown as Auth;
afterEach(() => window.sessionStorage.clear());

it('always has a logout helper (R-3-079)', async () => {
  exposeTestUtils(auth);
  await window.lobbyTestUtils?.logout();
  expect(auth.signOut).toHaveBeenCalledTimes(1);
  expect(Object.keys(window.lobbyTestUtils ?? {})).toEqual(['logout']);
});

it('stores overrides in session storage if the build allows them (R-3-078)', () => {
  setBuild({ allowOverrides: true });
  const reload = jest.fn();
  exposeTestUtils(auth, reload);
  window.lobbyTestUtils?.override?.({ country: 'CA', currency: 'CAD' });
  window.lobbyTestUtils?.override?.({ features: { Sportsbook: false } });
  expect(session.read('testUtils')).toEqual({ country: 'CA', currency: 'CAD', features: { Sportsbook: false } });
  expect(reload).toHaveBeenCalledTimes(2);
  window.lobbyTestUtils?.reset?.();
  expect(session.read('testUtils')).toBeNull();
});
