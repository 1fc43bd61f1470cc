import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { Store } from '../store/index.ts';

/** Whether jackpot and raffle are withheld from a player, or from a visitor of a country; a player's own country counts. */
export function countryBlocks(store: Store, brand: Brand) {
  const countryOf = (playerId: string | undefined, country: string | undefined): string =>
    (playerId === undefined ? undefined : store.players.find(playerId)?.profile.country) ??
    country ??
    store.documents.get<string>('setting', 'ipCountryCode') ??
    brand.defaultCountry;
  const blocks = (blocked: readonly string[] = [], playerId?: string, country?: string): boolean =>
    blocked.includes(countryOf(playerId, country)) || (country !== undefined && blocked.includes(country));
  return {
    jackpot: (playerId?: string, country?: string) =>
      blocks(store.jackpots.settings()?.blockedCountries, playerId, country),
    raffle: (playerId?: string, country?: string) =>
      blocks(store.raffles.settings()?.blockedCountries, playerId, country),
  };
}
