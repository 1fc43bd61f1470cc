import type { Auth } from '@lobby/auth';
import { expectedMarket } from '@lobby/player';
import { session } from '@lobby/storage';
import { setBuild } from '@lobby/testing';
import { exposeTestUtils } from './testUtils.ts';

const auth = { signOut: jest.fn(async () => undefined) } as unknown as Auth;
const brand = { defaultCountry: 'EE', defaultCurrency: 'EUR' };
afterEach(() => window.sessionStorage.clear());

it('always has a logout helper', async () => {
  exposeTestUtils(auth);
  await window.lobbyTestUtils?.logout();
  expect(auth.signOut).toHaveBeenCalledTimes(1);
  expect(Object.keys(window.lobbyTestUtils ?? {})).toEqual(['logout']);
});

it('stores overrides in session storage if the build allows them, where the lobby finds them (R-3-078, R-3-079)', () => {
  setBuild({ allowOverrides: true });
  const reload = jest.fn();
  exposeTestUtils(auth, reload);
  const overrides = {
    country: 'NO',
    currency: 'NOK',
    features: { Sportsbook: false },
    graphql: { TermsQuery: { terms: null } },
  };
  const { country, currency, features, graphql } = overrides;
  for (const values of [{ country, currency }, { features }, { graphql }]) window.lobbyTestUtils?.override?.(values);
  expect(JSON.parse(window.sessionStorage.getItem('testUtils') ?? 'null')).toEqual(overrides);
  expect(reload).toHaveBeenCalledTimes(3);
  expect(expectedMarket(brand, 'FI')).toMatchObject({ country, currency });
  setBuild({ allowOverrides: false });
  expect(expectedMarket(brand, 'FI')).toMatchObject({ country: 'FI', currency: 'EUR' });
  window.lobbyTestUtils?.reset?.();
  expect(session.read('testUtils')).toBeNull();
});
