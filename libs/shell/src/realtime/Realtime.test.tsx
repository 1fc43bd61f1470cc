/** @jest-environment-options {"customExportConditions": ["node"]} */
import { act, waitFor } from '@testing-library/react';
import type { GraphQLResolveInfo } from 'graphql';
import { graphql } from '@lobby/data';
import { overrideTimings } from '@lobby/testing';
import { cookies } from '@lobby/storage';
import { onBalanceUpdated, WalletQuery as PlayerWallet } from '@lobby/money';
import { onEvent } from '@lobby/realtime';
import { defaultUrl } from '../../../platform/realtime/src/startRealtime.ts';
import { timings } from '../../../platform/realtime/src/timings.ts';
import {
  advanceTime,
  applyPushes,
  balanceEvent,
  closeLobby,
  installFakeClock,
  loginUrl,
  pageText,
  renderConnected,
  renderLobby,
  replaceSession,
  reward,
  signInAs,
  specificationOnly,
  tokenOf,
  waitForCondition,
  waitForPageText,
} from '../../../testing/src/realtime/lobby.tsx';

const DocumentsQuery = graphql(`
  query Documents {
    viewer {
      id
      documentRequests {
        id
        status
      }
    }
  }
`);
const ValidityQuery = graphql(`
  query ValidityQuery {
    viewer {
      id
      player {
        id
        emailValidity
      }
    }
  }
`);

afterEach(async () => {
  jest.useRealTimers();
  await closeLobby();
});

it('opens no socket for a visitor (R-7-037, R-6-003)', async () => {
  const { connections } = await renderLobby('anonymous');
  await act(() => import('../../../platform/realtime/src/startRealtime.ts'));
  await act(async () => {});
  expect(connections).toHaveLength(0);
});

it.each([
  ['R-7-038', 'PlayerUpdated', 'playerUpdated', 'isAccountClosed'],
  ['R-7-039', 'SessionDestroyed', 'sessionDestroyed', 'sessionId'],
  ['R-7-040', 'CustomerPopUpAdded', 'customerPopUpAdded', 'popUpIdsAdded'],
  ['R-7-041', 'BalanceUpdated', 'balanceUpdated', 'balance bonusBalance currency amount moneyType wageringProgress'],
  ['R-7-042', 'RewardUpdated', 'rewardUpdated', 'reward status assignationId'],
])('starts the subscription of %s for a player: %s', async (_, operationName, field, fields) => {
  const { connections } = await renderConnected();
  const start = connections[0]?.received.find(({ payload }) => payload?.['operationName'] === operationName);
  expect(start?.type).toBe('start');
  expect(String(start?.payload?.['query']).split(/\W+/)).toEqual(expect.arrayContaining([field, ...fields.split(' ')]));
});

it('renders a pushed balance from the cache, and calls every listener even if one throws (R-3-048, R-7-041)', async () => {
  const { publish, operations, onError } = await renderConnected();
  const listener = jest.fn();
  const unsubscribers = [
    onBalanceUpdated(() => {
      throw new Error('broken listener');
    }),
    onBalanceUpdated(listener),
  ];
  const before = operations.length;
  publish('balanceUpdated', balanceEvent);
  await waitForPageText('60.00+7.00 Unclaimed');
  expect(listener).toHaveBeenCalledWith(expect.objectContaining({ moneyType: 'SomethingNew', amount: '10.00' }));
  expect(onError).toHaveBeenCalledTimes(1);
  for (const unsubscribe of unsubscribers) unsubscribe();
  publish('balanceUpdated', { ...balanceEvent, balance: '61.00' });
  await waitForPageText('61.00');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(operations).toHaveLength(before);
});

