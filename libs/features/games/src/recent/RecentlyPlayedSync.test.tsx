import { session } from '@lobby/storage';
import { renderScene, untilIdle, wireViewer } from '@lobby/testing';
import { act } from '@testing-library/react';
import RecentlyPlayedSync from './RecentlyPlayedSync.tsx';

interface Balance {
  balance: string;
  bonusBalance: string;
}
const mockListeners = new Set<(update: Balance) => void>();
jest.mock('@lobby/money', () => ({
  ...jest.requireActual<object>('@lobby/money'),
  onBalanceUpdated(listener: (update: Balance) => void) {
    mockListeners.add(listener);
    return () => mockListeners.delete(listener);
  },
}));
const pushBalances = (...balances: string[]) => {
  act(() => {
    for (const balance of balances) for (const listener of mockListeners) listener({ balance, bonusBalance: '0.00' });
  });
};

const descriptor = (json: string | null) => ({
  __typename: 'RecentlyPlayedGame',
  gameDescriptorV2: { __typename: 'GameDescriptor', json },
});
const syncResponse = wireViewer({
  recentlyPlayedGamesV2: [
    descriptor('{"gameId":"g9","slug":"game-9","isLiveCasinoGame":true}'),
    descriptor('{"gameId":'),
    descriptor(null),
    descriptor('{"slug":"nameless"}'),
    descriptor('{"gameId":"g\\r\\nx-injected: 1"}'),
    descriptor('{"gameId":"gä€5"}'),
    descriptor('{"gameId":"g1,g2"}'),
    descriptor('{"gameId":"g4","isLiveCasinoGame":"maybe"}'),
  ],
});
const renderSync = () => renderScene(<RecentlyPlayedSync />, { answers: { SyncRecentlyPlayedGames: syncResponse } });
const countSyncs = (names: string[]) => names.filter((name) => name === 'SyncRecentlyPlayedGames').length;
const allowPreferences = () => session.write('cookieConsent', ['necessary', 'preferences']);

describe('synchronisation of recently played games', () => {
  it('queries five games at the third and the sixth balance change (R-7-018, R-7-019)', async () => {
    allowPreferences();
    const scene = await renderSync();
    pushBalances('10.00', '9.00');
    await untilIdle();
    expect(countSyncs(scene.names())).toBe(0);

    pushBalances('8.00');
    await untilIdle();
    expect(countSyncs(scene.names())).toBe(1);
    expect(scene.sent.at(-1)?.variables).toEqual({ maxRecentlyPlayedGames: 5 });

    pushBalances('7.00', '6.00');
    await untilIdle();
    expect(countSyncs(scene.names())).toBe(1);
    pushBalances('5.00');
    await untilIdle();
    expect(countSyncs(scene.names())).toBe(2);
  });

  it('does not count an update that changes neither balance (A-018)', async () => {
    allowPreferences();
    const scene = await renderSync();
    pushBalances('10.00', '10.00', '10.00', '9.00');
    await untilIdle();
    expect(countSyncs(scene.names())).toBe(0);
  });

  it('queries nothing without consent to preferences (R-7-019, R-5-006)', async () => {
    session.write('cookieConsent', ['necessary', 'analytics']);
    const scene = await renderSync();
    pushBalances('10.00', '9.00', '8.00');
    await untilIdle();
    expect(countSyncs(scene.names())).toBe(0);
  });

  it('stores the valid games of the response and skips malformed ones', async () => {
    allowPreferences();
    await renderSync();
    pushBalances('10.00', '9.00', '8.00');
    await untilIdle();
    expect(localStorage.getItem('recentlyPlayedGames')).toBe('["g9","g4"]');
    expect(localStorage.getItem('lastPlayedGameIsLive')).toBe('true');
  });
});
