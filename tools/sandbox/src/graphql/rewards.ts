import type { PrizeName } from '../../../sandbox-art/src/index.ts';
import { rewardsBlock } from '../store/players/rules.ts';
import type { FreeSpins, Player, PlayerReward } from '../store/index.ts';
import { fromEuroMinor, toDecimal } from '../store/base/money.ts';
import type { Prize, RewardType } from '../store/base/rewardTypes.ts';
import { connection } from './connections.ts';
import { artUrl, localize, requirePlayer, type Context } from './context.ts';
import { failure } from './errors.ts';
import { isWithin, timeRange, type Ranged } from './histories.ts';
import { iso } from './iso.ts';

interface RewardList extends Ranged {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  descending?: boolean | null;
  statuses?: string[] | null;
  kinds?: string[] | null;
  sortBy?: 'assignedAt' | 'rewardId' | 'status' | 'updatedAt' | null;
}

export const rewardFields = {
  rewards(player: Player, args: RewardList, { store }: Context) {
    const { statuses, kinds, sortBy, descending } = args;
    const range = timeRange(args);
    const key = (item: PlayerReward) => (sortBy === 'rewardId' ? item.reward.rewardId : item[sortBy ?? 'assignedAt']);
    let rewards = store.rewards
      .ofPlayer(player.id)
      .filter(({ status, reward, assignedAt }) => {
        const isListed = (statuses?.includes(status) ?? true) && (kinds?.includes(reward.kind) ?? true);
        return isListed && isWithin(range, assignedAt);
      })
      .toSorted((left, right) => (key(left) < key(right) ? -1 : Number(key(left) > key(right))));
    if (descending) rewards.reverse();
    if (typeof args.last === 'number') {
      if (args.last < 1) throw failure('BadUserInput', '“last” is at least 1.');
      rewards = rewards.slice(-args.last);
    }
    return connection(rewards, (item) => item.assignationId, { first: args.first, after: args.after });
  },
  freeSpins: (player: Player, _args: unknown, { store }: Context) => store.freeSpins.ofPlayer(player.id),
};

const blockMessages = {
  RewardsBlocked: 'Rewards are blocked for this account.',
  PhoneNotVerified: 'Rewards wait for the verification of the phone number.',
  SourceOfWealthIncomplete: 'Rewards wait for the declaration of the source of wealth.',
} as const;

/** What keeps a player from getting anything. */
export function rejectWithoutRewards({ brand, store }: Context, { profile }: Player): void {
  const block = rewardsBlock(profile, brand.toggles, store.now());
  if (block) throw failure(block, blockMessages[block]);
}

export const rewardMutations = {
  claimReward(
    _parent: unknown,
    { assignationId, claimId }: { assignationId: string; claimId?: string | null },
    context: Context,
  ) {
    const { store, rewardFaults } = context;
    const player = requirePlayer(context);
    const known = store.rewards.find(assignationId);
    // What was claimed before stays claimed, whatever keeps the player from claiming now.
    const isRepeated = known?.playerId === player.id && claimId != null && known.claimId === claimId;
    if (!isRepeated) rejectWithoutRewards(context, player);
    if (known?.playerId !== player.id) throw failure('RewardNotClaimable', 'This reward cannot be claimed.');
    return rewardFaults.answer(player.id, (isProcessing) =>
      store.rewards.claim(assignationId, { claimId: claimId ?? null, isProcessing }),
    );
  },
};

export const prizeWidth = 320;
/** From how many spins, and from how many minor units of euro, there is more in the picture. */
const many = { spins: 25, cash: 2_000 };

/** @param currency of its amount */
export function prizeNameOf({ kind, amount }: Prize, currency = 'EUR'): PrizeName {
  if (kind === 'Points') return 'points';
  if (kind === 'BonusMoneyDrop') return 'bonus';
  if (kind === 'FreeSpin') return amount < many.spins ? 'spins' : 'many-spins';
  return amount < fromEuroMinor(many.cash, currency) ? 'cash' : 'much-cash';
}

/** The brand's picture of what is given. */
export const prizeUrl = (context: Context, name: PrizeName): string => artUrl(context, ['prize', name], prizeWidth);

/** Of the player's currency. */
const currencyOf = ({ store }: Context, playerId: string): string => store.wallets.ofPlayer(playerId).currency;

export const rewardResolvers = {
  PlayerReward: {
    assignedAt: (reward: PlayerReward) => iso(reward.assignedAt),
    updatedAt: (reward: PlayerReward) => iso(reward.updatedAt),
    reward: rewardNode,
    obstacle(reward: PlayerReward, _args: unknown, { store }: Context) {
      const isOpen = reward.status === 'Unclaimed' || reward.status === 'Scheduled';
      return isOpen ? store.rewards.obstacleOf(reward) : null;
    },
  },
  RewardType: { __resolveType: ({ kind }: RewardType) => kind },
  FreeSpin: {
    gameDescriptor({ lookupId }: Extract<RewardType, { kind: 'FreeSpin' }>, _args: unknown, { store }: Context) {
      const game = store.games.byId(lookupId);
      return game && { url: `/games/${game.slug}/`, json: JSON.stringify({ gameId: lookupId, slug: game.slug }) };
    },
    wageringRequirementFactor: ({ wageringRequirementFactor = 10 }: Extract<RewardType, { kind: 'FreeSpin' }>) =>
      wageringRequirementFactor,
  },
  FreeSpins: {
    name: ({ name }: FreeSpins, _args: unknown, context: Context) => localize(context, name),
    game: ({ lookupId }: FreeSpins, _args: unknown, { store }: Context) => store.games.byId(lookupId) ?? null,
    value: ({ value, playerId }: FreeSpins, _args: unknown, context: Context) =>
      toDecimal(value, currencyOf(context, playerId)),
    won: ({ won, playerId }: FreeSpins, _args: unknown, context: Context) =>
      toDecimal(won, currencyOf(context, playerId)),
    currency: ({ playerId }: FreeSpins, _args: unknown, context: Context) => currencyOf(context, playerId),
    expiresAt: ({ expiresAt }: FreeSpins) => iso(expiresAt),
  },
};

/** Amounts of a reward are in its player's currency. */
export function rewardNode({ playerId, reward }: PlayerReward, _args: unknown, context: Context) {
  const currency = currencyOf(context, playerId);
  const { type, rewardReason, callToAction } = reward;
  const amount = callToAction?.amount === undefined ? null : toDecimal(callToAction.amount, currency);
  return {
    ...reward,
    name: localize(context, type.name),
    imageUrl: prizeUrl(context, prizeNameOf(type, currency)),
    rewardReason: rewardReason === 'RewardsShop' ? rewardReason : localize(context, rewardReason),
    rewardType: rewardTypeNode(context, type, currency),
    callToAction: callToAction && { ...callToAction, label: localize(context, callToAction.label), amount },
  };
}

export function rewardTypeNode(context: Context, type: RewardType, currency: string): object {
  const money = (amount: number | null) => (amount === null ? null : toDecimal(amount, currency));
  const node = { ...type, name: localize(context, type.name) };
  if (type.kind === 'FreeSpin') return { ...node, value: money(type.value) };
  const maxPayout = 'maxPayout' in type && { maxPayout: money(type.maxPayout) };
  return { ...node, amount: money(type.amount), currency, ...maxPayout };
}
