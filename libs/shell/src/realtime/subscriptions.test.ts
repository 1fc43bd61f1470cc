/** @jest-environment-options {"customExportConditions": ["node"]} */
import { loadSubscriptions } from '../../../testing/src/realtime/lobby.tsx';

it('follows what domains and features contribute, and requests again after an interruption what may have changed', async () => {
  const { subscriptions, types } = await loadSubscriptions();
  expect(subscriptions.map(({ field }) => field)).toEqual([
    'playerUpdated',
    'customerPopUpAdded',
    'balanceUpdated',
    'rewardUpdated',
    'newDeviceSignIn',
  ]);
  expect([...types, ...subscriptions.flatMap((subscription) => subscription.types ?? [])].toSorted()).toEqual([
    'Customer',
    'DocumentRequest',
    'Limit',
    'Player',
    'PlayerGamificationDetails',
    'PlayerReward',
    'PlayerSession',
    'SourceOfWealthRecord',
    'Wallet',
  ]);
});