it('lives with a back end that knows the specification alone: the wallet begins with a push', async () => {
  // A rejection begins an interval, which would be one of the real clock.
  overrideTimings(timings, { batchInterval: 0 });
  const opened = await renderLobby('authenticated', undefined, specificationOnly);
  const { publish, countListeners, connections, operations, onError, onDataError } = opened;
  const reported = () => onDataError.mock.calls.map(([, name]) => name as string).toSorted();
  await waitForCondition(() => countListeners('rewardUpdated') && reported().includes('NewDeviceSignIn'));
  installFakeClock();
  await advanceTime(60_000);
  publish('balanceUpdated', balanceEvent);
  await waitForPageText('60.00+7.00 Unclaimed');
  publish('balanceUpdated', { ...balanceEvent, balance: '61.00' });
  await waitForPageText('61.00+7.00 Unclaimed');
  publish('playerUpdated', { isAccountClosed: false });
  await applyPushes(opened);
  await waitForCondition(() => operations.filter((name) => name === 'GetPlayerInfo').length === 2);
  expect(operations.filter((name) => name === 'Wallet' || name === 'PlayerDetails').toSorted()).toEqual([
    'PlayerDetails',
    'Wallet',
  ]);
  expect(connections).toHaveLength(1);
  expect(reported()).toEqual(['DataChanged', 'NewDeviceSignIn', 'PlayerDetails', 'Wallet']);
  expect(onError).not.toHaveBeenCalled();
  expect(pageText()).toBe('61.00+7.00 Unclaimed');
});

it('does not request the wallet again after a reconnect where the back end does not know it', async () => {
  // A rejection begins an interval, which would be one of the real clock.
  overrideTimings(timings, { batchInterval: 0 });
  const opened = await renderLobby('authenticated', undefined, specificationOnly);
  const { publish, countListeners, connections, operations } = opened;
  await waitForCondition(() => countListeners('balanceUpdated'));
  installFakeClock();
  connections[0]?.socket.terminate();
  await waitFor(() => expect(connections).toHaveLength(2));
  await waitForCondition(() => countListeners('balanceUpdated') === 1);
  await advanceTime(60_000);
  publish('balanceUpdated', balanceEvent);
  await waitForPageText('60.00+7.00');
  expect(operations.filter((name) => name === 'Wallet')).toHaveLength(1);
});

it('renders a pushed reward status from the cache', async () => {
  const { publish } = await renderConnected();
  publish('rewardUpdated', { assignationId: 'a1', status: 'Credited', reward });
  await waitForPageText(/Credited$/);
});

it.each([
  ['R-7-038', 'playerUpdated', { isAccountClosed: true }, 'GetPlayerInfo'],
  ['R-7-038', 'playerUpdated', { isAccountClosed: false }, 'PlayerDetails'],
  ['what has changed', 'dataChanged', { types: ['Customer'] }, 'GetCustomerInfo'],
  ['R-7-040', 'customerPopUpAdded', { popUpIdsAdded: ['1'] }, 'GetCustomerInfo'],
] as const)('refetches what the event of %s names', async (_, field, event, operationName) => {
  const { publish, operations } = await renderConnected();
  const times = () => operations.filter((name) => name === operationName).length;
  expect(times()).toBe(1);
  publish(field, event);
  await waitForCondition(() => times() === 2);
});

it('refetches a page’s own query of the player, beside GetPlayerInfo', async () => {
  const { publish, operations, client } = await renderConnected();
  const times = (name: string) => operations.filter((each) => each === name).length;
  const { unsubscribe } = client.urql.query(ValidityQuery, {}).subscribe(() => {});
  await waitForCondition(() => times('ValidityQuery') === 1);
  await act(async () => {});
  publish('playerUpdated', { isAccountClosed: false });
  publish('dataChanged', { types: ['Player'] });
  await waitForCondition(() => times('ValidityQuery') === 2 && times('GetPlayerInfo') === 2);
  await act(async () => {});
  expect([times('ValidityQuery'), times('GetPlayerInfo')]).toEqual([2, 2]);
  unsubscribe();
});

it.each([
  ['playerUpdated', { isAccountClosed: false }, 'GetPlayerInfo'],
  ['customerPopUpAdded', { popUpIdsAdded: ['1'] }, 'GetCustomerInfo'],
] as const)('refetches once for a burst of %s, and once more after it', async (field, event, operationName) => {
  const opened = await renderConnected();
  const { publish, operations } = opened;
  const times = () => operations.filter((name) => name === operationName).length;
  const seen = jest.fn();
  const stop = onEvent(field, seen);
  installFakeClock();
  for (let count = 1; count <= 20; count += 1) publish(field, event);
  await applyPushes(opened);
  expect(seen).toHaveBeenCalledTimes(20);
  await waitForCondition(() => times() === 2);
  await advanceTime(timings.refetchInterval);
  await waitForCondition(() => times() === 3);
  await advanceTime(10 * timings.refetchInterval);
  expect(times()).toBe(3);
  stop();
});

