import { act, screen } from '@testing-library/react';
import { cookies } from '@lobby/storage';
import { expectAllStatesReachable } from '@lobby/testing';
import { WalletQuery } from '@lobby/money';
import { CountryContextQuery, GetPlayerInfo } from './documents.ts';
import { customer, player, playerInfoAnswer, walletAnswer } from './player.fixture.ts';
import {
  advanceTime,
  customerAnswer,
  onRender,
  pageText,
  renderLobby,
  type Status,
  waitForModule,
} from './session.fixture.tsx';
import { sessionMachine } from './session.machine.ts';
import { prepareSession } from './session.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cookies.removeOfPlayer();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('reaches every state', () => {
  expectAllStatesReachable(
    sessionMachine,
    (['TOKEN', 'NO_TOKEN', 'FOUND', 'MISSING', 'FAILED', 'RETRY'] as const).map((type) => ({ type })),
  );
});

it('is logged out at once without a token, and sends no viewer query (R-4-013, R-6-003)', async () => {
  const { names } = renderLobby('anonymous');
  expect(pageText()).toMatch(/^LOGGED_OUT/);
  await waitForModule();
  expect(names()).toEqual(['CountryContextQuery']);
  expect(pageText()).toBe('LOGGED_OUT - - NOK true');
});

it('is loading with a token, logged in with a player (R-4-013, R-7-013, R-7-014)', async () => {
  const { names } = renderLobby('authenticated');
  expect(pageText()).toMatch(/^LOADING/);
  await waitForModule();
  expect(pageText()).toBe('LOGGED_IN player@lobby.test c1 EUR true');
  expect(names().toSorted()).toEqual([
    'CountryContextQuery',
    'GetCustomerInfo',
    'GetPlayerInfo',
    'PlayerDetails',
    'Wallet',
  ]);
});

it('takes over requests from before it was rendered, answered or failed', async () => {
  const ofPlayer = (names: string[]) => names.filter((name) => name === 'GetPlayerInfo');
  const { names, view } = renderLobby('authenticated', undefined, prepareSession);
  await waitForModule();
  expect(pageText()).toBe('LOGGED_IN player@lobby.test c1 EUR true');
  expect(names().toSorted()).toEqual([
    'CountryContextQuery',
    'GetCustomerInfo',
    'GetPlayerInfo',
    'PlayerDetails',
    'Wallet',
  ]);
  view.unmount();

  const answers = [() => ({ errors: [{ message: 'Down' }] }), () => playerInfoAnswer()];
  const later = renderLobby('authenticated', () => answers.shift()?.(), prepareSession);
  await waitForModule();
  expect(pageText()).toMatch(/^LOADING/);
  expect(ofPlayer(later.names())).toHaveLength(1);
  await advanceTime(5000);
  expect(pageText()).toMatch(/^LOGGED_IN/);
  expect(ofPlayer(later.names())).toHaveLength(2);
});

it('queries the player from the network even if the cache has one (R-7-013)', async () => {
  const { auth, client, names } = renderLobby('anonymous');
  await act(async () => void client()?.urql.query(GetPlayerInfo, {}).toPromise());
  await advanceTime(10);
  act(() => auth.changeStatus('authenticated'));
  await waitForModule();
  expect(pageText()).toMatch(/^LOGGED_IN/);
  expect(names().filter((name) => name === 'GetPlayerInfo')).toHaveLength(2);
});

it('queries the country without a bearer, and the player with it (R-7-007, R-7-023)', async () => {
  const { sent } = renderLobby('authenticated', () => playerInfoAnswer());
  await waitForModule();
  const bearers = new Map(sent.map(({ operationName, authorization }) => [operationName, authorization]));
  expect(bearers.get('CountryContextQuery')).toBeNull();
  expect(bearers.get('GetPlayerInfo')).toBe('Bearer t');
});

it('is logged out with a token but no player (R-4-013)', async () => {
  renderLobby('authenticated', () => playerInfoAnswer(null));
  await waitForModule();
  expect(pageText()).toMatch(/^LOGGED_OUT/);
});

it('refetches the player from the network, stays signed in when that fails, and follows the cache (R-7-013)', async () => {
  let answer: () => unknown = () => playerInfoAnswer();
  const { client, names } = renderLobby('authenticated', () => answer());
  await waitForModule();
  answer = () => playerInfoAnswer({ ...player, email: 'new@lobby.test' });
  await act(async () => client()?.refetch(GetPlayerInfo));
  await advanceTime(10);
  expect(pageText()).toMatch(/^LOGGED_IN new@lobby.test/);
  answer = () => {
    throw new TypeError('offline');
  };
  await act(async () => client()?.refetch(GetPlayerInfo));
  await advanceTime(60_000);
  expect(pageText()).toMatch(/^LOGGED_IN new@lobby.test/);
  expect(names().filter((name) => name === 'GetPlayerInfo')).toHaveLength(4);
});

