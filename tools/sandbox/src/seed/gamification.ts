import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { LevelDocument } from '../content.ts';
import type { Prize } from '../store/gamification/prizes.ts';
import type { Store } from '../store/index.ts';
import { loyaltyPage } from './loyaltyTexts.ts';

const money = (amount: number): Prize => ({ kind: 'MoneyDrop', name: 'Loyalty gift', amount });
const points = (amount: number): Prize => ({ kind: 'Points', amount });

/** The loyalty programme: its levels, and the page about it. Data of older versions gets both. */
export function seedGamification(store: Store, { gamification, bonusWallet }: Brand): void {
  if (!gamification) return;
  const slot = store.games.all().find(({ kind }) => kind === 'slot');
  if (!slot) throw new Error('Games are seeded before the loyalty programme.');
  // What free spins win is bonus money.
  const spins = (amount: number, instead: number): Prize =>
    bonusWallet
      ? {
          ...{ kind: 'FreeSpin', name: `${amount} free spins`, amount, value: 20, betLevel: 1 },
          ...{ lookupId: slot.lookupId, wageringRequirementFactor: 5 },
        }
      : points(instead);
  const levels: LevelDocument[] = [
    { level: 1, points: 0, prize: null },
    { level: 2, points: 100, prize: points(50) },
    { level: 3, points: 500, prize: spins(10, 200) },
    { level: 4, points: 2_000, prize: money(500) },
    { level: 5, points: 10_000, prize: money(2_500) },
  ];
  store.documents.put('setting', 'gamificationLevels', levels);
  store.documents.put('page', 'loyalty', loyaltyPage(bonusWallet));
}
