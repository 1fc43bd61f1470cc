import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  callToActionTypes,
  rewardApplicabilities,
  rewardKinds,
  rewardStatuses,
} from '../../../../libs/contracts/src/enums.ts';
import { rewardFaultSchema } from '../faults/rewards.ts';
import type { Store } from '../store/index.ts';
import { toDecimal } from '../store/base/money.ts';
import type { RewardType } from '../store/base/rewardTypes.ts';
import { text } from '../seed/texts/index.ts';
import type { PlayerReward } from '../store/rewards/rewards.ts';
import { amountArg, BadCommand, command, dateArg, findPlayer, parsePositiveAmount, playerArg } from './command.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const assignationArg = v.pipe(v.string(), v.nonEmpty());

function findReward(store: Store, assignationId: string): PlayerReward {
  const reward = store.rewards.find(assignationId);
  if (!reward) throw new BadCommand(`There is no reward “${assignationId}”.`);
  return reward;
}

/** Commands for rewards and free spins. */
export const rewardCommands = {
  reward: command(
    'Gives a player a reward',
    {
      player: playerArg,
      type: v.picklist(['FreeSpin', 'MoneyDrop', 'BonusMoneyDrop']),
      name: v.pipe(v.string(), v.nonEmpty()),
      amount: v.pipe(
        amountArg,
        v.description('Greater than zero, up to 999999999.99; for free spins the value of one spin'),
      ),
      spins: v.optional(count, 10),
      betLevel: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)), 1),
      game: v.optional(v.pipe(v.string(), v.description('Slug of the game for free spins'))),
      factor: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(100)), 10),
      maxPayout: v.optional(amountArg),
      kind: v.optional(v.picklist(rewardKinds), 'Incentive'),
      claimType: v.optional(v.picklist(['manual', 'automatic']), 'manual'),
      reason: v.optional(v.pipe(v.string(), v.nonEmpty())),
      applicability: v.optional(v.picklist(rewardApplicabilities), 'ALWAYS'),
      callToAction: v.optional(v.picklist(callToActionTypes)),
      url: v.optional(v.pipe(v.string(), v.description('Of a PAGE_LINK'))),
      deposit: v.optional(v.pipe(amountArg, v.description('What a DEPOSIT has to be at least'))),
      expiresIn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.description('In seconds'))),
      startsAt: v.nullish(dateArg, null),
      endsAt: v.nullish(dateArg, null),
    },
    ({ store, ...context }, args) => {
      const { id } = findPlayer({ store, ...context }, args.player);
      const { currency } = store.wallets.ofPlayer(id);
      const money = (amount: string) => parsePositiveAmount(amount, currency);
      const game = args.game ? store.games.bySlug(args.game) : store.games.all().find(({ kind }) => kind === 'slot');
      if (!game) throw new BadCommand(`There is no game “${args.game}”.`);
      const { spins, betLevel, factor } = args;
      const name = { en: args.name };
      const amount = money(args.amount);
      const { lookupId } = game;
      const spinsOf = { kind: 'FreeSpin', name, amount: spins, value: amount, betLevel, lookupId } as const;
      const maxPayout = args.maxPayout === undefined ? null : money(args.maxPayout);
      const types = {
        FreeSpin: { ...spinsOf, wageringRequirementFactor: factor },
        MoneyDrop: { kind: 'MoneyDrop', name, amount },
        BonusMoneyDrop: { kind: 'BonusMoneyDrop', name, amount, wageringRequirementFactor: factor, maxPayout },
      } satisfies Record<typeof args.type, RewardType>;
      const { kind, claimType, startsAt, endsAt, applicability, callToAction: type } = args;
      const callToAction = type && {
        ...{ type, label: text(({ actions }) => (type === 'DEPOSIT' ? actions.deposit : actions.readMore)) },
        ...(args.url !== undefined && { url: args.url }),
        ...(args.deposit !== undefined && { amount: money(args.deposit) }),
      };
      const reward = {
        ...{ rewardId: randomUUID(), kind, expiresIn: args.expiresIn ?? null, startsAt, endsAt, claimType },
        ...{ rewardReason: args.reason === undefined ? null : { en: args.reason }, applicability },
        ...(callToAction && { callToAction }),
        type: types[args.type],
      };
      const assigned = store.rewards.assign(id, reward);
      // An automatic reward that may not be paid now stays unclaimed until it may.
      const { assignationId, status } = store.rewards.creditAutomatic(assigned.assignationId);
      return { assignationId, status };
    },
  ),
  rewards: command('Lists a player’s rewards', { player: playerArg }, ({ store, ...context }, { player }) =>
    store.rewards
      .ofPlayer(findPlayer({ store, ...context }, player).id)
      .map(({ assignationId, reward: { type, kind }, status, paidAt }) => ({
        ...{ assignationId, name: type.name.en, kind, status, isPaid: paidAt !== null },
      })),
  ),
  rewardStatus: command(
    'Sets the status of a reward that was not paid; pays nothing',
    { assignationId: assignationArg, status: v.picklist(rewardStatuses) },
    ({ store }, { assignationId, status }) => {
      if (findReward(store, assignationId).paidAt !== null) throw new BadCommand('This reward was paid.');
      store.rewards.setStatus(assignationId, status);
      return { assignationId, status };
    },
  ),
  settleReward: command(
    'Ends the processing of a claim: pays it, or lets it fail',
    { assignationId: assignationArg, outcome: v.picklist(['Credited', 'FailedProcessing']) },
    ({ store }, { assignationId, outcome }) => {
      if (findReward(store, assignationId).status !== 'Processing')
        throw new BadCommand('No claim is being processed.');
      store.rewards.settle(assignationId, outcome);
      return { assignationId, status: outcome };
    },
  ),
  pushReward: command(
    'Pushes a reward again as it is, for duplicates',
    {
      assignationId: assignationArg,
      times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 1),
    },
    ({ store }, { assignationId, times }) => {
      const { status } = findReward(store, assignationId);
      for (let time = 0; time < times; time += 1) store.rewards.push(assignationId);
      return { assignationId, status };
    },
  ),
  rewardFaults: command(
    'Answers of a player’s next claims, purchases and forfeits come late or never; claims stay Processing',
    { player: playerArg, ...rewardFaultSchema.entries },
    (context, { player, ...fault }) => {
      context.faults.rewards.set(findPlayer(context, player).id, fault);
      return fault;
    },
  ),
  freeSpins: command(
    'Lists a player’s free spins in play',
    { player: playerArg },
    ({ store, ...context }, { player }) => {
      const { id: playerId } = findPlayer({ store, ...context }, player);
      const { currency } = store.wallets.ofPlayer(playerId);
      return store.freeSpins.ofPlayer(playerId).map(({ id, name, lookupId, spins, spinsLeft, value, won }) => ({
        ...{ id, name: name.en, game: store.games.byId(lookupId)?.slug, spins, spinsLeft },
        ...{ value: toDecimal(value, currency), won: toDecimal(won, currency) },
      }));
    },
  ),
};
