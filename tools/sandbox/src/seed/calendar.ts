import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { CalendarDocument } from '../store/base/content.ts';
import type { Prize } from '../store/base/rewardTypes.ts';
import type { Store } from '../store/index.ts';
import { timeZoneOf } from '../store/players/windows.ts';
import { text } from './texts/index.ts';

/** Minor units of euro. */
const money = (amount: number): Prize => ({
  kind: 'MoneyDrop',
  name: text(({ rewards }) => rewards.christmasGift),
  amount,
});
const points = (amount: number): Prize => ({ kind: 'Points', amount });

/** The Christmas calendar of 2024. Data of older versions gets it too; dates set at the console are stored separately. */
export function seedCalendar(store: Store, { bonusWallet, defaultCountry }: Brand): void {
  const slot = store.games.all().find(({ kind }) => kind === 'slot');
  if (!slot) throw new Error('Games are seeded before the calendar.');
  // What free spins win is bonus money.
  const spins = (amount: number): Prize =>
    bonusWallet
      ? {
          ...{ kind: 'FreeSpin', name: text(({ freeSpins }) => freeSpins(amount)), amount, value: 20, betLevel: 1 },
          ...{ lookupId: slot.lookupId, wageringRequirementFactor: 5 },
        }
      : points(10 * amount);
  const prizes = [
    ...[points(25), spins(5), points(50), money(50), spins(10), points(150), money(100), spins(5)],
    ...[points(50), spins(10), money(100), points(200), spins(15), points(75), money(200), spins(10)],
    ...[points(100), money(100), spins(20), points(150), spins(15), money(250), points(300), money(1_000)],
  ];
  const timeZone = timeZoneOf({ country: defaultCountry });
  store.documents.put('page', 'christmas-2024', {
    ...{ firstDay: '2024-12-01', timeZone, prizes },
  } satisfies CalendarDocument);
}
