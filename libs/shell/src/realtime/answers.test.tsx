/** @jest-environment-options {"customExportConditions": ["node"]} */
import { act, waitFor } from '@testing-library/react';
import type { GraphQLResolveInfo } from 'graphql';
import { WalletQuery } from '@lobby/money';
import {
  advanceTime,
  applyPushes,
  balanceEvent,
  closeLobby,
  installFakeClock,
  pageText,
  renderConnected,
  renderLobby,
  reward,
  waitForCondition,
  waitForPageText,
  waitForPushes,
} from '../../../testing/src/realtime/lobby.tsx';
import { timings } from '../../../platform/realtime/src/timings.ts';

afterEach(async () => {
  jest.useRealTimers();
  await closeLobby();
});

it('keeps a pushed balance when an older response arrives after it', async () => {
  const late = Promise.withResolvers<string>();
  const balances = ['50.00', late.promise];
  const { operations, publish, countListeners } = await renderLobby('authenticated', () => balances.shift());
  await waitForCondition(() => countListeners('balanceUpdated') && operations.includes('Wallet'));
  publish('balanceUpdated', balanceEvent);
  await waitForPageText(/^60\.00/);
  late.resolve('50.00');
  await act(async () => {});
  publish('rewardUpdated', { assignationId: 'a1', status: 'Credited', reward });
  await waitForPageText(/^60\.00.*Credited$/);
});

it('keeps a balance pushed after a reconnect when an older response arrives after it', async () => {
  const late = Promise.withResolvers<string>();
  let isLate = false;
  const opened = await renderLobby('authenticated', (_: object, __: unknown, { operation }: GraphQLResolveInfo) =>
    isLate && operation.name?.value === 'GetPlayerInfo' ? late.promise : '50.00',
  );
  const { operations, publish, countListeners, connections } = opened;
  await waitForCondition(() => countListeners('balanceUpdated') && operations.includes('Wallet'));
  isLate = true;
  installFakeClock();
  connections[0]?.socket.terminate();
  await waitFor(() => expect(connections).toHaveLength(2));
  await waitForCondition(() => countListeners('balanceUpdated') === 1);
  await advanceTime(2000);
  await waitForCondition(() => operations.filter((name) => name === 'GetPlayerInfo').length === 2);
  publish('balanceUpdated', balanceEvent);
  await applyPushes(opened);
  expect(pageText()).toMatch(/^60\.00/);
  late.resolve('50.00');
  await advanceTime(50);
  publish('rewardUpdated', { assignationId: 'a1', status: 'Credited', reward });
  await applyPushes(opened);
  expect(pageText()).toMatch(/^60\.00.*Credited$/);
});

/** Pushes two balances, of which the second waits. */
async function pushTwo(opened: Awaited<ReturnType<typeof renderConnected>>) {
  opened.publish('balanceUpdated', balanceEvent);
  opened.publish('balanceUpdated', { ...balanceEvent, balance: '70.00' });
  await waitForPushes(opened);
  expect(pageText()).toMatch(/^60\.00/);
  await advanceTime(1);
}

it('keeps a response that is newer than a push which waits', async () => {
  const opened = await renderConnected();
  installFakeClock();
  await pushTwo(opened);
  opened.wallet.balance = '80.00';
  await act(() => opened.client.urql.query(WalletQuery, {}, { requestPolicy: 'network-only' }).toPromise());
  expect(pageText()).toMatch(/^80\.00/);
  await advanceTime(timings.batchInterval);
  expect(pageText()).toMatch(/^80\.00/);
});

it('keeps a response that was requested after a push and comes after the push was applied', async () => {
  const opened = await renderConnected();
  installFakeClock();
  await pushTwo(opened);
  const late = Promise.withResolvers<string>();
  opened.wallet.balance = late.promise;
  const wallet = opened.client.urql.query(WalletQuery, {}, { requestPolicy: 'network-only' });
  const response = Promise.withResolvers();
  await act(async () => void wallet.toPromise().then(response.resolve));
  await advanceTime(timings.batchInterval);
  expect(pageText()).toMatch(/^70\.00/);
  late.resolve('80.00');
  await act(() => response.promise);
  expect(pageText()).toMatch(/^80\.00/);
});
