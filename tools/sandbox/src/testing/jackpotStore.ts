import type { JackpotSettingsDocument, RaffleSettingsDocument } from '../store/base/content.ts';
import { createStore, potIds, type Store } from '../store/index.ts';
import { defaultProfile } from '../store/players/profile.ts';
import { microPerEuro } from '../store/base/microEuro.ts';

export const instanceId = 'acme-main';

const jackpot: JackpotSettingsDocument = {
  enabled: true,
  sourceId: 'acme-lobby',
  instanceId,
  operatorId: 'acme',
  initialContributionValue: 0.01,
  contributionOptions: [0.01, 0.02, 0.1],
  enabledCommunity: true,
  contributionAsPercentage: true,
  blockedCountries: ['NO'],
};
const raffle: RaffleSettingsDocument = { enabled: true, raffles: [], blockedCountries: ['NO'] };

/** A store with one game, a jackpot of four pots and the first drops. */
export function jackpotStore(settings: Partial<JackpotSettingsDocument> = {}, winOdds = 1_000_000): Store {
  const store = createStore(':memory:');
  store.games.insertStudio({ slug: 'acme', name: 'Acme' }, 0);
  store.games.insert({
    ...{ lookupId: 'game', idx: 0, slug: 'game', title: 'Game', studioSlug: 'acme', kind: 'slot', volatility: 'low' },
    ...{ rtp: 96, minBet: 10, isLiveCasinoGame: false, hasJackpot: false, bonusAllowed: true, demoAllowed: true },
    ...{ isNew: false, blockedCountries: [] },
  });
  store.documents.put('setting', 'seed', 1);
  store.documents.put('setting', 'jackpot', { ...jackpot, ...settings });
  store.documents.put('setting', 'raffle', raffle);
  const value = 1000 * microPerEuro;
  store.pots.ensure(
    instanceId,
    potIds.map((id) => ({ id, seedValue: 100 * microPerEuro, value, winOdds })),
  );
  store.raffles.applyTime();
  return store;
}

/** A player with money, opted in where a contribution is given. */
export function addPlayer(
  store: Store,
  id: string,
  options: { currency?: string; balance?: number; country?: string; contribution?: number } = {},
): string {
  const { currency = 'EUR', balance = 100_000, country = 'FI', contribution } = options;
  const profile = defaultProfile(country, 'en_GB');
  profile.personalInfo = { ...profile.personalInfo, firstName: 'Aino', lastName: 'Virtanen' };
  store.players.insert({ id, email: `${id}@lobby.test`, passwordHash: '', profile });
  store.wallets.insert({ id: `wallet-${id}`, playerId: id, currency });
  store.wallets.set(id, { balance });
  if (contribution !== undefined) store.jackpots.optIns.set(id, instanceId, { optedIn: true, contribution, currency });
  return id;
}
