import type { Feed } from '../../../../libs/contracts/src/feed.ts';
import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { Game, Store } from '../store/index.ts';
import { fromEuroMinor, ratesPerEuro, toDecimal } from '../store/base/money.ts';

const dealers = ['Alina', 'Bruno', 'Carla', 'Dmitri', 'Elina', 'Farid', 'Greta', 'Hugo'] as const;

/** Deterministic variation by game, from 0 to 96. */
const variationOf = (game: Game, factor: number): number => (game.idx * factor) % 97;

/** Amount in euro cents: grows every second and is reset after some hours, as if the jackpot had been won. */
function jackpotOf(game: Game, now: number): number {
  const hours = 6 + (game.idx % 40);
  const sinceWin = (now / 1000 + game.idx * 7919) % (hours * 3600);
  return 500_000 + variationOf(game, 31) * 10_000 + Math.floor(sinceWin * (3 + (game.idx % 7)));
}

/** The response of `/api/feed` at a given time. */
function feedAt(store: Store, now: number, currency: string): Feed {
  const money = (euroMinor: number) => toDecimal(fromEuroMinor(euroMinor, currency), currency);
  const games = store.games.all();
  return {
    lastUpdated: new Date(now).toISOString(),
    jackpots: games
      .filter((game) => game.hasJackpot)
      .map((game) => ({ lookupId: game.lookupId, amount: money(jackpotOf(game, now)), currency })),
    liveCasino: games
      .filter((game) => game.isLiveCasinoGame)
      .map((game) => ({
        lookupId: game.lookupId,
        isOpen: variationOf(game, 13) > 3,
        players: 5 + Math.round((variationOf(game, 17) + 3) * (1.2 + Math.sin(now / 3_600_000 + game.idx))),
        dealer: dealers[(game.idx + Math.floor(now / 1_800_000)) % dealers.length] as string,
        minBet: money(game.minBet),
        maxBet: money(game.maxBet),
        currency,
      })),
  };
}

/** The response to a query, or an error message. */
export function answerFeed(store: Store, brand: Brand, query: URLSearchParams): Feed | string {
  if (query.get('brand') !== brand.id) return `“brand” has to be ${brand.id}.`;
  if (query.get('operator') !== brand.operator) return `“operator” has to be ${brand.operator}.`;
  const currency = query.get('currency') ?? '';
  if (!ratesPerEuro.has(currency)) return `“currency” has to be one of ${[...ratesPerEuro.keys()].join(', ')}.`;
  return feedAt(store, store.now(), currency);
}
