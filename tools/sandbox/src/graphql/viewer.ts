import { minimums } from '../store/players/rules.ts';
import type { Player, Wallet } from '../store/index.ts';
import { toDecimal } from '../store/base/money.ts';
import { accountFields, accountResolvers } from './account.ts';
import { bonusFields, bonusResolvers } from './bonuses.ts';
import { requirePlayer, type Context } from './context.ts';
import { documentFields, documentResolvers } from './documents.ts';
import { exclusionFields } from './exclusions.ts';
import { favouriteFields, favouriteResolvers } from './favourites.ts';
import { historyFields, historyResolvers } from './histories.ts';
import { iso } from './iso.ts';
import { paymentFields, paymentResolvers } from './paymentMethods.ts';
import { limitFields, limitResolvers } from './playerLimits.ts';
import { playerResolvers } from './player.ts';
import { rewardFields, rewardResolvers } from './rewards.ts';
import { shopFields, shopResolvers } from './shop.ts';
import { wealthFields } from './sourceOfWealth.ts';

/**
 * Null for visitors. An invalid token is an error, so that the client refreshes it; a token whose account no longer
 * exists has a viewer without a player.
 */
export const viewer = (_parent: unknown, _args: unknown, context: Context): Player | null => {
  const { authentication, store } = context;
  if (authentication === 'none') return null;
  if (typeof authentication !== 'string' && !store.players.find(authentication.playerId))
    return { id: authentication.playerId } as Player;
  return requirePlayer(context);
};

/** The recently played games, with `url` and `json` as specified. */
export function recentlyPlayed({ store }: Context, playerId: string, max: number) {
  return store.play.recentlyPlayed(playerId, max).flatMap(({ lookupId, playedAt }) => {
    const game = store.games.byId(lookupId);
    if (!game) return [];
    const { slug, isLiveCasinoGame } = game;
    const gameDescriptorV2 = {
      url: `/games/${slug}/`,
      json: JSON.stringify({ gameId: lookupId, slug, isLiveCasinoGame }),
    };
    return [{ gameDescriptorV2, playedAt: iso(playedAt) }];
  });
}

export function realityCheckOf({ store }: Context, player: Player) {
  const { currency } = store.wallets.ofPlayer(player.id);
  const startedAt = player.profile.realityCheckStartedAt;
  if (!startedAt) return null;
  const since = Date.parse(startedAt);
  const products = [store.play.totals(player.id, since), store.sportsbook.bets.totals(player.id, since)];
  const staked = products.reduce((sum, product) => sum + product.staked, 0);
  const won = products.reduce((sum, product) => sum + product.won, 0);
  return {
    id: player.id,
    startedAt,
    now: iso(store.now()),
    netPosition: toDecimal(won - staked, currency),
    staked: toDecimal(staked, currency),
    won: toDecimal(won, currency),
    currency,
  };
}

const Viewer = {
  player: (player: Player) => (player.profile ? player : null),
  customer: (player: Player) => (player.profile ? { id: player.id, ...player.profile } : null),
  wallet: (player: Player, _args: unknown, { store }: Context) =>
    player.profile ? store.wallets.ofPlayer(player.id) : null,
  lastCompletedDeposit: (player: Player, _args: unknown, { store }: Context) =>
    store.payments.lastCompletedDeposit(player.id) ?? null,
  ...paymentFields,
  ...rewardFields,
  ...shopFields,
  ...bonusFields,
  ...historyFields,
  ...limitFields,
  ...exclusionFields,
  ...accountFields,
  recentlyPlayedGamesV2: (player: Player, args: { maxRecentlyPlayedGames: number }, context: Context) =>
    recentlyPlayed(context, player.id, Math.max(0, Math.min(100, args.maxRecentlyPlayedGames))),
  realityCheck: (player: Player, _args: unknown, context: Context) => realityCheckOf(context, player),
  isPlayerBlockedInGamanza: (player: Player) => player.profile.isPlayerBlockedInGamanza,
  playerGamificationDetails: (player: Player) => ({ level: player.profile.gamificationLevel }),
  ...documentFields,
  ...wealthFields,
  ...favouriteFields,
};

export const viewerResolvers = {
  Viewer,
  Player: playerResolvers,
  Wallet: {
    balance: ({ balance, currency }: Wallet) => toDecimal(balance, currency),
    bonusBalance: ({ bonusBalance, currency }: Wallet) => toDecimal(bonusBalance, currency),
    minDepositAmount: ({ currency }: Wallet) => toDecimal(minimums(currency).minDeposit, currency),
    minWithdrawalAmount: ({ currency }: Wallet) => toDecimal(minimums(currency).minWithdrawal, currency),
  },
  ...paymentResolvers,
  ...historyResolvers,
  ...accountResolvers,
  ...documentResolvers,
  ...limitResolvers,
  ...bonusResolvers,
  ...rewardResolvers,
  ...shopResolvers,
  ...favouriteResolvers,
};