it('ends the session only for its own id (R-7-039, R-4-022)', async () => {
  const { publish, navigations } = await renderConnected();
  const onDestroyed = jest.fn();
  const stop = onEvent('sessionDestroyed', onDestroyed);
  publish('sessionDestroyed', { sessionId: 'another' });
  await waitForCondition(() => onDestroyed.mock.calls.length === 1);
  expect(navigations).toEqual([]);
  publish('sessionDestroyed', { sessionId: 'mine' });
  await waitForCondition(() => navigations.length > 0);
  expect(navigations).toEqual([loginUrl('LOGGED_IN_FROM_ANOTHER_DEVICE')]);
  stop();
});

it('ends the session for the id in its cookie when the token has none (R-4-022, A-040)', async () => {
  signInAs('of-cookie', 'opaque-token');
  const { publish, navigations } = await renderConnected();
  publish('sessionDestroyed', { sessionId: 'of-cookie' });
  await waitForCondition(() => navigations.length > 0);
});

it('ends the session on session_destroyed_error, but not one that has begun since the socket opened (R-4-022, R-8-019)', async () => {
  const { connections, navigations, publish } = await renderConnected();
  const destroy = () => connections[0]?.socket.send(JSON.stringify({ type: 'session_destroyed_error' }));
  replaceSession('other', 'token-of-other');
  destroy();
  // The later push proves that the frame has been read.
  publish('balanceUpdated', balanceEvent);
  await waitForPageText('60.00');
  expect(navigations).toEqual([]);
  expect(cookies.get('accessToken')).toBe('token-of-other');
  replaceSession('mine', tokenOf({ sid: 'mine' }));
  destroy();
  await waitForCondition(() => navigations.length > 0);
  expect(navigations).toEqual([loginUrl('LOGGED_IN_FROM_ANOTHER_DEVICE')]);
});

it('reconnects without a token when another session has begun meanwhile (R-4-022)', async () => {
  const { connections } = await renderConnected();
  expect(connections[0]?.received[0]?.payload).toEqual({ accessToken: tokenOf({ sid: 'mine' }) });
  replaceSession('other', 'token-of-other');
  connections[0]?.socket.terminate();
  await waitForCondition(() => connections[1]?.received[0]);
  expect(connections[1]?.received[0]?.payload).toEqual({ accessToken: null });
});

it('does not repeat failed queries on its first connection (R-7-006)', async () => {
  installFakeClock();
  const balance = Promise.withResolvers<string>();
  const opening = renderLobby('authenticated', (_: object, __: unknown, { operation }: GraphQLResolveInfo) =>
    operation.name?.value === 'Wallet' ? balance.promise : '50.00',
  );
  const network = jest.mocked(globalThis.fetch);
  const respond = network.getMockImplementation()!;
  const attempts = jest.fn();
  network.mockImplementation(async (input, init) => {
    if (!String(init?.body).includes('"RewardsQuery"')) return respond(input, init);
    attempts();
    throw new TypeError('offline');
  });
  const { operations } = await opening;
  // The socket waits for the idle page; it connects before the clock advances further, since opening has a time limit.
  await advanceTime(1);
  await waitForCondition(() => attempts.mock.calls.length === 1 && operations.includes('Wallet'));
  await advanceTime(15_000);
  expect(attempts).toHaveBeenCalledTimes(2);
  balance.resolve('55.00');
  await waitForPageText(/^55\.00/);
  await advanceTime(15_000);
  expect(attempts).toHaveBeenCalledTimes(2);
});

it('refetches the balance after a reconnect, and all other data of events within two seconds', async () => {
  const { connections, wallet, countListeners, operations } = await renderConnected();
  wallet.balance = '75.00';
  installFakeClock();
  connections[0]?.socket.terminate();
  await waitForPageText(/^75\.00/);
  await waitFor(() => expect(connections).toHaveLength(2));
  await waitFor(() => expect(countListeners('balanceUpdated')).toBe(1));
  // The delay is random up to this limit, so that not all players refetch at once.
  await advanceTime(2000);
  for (const name of ['GetPlayerInfo', 'GetCustomerInfo', 'RewardsQuery'])
    await waitForCondition(() => operations.filter((other) => other === name).length === 2);
});

