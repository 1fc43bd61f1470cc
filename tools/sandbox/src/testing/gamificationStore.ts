import type { LevelDocument, MissionDocument, TournamentSeriesDocument } from '../store/base/content.ts';
import type { Prize } from '../store/base/rewardTypes.ts';
import type { Store } from '../store/index.ts';
import { addPlayer, jackpotStore } from './jackpotStore.ts';

export const points = (amount: number): Prize => ({ kind: 'Points', amount });
export const money = (amount: number): Prize => ({ kind: 'MoneyDrop', name: { en: 'Gift' }, amount });

export const levels: readonly LevelDocument[] = [
  { level: 1, points: 0, prize: null },
  { level: 2, points: 10, prize: points(5) },
  { level: 3, points: 30, prize: money(100) },
  { level: 4, points: 100, prize: null },
];
export const missions: Readonly<Record<string, MissionDocument>> = {
  rounds: { period: 'daily', goal: { kind: 'Rounds', count: 3 }, prize: points(7) },
  wins: { period: 'daily', goal: { kind: 'Wins', count: 2 }, prize: money(50) },
  stake: { period: 'weekly', goal: { kind: 'Stake', amount: 2_000 }, prize: money(200) },
  games: { period: 'weekly', goal: { kind: 'Games', count: 2 }, prize: points(3) },
  studio: { period: 'daily', goal: { kind: 'Studio', count: 2, studioSlug: 'other' }, prize: points(4) },
};
const series: readonly TournamentSeriesDocument[] = [
  { series: 'daily', name: { en: 'Daily' }, others: 0, prizes: [money(1_000), points(10)] },
];

/** A store with two games of two studios and a small loyalty programme without simulated others. */
export function gamificationStore(): Store {
  const store = jackpotStore({ enabled: false });
  store.games.insertStudio({ slug: 'other', name: 'Other' }, 1);
  store.games.insert({
    ...{ lookupId: 'second', idx: 1, slug: 'second', title: 'Second', studioSlug: 'other', kind: 'slot' },
    ...{ volatility: 'low', rtp: 96, minBet: 10, isLiveCasinoGame: false, hasJackpot: false, bonusAllowed: true },
    ...{ demoAllowed: true, isNew: false, blockedCountries: [] },
  });
  store.documents.put('setting', 'gamification', { enabled: true, clientId: 'acme-lobby' });
  store.documents.put('setting', 'gamificationLevels', levels);
  store.documents.put('setting', 'gamificationTournaments', series);
  for (const [position, [id, mission]] of Object.entries(missions).entries())
    store.documents.put('mission', id, mission, position);
  store.gamification.applyTime();
  return store;
}

/** A player with money who has opted in. */
export function addMember(store: Store, id: string, currency = 'EUR'): string {
  addPlayer(store, id, { currency });
  store.players.update(id, { gamificationOptIn: true });
  return id;
}

let rounds = 0;

/** A round of one step, or of the given one. */
export const playRound = (
  store: Store,
  playerId: string,
  stake: number,
  change: { payout?: number; lookupId?: string; roundId?: string; state?: 'open' | 'closed' } = {},
) =>
  store.play.placeRound({
    ...{ roundId: `round-${rounds++}`, playerId, lookupId: 'game', stake, payout: 0, state: 'closed', details: '{}' },
    ...change,
  });

/** The amounts of what a player was given to claim, cashback aside. */
export const rewardsOf = (store: Store, playerId: string): number[] =>
  store.rewards.ofPlayer(playerId).flatMap(({ reward }) => (reward.kind === 'Cashback' ? [] : [reward.type.amount]));
