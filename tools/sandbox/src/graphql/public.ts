import type { RaffleWinnerDocument } from '../store/base/content.ts';
import { toDecimal, fromEuroMinor, type RaffleWin } from '../store/index.ts';
import { fromMicroEuro } from '../store/base/microEuro.ts';
import type { Contributor } from '../store/thrillpots/jackpots.ts';
import { text } from '../seed/texts/index.ts';
import { artUrl, localize, type Context } from './context.ts';
import { failure } from './errors.ts';

interface RaffleWinnerNode {
  winnerInitials: string | null;
  winAmount: string | null;
  winCurrency: string | null;
  brand: string | null;
  instanceId: string;
  jackpotName: string;
  timestamp: string | null;
}

/** Fields without which a winner is not shown (R-5-003). */
const requiredFields = ['winnerInitials', 'winAmount', 'winCurrency', 'brand', 'timestamp'] as const;

/** The newest winner five times, each time without another field; for the console. */
const incompleteOnes = (newest: RaffleWinnerNode | undefined): RaffleWinnerNode[] =>
  newest ? requiredFields.map((field) => ({ ...newest, [field]: null })) : [];

export const publicResolvers = {
  Public: {
    /** Newest first: real draws, then those from before the platform was started for the first time. */
    raffleWinners(_parent: unknown, args: { baseCurrency: string; last: number }, { store, brand }: Context) {
      if (args.last < 1) throw failure('BadUserInput', '“last” is at least 1.');
      const currency = args.baseCurrency;
      const common = { winCurrency: currency, brand: brand.name };
      const drawn = store.raffles
        .winners(args.last)
        .map(({ initials, value, dropId, type, createdAt }: RaffleWin): RaffleWinnerNode => ({
          ...common,
          winnerInitials: initials,
          winAmount: toDecimal(fromMicroEuro(value, currency), currency),
          instanceId: dropId,
          jackpotName: type,
          timestamp: new Date(createdAt).toISOString(),
        }));
      const seeded = store.documents.all<RaffleWinnerDocument>('raffleWinner').map(({ body }): RaffleWinnerNode => ({
        ...common,
        winnerInitials: body.winnerInitials,
        winAmount: toDecimal(fromEuroMinor(body.winAmount, currency), currency),
        instanceId: body.instanceId,
        jackpotName: body.jackpotName,
        timestamp: body.timestamp,
      }));
      const winners = [...drawn, ...seeded];
      const incomplete = store.documents.get<boolean>('setting', 'incompleteRaffleWinners');
      const all = incomplete ? [...incompleteOnes(winners[0]), ...winners] : winners;
      return { edges: all.slice(0, args.last).map((node) => ({ node })) };
    },
  },
};

const ranks = ['diamond', 'emerald', 'gold', 'silver', 'copper'] as const;

/** Ten to a rank, all others in the last one. */
function rankAt(context: Context, position: number): { name: string; imageUrl: string } {
  const id = ranks[Math.floor((position - 1) / 10)] ?? 'copper';
  const title = text(({ loyalty }) => loyalty.ranks[id].title);
  return { name: localize(context, title), imageUrl: artUrl(context, ['rank', id], 96) };
}

interface LeaderboardArguments {
  brand: string;
  jackpotInstanceId: string;
  jackpotPotId: string;
  currency: string;
  playerUUID?: string | null;
  size: number;
}

/**
 * By what each has contributed to the instance; a prize is expected in proportion to it. The own position is for the
 * player alone whose token the request has.
 */
export function jackpotLeaderboard(
  _parent: unknown,
  { brand: brandId, jackpotInstanceId, jackpotPotId, currency, playerUUID, size }: LeaderboardArguments,
  context: Context,
) {
  const { store, brand, authentication } = context;
  if (brandId !== brand.id) return { entries: [] };
  const contributors = store.jackpots.contributors(jackpotInstanceId);
  const pot = store.pots.all(jackpotInstanceId).find(({ id }) => id === jackpotPotId);
  const total = contributors.reduce((sum, { contributed }) => sum + contributed, 0);
  const expected = ({ contributed }: Contributor): string => {
    const value = total === 0 ? 0 : Number((BigInt(pot?.value ?? 0) * BigInt(contributed)) / BigInt(total));
    return toDecimal(fromMicroEuro(value, currency), currency);
  };
  const entries = contributors.slice(0, Math.max(0, size)).map((contributor, index) => {
    const { name: rankName, imageUrl: rankImageUrl } = rankAt(context, index + 1);
    const { initials } = contributor;
    return { initials, rankName, rankImageUrl, brand: brand.name, expectedPrize: expected(contributor) };
  });
  const isCaller = typeof authentication !== 'string' && authentication.playerId === playerUUID;
  const playerPosition = contributors.findIndex(({ id, isPlayer }) => isPlayer && id === playerUUID) + 1;
  if (!isCaller || playerPosition === 0) return { entries };
  const { name: playerRank, imageUrl: playerRankImageUrl } = rankAt(context, playerPosition);
  return { entries, playerPosition, playerRank, playerRankImageUrl };
}
