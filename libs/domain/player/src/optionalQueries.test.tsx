import { act } from '@testing-library/react';
import type { Auth } from '@lobby/auth';
import type { DataClient } from '@lobby/data';
import { cookies } from '@lobby/storage';
import { player, playerInfoAnswer, walletAnswer } from './player.fixture.ts';
import { advanceTime, countryAnswer, pageText, rejection, renderLobby, waitForModule } from './session.fixture.tsx';
import { prepareSession } from './session.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cookies.removeOfPlayer();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('queries the opt-in flag by an operation of its own (R-3-045)', async () => {
  const { sent } = renderLobby('authenticated');
  await waitForModule();
  expect(sent.find(({ operationName }) => operationName === 'PlayerDetails')?.query).toContain('gamificationOptIn');
});

it('requests the wallet while the player loads, when the page opens and when a player signs in on it', async () => {
  const atOnce = ['CountryContextQuery', 'GetCustomerInfo', 'GetPlayerInfo', 'PlayerDetails', 'Wallet'];
  const waiting = new Promise(() => {});
  const opened = renderLobby('authenticated', () => waiting, prepareSession);
  await waitForModule();
  expect(opened.names().toSorted()).toEqual(atOnce);
  opened.view.unmount();

  const { auth, names } = renderLobby('anonymous', () => waiting);
  await advanceTime(10);
  act(() => auth.changeStatus('authenticated'));
  await waitForModule();
  expect(names().toSorted()).toEqual(atOnce);
});

describe('a back end that knows the specification alone', () => {
  it('has a player without a wallet, whose country’s currency counts', async () => {
    const country = { id: 'SE', code: 'SE', name: 'Sweden', currency: 'SEK' };
    const { names } = renderLobby('authenticated', () => playerInfoAnswer({ ...player, country }), prepareSession, {
      Wallet: rejection,
      PlayerDetails: rejection,
    });
    await waitForModule();
    expect(pageText()).toBe('LOGGED_IN player@lobby.test c1 SEK true');
    await advanceTime(60_000);
    expect(names().toSorted()).toEqual([
      'CountryContextQuery',
      'GetCustomerInfo',
      'GetPlayerInfo',
      'PlayerDetails',
      'Wallet',
    ]);
  });

  it('has a market in Canada without a province', async () => {
    const canada = { ...countryAnswer.data.countryContext, countryCode: 'CA', ipCountryCode: 'CA' };
    const { names } = renderLobby('anonymous', undefined, undefined, {
      CountryContextQuery: () => ({ data: { countryContext: canada } }),
      SubDivision: rejection,
    });
    await advanceTime(10);
    expect(pageText()).toBe('LOGGED_OUT - - CAD true');
    expect(names()).toEqual(['CountryContextQuery', 'SubDivision']);
  });
});

it('requests the province while the country loads, where the address is in Canada', async () => {
  const waiting = new Promise(() => {});
  const prepare = (auth: Pick<Auth, 'status'>, data: DataClient) => prepareSession(auth, data, 'CA');
  const { names } = renderLobby('anonymous', undefined, prepare, { CountryContextQuery: () => waiting });
  await advanceTime(10);
  expect(names()).toEqual(['CountryContextQuery', 'SubDivision']);
});

describe('the market is settled', () => {
  it('once the wallet’s currency is known', async () => {
    let answerWallet: (answer: unknown) => void = () => {};
    const wallet = new Promise((resolve) => (answerWallet = resolve));
    renderLobby('authenticated', undefined, undefined, { Wallet: () => wallet });
    await waitForModule();
    expect(pageText()).toBe('LOGGED_IN player@lobby.test c1 EUR false');
    const answer = walletAnswer();
    answer.data.viewer.wallet.currency = 'SEK';
    answerWallet(answer);
    await advanceTime(10);
    expect(pageText()).toBe('LOGGED_IN player@lobby.test c1 SEK true');
  });

  it('once the wallet has failed', async () => {
    renderLobby('authenticated', undefined, undefined, { Wallet: () => Promise.reject(new TypeError('offline')) });
    await waitForModule();
    expect(pageText()).toMatch(/false$/);
    await advanceTime(60_000);
    expect(pageText()).toBe('LOGGED_IN player@lobby.test c1 EUR true');
  });

  it('in Canada once the province is known', async () => {
    const canada = { ...countryAnswer.data.countryContext, countryCode: 'CA', ipCountryCode: 'CA' };
    let answerProvince: (answer: unknown) => void = () => {};
    const province = new Promise((resolve) => (answerProvince = resolve));
    renderLobby('anonymous', undefined, undefined, {
      CountryContextQuery: () => ({ data: { countryContext: canada } }),
      SubDivision: () => province,
    });
    await advanceTime(10);
    expect(pageText()).toBe('LOGGED_OUT - - CAD false');
    answerProvince({ data: { countryContext: { __typename: 'CountryContext', subDivision: 'ON' } } });
    await advanceTime(10);
    expect(pageText()).toBe('LOGGED_OUT - - CAD true');
  });
});
