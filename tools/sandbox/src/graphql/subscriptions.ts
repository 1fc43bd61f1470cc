import type { Session } from '../store/index.ts';
import type { EventBus, StoreEvent, StoreEventName } from '../store/base/events.ts';
import { toDecimal } from '../store/base/money.ts';
import { requirePlayer, sessionOf, type Context } from './context.ts';
import { iso } from './iso.ts';
import { rewardNode } from './rewards.ts';

type EventOf<Name extends StoreEventName> = Extract<StoreEvent, { name: Name }>;

/** The events of one name and one player, or those that are meant, as an async iterator for graphql's `subscribe`. */
function eventsOf<Name extends StoreEventName>(
  events: EventBus,
  name: Name,
  playerId: string,
  isMeant: (data: EventOf<Name>['data']) => boolean = () => true,
): AsyncGenerator<EventOf<Name>['data'], void, void> {
  const queue: EventOf<Name>['data'][] = [];
  const state: { notify?: () => void; done: boolean } = { done: false };
  const unsubscribe = events.on((event) => {
    if (event.name !== name || event.data.playerId !== playerId) return;
    const data = event.data as EventOf<Name>['data'];
    if (!isMeant(data)) return;
    queue.push(data);
    state.notify?.();
  });
  const finish = async () => {
    state.done = true;
    unsubscribe();
    state.notify?.();
    return { value: undefined, done: true as const };
  };
  return {
    async next() {
      while (queue.length === 0 && !state.done) await new Promise<void>((resolve) => (state.notify = resolve));
      const value = queue.shift();
      return value && !state.done ? { value, done: false } : { value: undefined, done: true };
    },
    return: finish,
    throw: finish,
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await finish();
    },
  };
}

const subscribeTo = (name: StoreEventName) => ({
  subscribe: (_parent: unknown, _args: unknown, context: Context) =>
    eventsOf(context.store.events, name, requirePlayer(context).id),
  resolve: (event: unknown) => event,
});

export const Subscription = {
  playerUpdated: subscribeTo('playerUpdated'),
  sessionDestroyed: subscribeTo('sessionDestroyed'),
  customerPopUpAdded: subscribeTo('customerPopUpAdded'),
  balanceUpdated: subscribeTo('balanceUpdated'),
  rewardUpdated: subscribeTo('rewardUpdated'),
  dataChanged: {
    ...subscribeTo('playerUpdated'),
    resolve: ({ updatedTypes }: EventOf<'playerUpdated'>['data']) => ({ types: updatedTypes }),
  },
  newDeviceSignIn: {
    subscribe: (_parent: unknown, _args: unknown, context: Context) =>
      eventsOf(
        context.store.events,
        'newDeviceUsed',
        requirePlayer(context).id,
        ({ sessionId }) => sessionId !== sessionOf(context),
      ),
    resolve: ({ sessionId }: EventOf<'newDeviceUsed'>['data'], _args: unknown, { store }: Context) =>
      store.sessions.find(sessionId),
  },
};

export const eventResolvers = {
  BalanceUpdated: {
    balance: ({ balance, currency }: EventOf<'balanceUpdated'>['data']) => toDecimal(balance, currency),
    bonusBalance: ({ bonusBalance, currency }: EventOf<'balanceUpdated'>['data']) => toDecimal(bonusBalance, currency),
    amount: ({ amount, currency }: EventOf<'balanceUpdated'>['data']) => toDecimal(amount, currency),
  },
  NewDeviceSignIn: {
    sessionId: ({ id }: Session) => id,
    startedAt: ({ startedAt }: Session) => iso(startedAt),
  },
  RewardUpdated: {
    status: ({ assignationId }: EventOf<'rewardUpdated'>['data'], _args: unknown, { store }: Context) =>
      store.rewards.find(assignationId)?.status,
    reward(event: EventOf<'rewardUpdated'>['data'], args: unknown, context: Context) {
      const reward = context.store.rewards.find(event.assignationId);
      return reward && rewardNode(reward, args, context);
    },
  },
};