it('stores the player’s e-mail address in a cookie, and follows its changes (R-3-075, A-052)', async () => {
  let answer = playerInfoAnswer();
  const { client } = renderLobby('authenticated', () => answer);
  await waitForModule();
  expect(cookies.get('userEmail')).toBe('player@lobby.test');
  for (const email of ['new@lobby.test', null]) {
    answer = playerInfoAnswer({ ...player, email });
    await act(async () => client()?.refetch(GetPlayerInfo));
    await advanceTime(10);
    expect(cookies.get('userEmail')).toBe(email);
  }
});

it('stores no e-mail address of a visitor, nor one whose session has ended before the answer (A-052)', async () => {
  const visitor = renderLobby('anonymous');
  await waitForModule();
  expect(cookies.get('userEmail')).toBeNull();
  visitor.view.unmount();
  const { auth } = renderLobby('authenticated', () => {
    auth.getAccessToken = () => null;
    return playerInfoAnswer();
  });
  await waitForModule();
  expect(pageText()).toMatch(/^LOGGED_IN/);
  expect(cookies.get('userEmail')).toBeNull();
});

it('renders its readers again for another player, not for another balance or the same player', async () => {
  let answer = playerInfoAnswer();
  let balance = '50.00';
  const { client, names } = renderLobby('authenticated', () => answer, undefined, {
    Wallet: () => walletAnswer(balance),
  });
  await waitForModule();
  onRender.mockClear();
  balance = '60.00';
  await act(async () => client()?.refetch(GetPlayerInfo, WalletQuery));
  await advanceTime(10);
  expect(names().filter((name) => name === 'GetPlayerInfo' || name === 'Wallet')).toHaveLength(4);
  expect(onRender).not.toHaveBeenCalled();
  answer = playerInfoAnswer({ ...player, email: 'new@lobby.test' });
  await act(async () => client()?.refetch(GetPlayerInfo));
  await advanceTime(10);
  expect(onRender).toHaveBeenCalled();
});

it('renders the readers of the market again for another country, not for the same one once more', async () => {
  const { client, names } = renderLobby('anonymous');
  await advanceTime(10);
  onRender.mockClear();
  await act(async () => client()?.refetch(CountryContextQuery));
  await advanceTime(10);
  expect(names().filter((name) => name === 'CountryContextQuery')).toHaveLength(2);
  expect(onRender).not.toHaveBeenCalled();
});

it('stays LOADING while the network fails, reports it, and continues on retry (R-4-013)', async () => {
  let isDown = true;
  const { onUnreachable } = renderLobby('authenticated', () => {
    if (isDown) throw new TypeError('offline');
    return playerInfoAnswer();
  });
  await waitForModule();
  await advanceTime(60_000);
  expect(pageText()).toMatch(/^LOADING/);
  expect(onUnreachable).toHaveBeenCalledTimes(1);
  isDown = false;
  act(() => screen.getByRole('button', { name: 'Again' }).click());
  await advanceTime(10);
  expect(pageText()).toMatch(/^LOGGED_IN/);
});

describe('a player who cannot be reached', () => {
  async function openUnreachable(status: Status = 'authenticated') {
    let isDown = true;
    const opened = renderLobby(status, () => {
      if (isDown) throw new TypeError('offline');
      return playerInfoAnswer();
    });
    await waitForModule();
    while (opened.onUnreachable.mock.calls.length === 0) await advanceTime(1000);
    opened.onReachable.mockClear();
    const recover = () => {
      isDown = false;
    };
    return { ...opened, recover };
  }

  it('is requested again at intervals, without another message (A-030)', async () => {
    const { onUnreachable, onReachable, recover } = await openUnreachable();
    await advanceTime(120_000);
    expect(onUnreachable).toHaveBeenCalledTimes(1);
    expect(onReachable).not.toHaveBeenCalled();
    recover();
    await advanceTime(60_000);
    expect(pageText()).toMatch(/^LOGGED_IN/);
    expect(onReachable).toHaveBeenCalled();
  });

  it('is requested at once when there is a new token', async () => {
    const { auth, recover } = await openUnreachable('loading');
    recover();
    act(() => auth.changeStatus('authenticated'));
    await advanceTime(10);
    expect(pageText()).toMatch(/^LOGGED_IN/);
  });

  it('is reported no longer once the session has been replaced', async () => {
    const { onReachable, changeSession } = await openUnreachable();
    changeSession('another');
    expect(onReachable).toHaveBeenCalledTimes(1);
    await advanceTime(10);
  });
});