it('requests documents again after a reconnect, since they may have been reviewed meanwhile', async () => {
  const { client, connections, countListeners, operations } = await renderConnected();
  const requests = () => operations.filter((name) => name === 'Documents').length;
  const { unsubscribe } = client.urql.query(DocumentsQuery, {}).subscribe(() => undefined);
  await waitForCondition(() => requests() === 1);
  installFakeClock();
  connections[0]?.socket.terminate();
  await waitFor(() => expect(connections).toHaveLength(2));
  await waitFor(() => expect(countListeners('balanceUpdated')).toBe(1));
  await advanceTime(2000);
  await waitForCondition(() => requests() === 2);
  unsubscribe();
});

it.each([
  ['is cut off', '{"type":"data","payl'],
  ['has no data', '{"type":"data","id":"ID","payload":{"data":null}}'],
  ['lacks selected fields', '{"type":"data","id":"ID","payload":{"data":{"balanceUpdated":{"balance":"1.00"}}}}'],
])('refetches after an event that %s, over the same socket, which later ones come by (A-007)', async (_, frame) => {
  const { connections, wallet, publish } = await renderConnected();
  const [connection] = connections;
  const id = connection?.received.find(({ payload }) => payload?.['operationName'] === 'BalanceUpdated')?.id;
  wallet.balance = '75.00';
  connection?.socket.send(frame.replace('ID', String(id)));
  await waitForPageText(/^75\.00/);
  publish('balanceUpdated', balanceEvent);
  await waitForPageText(/^60\.00/);
  expect(connections).toHaveLength(1);
});

it('refetches the balance once connected, since it may have changed meanwhile', async () => {
  const balances = ['50.00', '55.00'];
  const { operations } = await renderLobby('authenticated', () => balances.shift());
  await waitForPageText(/^55\.00/);
  expect(operations.filter((name) => name === 'Wallet')).toHaveLength(2);
  expect(operations.filter((name) => name === 'GetPlayerInfo')).toHaveLength(1);
});

it('refetches the balance again when an earlier query is answered after the connection', async () => {
  const late = Promise.withResolvers<string>();
  let isFirst = true;
  const { client, operations, countListeners } = await renderLobby(
    'authenticated',
    (_: object, __: unknown, { operation }: GraphQLResolveInfo) => {
      if (operation.name?.value !== 'Wallet') return '50.00';
      if (!isFirst) return '55.00';
      isFirst = false;
      return late.promise;
    },
  );
  client.urql.query(PlayerWallet, {}, { requestPolicy: 'network-only' }).subscribe(() => {});
  await waitForCondition(() => countListeners('balanceUpdated'));
  await act(async () => {});
  late.resolve('50.00');
  await waitForPageText(/^55\.00/);
  expect(operations.filter((name) => name === 'Wallet')).toHaveLength(2);
});

it('refetches the balance until a query succeeds', async () => {
  let failures = 2;
  const balance = (_: object, __: unknown, { operation }: GraphQLResolveInfo) => {
    if (operation.name?.value !== 'Wallet') return '50.00';
    if (failures-- > 0) throw new Error('Not yet');
    return '55.00';
  };
  const { operations } = await renderLobby('authenticated', balance);
  await waitForCondition(() => operations.filter((name) => name === 'Wallet').length === 3);
  await waitForPageText(/^55\.00/);
});

it('refetches the balance at each failed attempt to connect', async () => {
  const { wallet, close: closeServer } = await renderConnected();
  await closeServer();
  for (const balance of ['75.00', '80.00']) {
    wallet.balance = balance;
    await waitForPageText(balance);
  }
});

it('connects to the host of the page by default (R-7-033)', () => {
  expect(defaultUrl({ protocol: 'https:', host: 'lobby.acme.test' })).toBe('wss://lobby.acme.test/graphql');
  expect(defaultUrl({ protocol: 'http:', host: 'localhost:4200' })).toBe('ws://localhost:4200/graphql');
});
