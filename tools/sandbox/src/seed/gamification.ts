import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { LevelDocument, MissionDocument, TournamentSeriesDocument } from '../store/base/content.ts';
import type { Prize } from '../store/base/rewardTypes.ts';
import type { Store } from '../store/index.ts';
import { loyaltyPage } from './loyaltyPage.ts';
import { text } from './texts/index.ts';

/** Minor units of euro. */
const money = (amount: number): Prize => ({
  kind: 'MoneyDrop',
  name: text(({ rewards }) => rewards.loyaltyGift),
  amount,
});
const points = (amount: number): Prize => ({ kind: 'Points', amount });

/**
 * The loyalty programme: its levels, missions and tournaments, and the page about it. Data of older versions gets them
 * too. Tournaments that have ended meanwhile are paid.
 */
export function seedGamification(store: Store, { gamification, bonusWallet }: Brand): void {
  if (!gamification) return;
  const slot = store.games.all().find(({ kind }) => kind === 'slot');
  if (!slot) throw new Error('Games are seeded before the loyalty programme.');
  // What free spins win is bonus money.
  const spins = (amount: number, instead: number): Prize =>
    bonusWallet
      ? {
          ...{ kind: 'FreeSpin', name: text(({ freeSpins }) => freeSpins(amount)), amount, value: 20, betLevel: 1 },
          ...{ lookupId: slot.lookupId, wageringRequirementFactor: 5 },
        }
      : points(instead);
  const { documents } = store;
  documents.put('page', 'loyalty', loyaltyPage(bonusWallet));
  documents.put('setting', 'gamificationLevels', [
    { level: 1, points: 0, prize: null },
    { level: 2, points: 100, prize: points(50) },
    { level: 3, points: 500, prize: spins(10, 200) },
    { level: 4, points: 2_000, prize: money(500) },
    { level: 5, points: 10_000, prize: money(2_500) },
  ] satisfies LevelDocument[]);
  const missions: Readonly<Record<string, MissionDocument>> = {
    'daily-rounds': { period: 'daily', goal: { kind: 'Rounds', count: 20 }, prize: points(25) },
    'daily-wins': { period: 'daily', goal: { kind: 'Wins', count: 5 }, prize: points(20) },
    'daily-stake': { period: 'daily', goal: { kind: 'Stake', amount: 2_000 }, prize: money(50) },
    'weekly-games': { period: 'weekly', goal: { kind: 'Games', count: 5 }, prize: spins(5, 100) },
    'weekly-studio': {
      ...{ period: 'weekly', goal: { kind: 'Studio', count: 30, studioSlug: slot.studioSlug } },
      prize: points(100),
    },
    'weekly-stake': { period: 'weekly', goal: { kind: 'Stake', amount: 10_000 }, prize: money(200) },
  };
  for (const [position, [id, mission]] of Object.entries(missions).entries())
    documents.put('mission', id, mission, position);
  const placed = [money(1_000), money(500), spins(10, 200), points(100), points(50)];
  documents.put('setting', 'gamificationTournaments', [
    { series: 'daily', name: text(({ tournaments }) => tournaments.daily), others: 40, prizes: placed },
    {
      ...{ series: 'weekly', name: text(({ tournaments }) => tournaments.weekly), others: 120 },
      prizes: [money(5_000), money(2_000), ...placed],
    },
  ] satisfies TournamentSeriesDocument[]);
  store.gamification.applyTime();
}

/** Points halfway to the next level, missions half done, and a place in each tournament. */
export function seedMember(store: Store, playerId: string): void {
  const { levels, missions, tournaments } = store.gamification;
  levels.addPoints(playerId, 200);
  for (const { missionId, target } of missions.ofPlayer(playerId))
    missions.setProgress(playerId, missionId, Math.floor(target / 2));
  for (const { id } of tournaments.ofPlayer(playerId)) {
    tournaments.join(playerId, id);
    tournaments.setScore(playerId, id, 840);
  }
}
