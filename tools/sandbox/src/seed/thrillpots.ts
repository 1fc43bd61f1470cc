import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { JackpotSettingsDocument, LeaderboardEntryDocument } from '../store/base/content.ts';
import type { Store } from '../store/index.ts';
import { microPerCent, microPerEuro } from '../store/base/microEuro.ts';
import type { PotSeed } from '../store/thrillpots/pots.ts';
import { jackpotEmail } from './players.ts';

/** Odds for which players get about what they contribute, as long as the pots are of this size. */
const pots: readonly PotSeed[] = [
  { id: 'mega', seedValue: 250_000 * microPerEuro, value: 418_233_570_000, winOdds: 1_000_000 },
  { id: 'major', seedValue: 5_000 * microPerEuro, value: 12_345_670_000, winOdds: 40_000 },
  { id: 'minor', seedValue: 200 * microPerEuro, value: 612_400_000, winOdds: 4_000 },
  { id: 'shared', seedValue: 1_000 * microPerEuro, value: 2_411_090_000, winOdds: 10_000 },
];

/** The jackpot's pots with those who contribute already, and the first drops. What exists stays, data of older versions gets it. */
export function seedThrillpots(store: Store, brand: Brand): void {
  store.transaction(() => {
    const settings = store.documents.get<JackpotSettingsDocument>('setting', 'jackpot');
    if (!settings) return;
    const { contributionAsPercentage } = brand;
    if (settings.contributionAsPercentage !== contributionAsPercentage)
      store.documents.put('setting', 'jackpot', { ...settings, contributionAsPercentage });
    const isNew = store.pots.sequence(settings.instanceId) === undefined;
    store.pots.ensure(settings.instanceId, pots);
    const participant = isNew ? store.players.findByEmail(jackpotEmail) : undefined;
    if (participant) {
      const { currency } = store.wallets.ofPlayer(participant.id);
      const [contribution = 0] = settings.contributionOptions;
      store.jackpots.optIns.set(participant.id, settings.instanceId, { optedIn: true, contribution, currency });
    }
    for (const { key, body } of store.documents.all<LeaderboardEntryDocument>('jackpotEntry'))
      store.jackpots.addOther(settings.instanceId, {
        id: key,
        initials: body.initials,
        contributed: Math.round(body.expectedPrize / 20) * microPerCent,
      });
    store.raffles.applyTime();
  });
}