it('requests the customer’s blocks until they are known, after a while and then less often', async () => {
  let answer: () => unknown = () => ({ errors: [{ message: 'Down' }] });
  const { names } = renderLobby('authenticated', undefined, undefined, { GetCustomerInfo: () => answer() });
  const requestCount = () => names().filter((name) => name === 'GetCustomerInfo').length;
  await waitForModule();
  expect(pageText()).toBe('LOGGED_IN player@lobby.test - EUR true');
  // Ahead of the page, and by it.
  expect(requestCount()).toBe(2);
  await advanceTime(5000);
  expect(requestCount()).toBe(3);
  await advanceTime(29_000);
  expect(requestCount()).toBe(3);
  answer = () => customerAnswer;
  await advanceTime(1000);
  expect(pageText()).toBe('LOGGED_IN player@lobby.test c1 EUR true');
  await advanceTime(120_000);
  expect(requestCount()).toBe(4);
});

it('requests no blocks of a player who has signed out', async () => {
  const { auth, names } = renderLobby('authenticated', undefined, undefined, {
    GetCustomerInfo: () => ({ errors: [{ message: 'Down' }] }),
  });
  await waitForModule();
  const requestCount = () => names().filter((name) => name === 'GetCustomerInfo').length;
  const before = requestCount();
  act(() => auth.changeStatus('anonymous'));
  await advanceTime(60_000);
  expect(requestCount()).toBe(before);
});

it('follows sign-out and sign-in (R-4-013)', async () => {
  const { auth } = renderLobby('authenticated');
  await waitForModule();
  act(() => auth.changeStatus('anonymous'));
  expect(pageText()).toMatch(/^LOGGED_OUT - -/);
  act(() => auth.changeStatus('authenticated'));
  await advanceTime(10);
  expect(pageText()).toMatch(/^LOGGED_IN/);
});

it.each([
  [
    'R-3-035',
    'id playerId language email phoneNumber isPhoneNumberVerified emailVerified numberOfDeposits realityCheckPeriod totalDepositAmount bankingCDD',
  ],
  ['R-3-036', 'accountStatus status cause reopenByCustomerAllowed'],
  ['R-3-037', 'country id code name currency'],
  ['R-3-038', 'personalInfo street city firstName lastName dateOfBirth zipCode ssn state'],
  [
    'R-3-039',
    'marketingPreferences marketingBlocked isSuppressedInAnyCommunicationGroup isSmsMarketingAccepted isEmailMarketingAccepted isPhoneMarketingAccepted isWebPushMarketingAccepted',
  ],
  ['R-3-040', 'termsAccepted privacyPolicyAccepted'],
  ['R-3-041', 'isInstantBankingBlocked instantBankingBlock activeFrom'],
  ['R-3-042', 'selfExclusionDetails exclusionEndsAt timeouts timeoutEndsAt areWithdrawalsBlocked'],
  ['R-3-043', 'kycCheckStatus status deadline verificationsDone verificationsMissing'],
  ['R-3-044', 'sourceOfWealthStatus dueDate dueDateExpired requiredDocumentsUploadV2 comment requestedFundingType'],
])('queries the player’s fields of %s', async (_, fields) => {
  const { sent } = renderLobby('authenticated');
  await waitForModule();
  const query = sent.find(({ operationName }) => operationName === 'GetPlayerInfo')?.query.split(/\W+/) ?? [];
  expect(fields.split(' ').filter((field) => !query.includes(field))).toEqual([]);
});

it('queries the country for a visitor (R-7-023)', async () => {
  const { sent } = renderLobby('anonymous');
  await waitForModule();
  expect(sent.map(({ operationName }) => operationName)).toEqual(['CountryContextQuery']);
  expect(sent[0]?.query.split(/\W+/)).toEqual(
    expect.arrayContaining(['countryCode', 'playerCountryCode', 'ipCountryCode', 'havePlayerCountryCode']),
  );
});

it('queries the customer’s fields (R-3-046)', async () => {
  const { sent } = renderLobby('authenticated');
  await waitForModule();
  const query = sent.find(({ operationName }) => operationName === 'GetCustomerInfo')?.query.split(/\W+/);
  expect(query).toEqual(expect.arrayContaining(Object.keys(customer)));
});
