import type { LeaderboardEntryDocument, RaffleWinnerDocument } from '../content.ts';
import { fromEuroMinor, toDecimal } from '../store/money.ts';
import { artUrl, type Context } from './context.ts';
import { failure } from './errors.ts';

const inCurrency = (euroMinor: number, currency: string): string =>
  toDecimal(fromEuroMinor(euroMinor, currency), currency);

export const publicResolvers = {
  Public: {
    raffleWinners(_parent: unknown, args: { baseCurrency: string; last: number }, { store }: Context) {
      if (args.last < 1) throw failure('BadUserInput', '“last” is at least 1.');
      const winners = store.documents.all<RaffleWinnerDocument>('raffleWinner').slice(0, args.last);
      const edges = winners.map(({ body }) => ({
        node: { ...body, winAmount: inCurrency(body.winAmount, args.baseCurrency), winCurrency: args.baseCurrency },
      }));
      return { edges };
    },
  },
};

export function jackpotLeaderboard(
  _parent: unknown,
  { currency, playerUUID, size }: { currency: string; playerUUID?: string | null; size: number },
  context: Context,
) {
  const { store } = context;
  const rankImage = (rankName: string) => artUrl(context, ['rank', rankName.toLowerCase()], 96);
  const leaders = store.documents.all<LeaderboardEntryDocument>('jackpotEntry');
  const entries = leaders.slice(0, Math.max(0, size)).map(({ body }, index) => ({
    position: index + 1,
    initials: body.initials,
    rankName: body.rankName,
    brand: body.brand,
    expectedPrize: inCurrency(body.expectedPrize, currency),
    rankImageUrl: rankImage(body.rankName),
  }));
  const player = playerUUID ? store.players.find(playerUUID) : undefined;
  if (!player) return { entries };
  // Below the listed leaders, the player's position is derived from the level.
  const playerPosition = leaders.length + 1 + Math.max(0, 50 - player.profile.gamificationLevel * 10);
  return { entries, playerPosition, playerRank: 'Copper', playerRankImageUrl: rankImage('Copper') };
}
