import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import { countryBlocks } from './countryBlocks.ts';
import type { PartnerInstance, PartnerWin, Thrillpots, ThrillpotsEvent } from '../partners/ports.ts';
import {
  raffleTypes,
  type JackpotWin,
  type RaffleType,
  type RaffleWin,
  type Store,
  type StoreEvent,
} from '../store/index.ts';
import { multipliers } from '../store/base/microEuro.ts';
import type { Drop } from '../store/thrillpots/raffles.ts';

const hour = 3_600_000;

/** Sources of the raffle's drops. */
export const raffleSource = (type: RaffleType): string => `${type}_provider_of_the_week`;

const jackpotWin = ({ id, instanceId, playerId, potId, value, communityWinners }: JackpotWin): PartnerWin => ({
  kind: 'jackpot',
  ...{ id, instanceId, playerId, potId, value, communityWinners },
});
const raffleWin = ({ id, dropId, type, playerId, value }: RaffleWin): PartnerWin => ({
  kind: 'raffle',
  ...{ id, instanceId: dropId, playerId, potId: type, value, communityWinners: [] },
});

/** Adapts jackpots and raffles to the service's port. */
export function createThrillpotsPort(store: Store, brand: Brand): Thrillpots {
  const { jackpots, pots, raffles } = store;
  const blocks = countryBlocks(store, brand);

  function jackpot(playerId: string | undefined, country: string | undefined): PartnerInstance | undefined {
    const settings = jackpots.settings();
    if (!settings?.enabled || blocks.jackpot(playerId, country)) return undefined;
    const { instanceId: id } = settings;
    const chosen = playerId === undefined ? undefined : jackpots.optIns.find(playerId, id);
    const { optedIn = false, preferences = {}, contribution = null } = chosen ?? {};
    const optIn = playerId === undefined ? null : { optedIn, preferences, contribution };
    return { id, startsAt: null, endsAt: null, pots: pots.all(id), optIn };
  }

  function raffle(type: RaffleType, playerId: string | undefined, country: string | undefined) {
    if (!raffles.settings()?.enabled || blocks.raffle(playerId, country)) return undefined;
    raffles.applyTime();
    const drop = raffles.next(type);
    if (!drop) return undefined;
    const { id, startsAt, endsAt } = drop;
    return { id, startsAt, endsAt, pots: potsOf(drop), optIn: null };
  }

  function potsOf({ type, value }: Drop) {
    const isPotless = store.documents.get<boolean>('setting', `raffleWithoutPot-${type}`) ?? false;
    return isPotless ? [] : [{ id: type, value, winOdds: null }];
  }

  const eventOf = (event: StoreEvent): ThrillpotsEvent | undefined => {
    switch (event.name) {
      case 'jackpotUpdated': {
        const { instanceId, sequence, pots: changed } = event.data;
        return { name: 'pots', instanceId, sequence, pots: changed };
      }
      case 'jackpotWon':
        return { name: 'won', win: jackpotWin(event.data.win) };
      case 'raffleWon':
        return { name: 'won', win: raffleWin(event.data.win) };
      case 'raffleTicketsUpdated': {
        const tickets = event.data.tickets.map((entry) => ({ instanceId: entry.dropId, count: entry.tickets }));
        return { name: 'tickets', playerId: event.data.playerId, tickets };
      }
      case 'sessionEnded':
        return { name: 'sessionEnded', sessionId: event.data.sessionId };
      default:
        return undefined;
    }
  };

  return {
    now: store.now,
    multipliers,
    instance({ sourceId, brand: id, playerId, country }) {
      if (id !== brand.id) return undefined;
      const type = raffleTypes.find((each) => raffleSource(each) === sourceId);
      if (type) return raffle(type, playerId, country);
      return sourceId === jackpots.settings()?.sourceId ? jackpot(playerId, country) : undefined;
    },
    state(instanceId, playerId) {
      const since = store.now() - hour;
      const sequence = pots.sequence(instanceId);
      if (sequence !== undefined) {
        const wins = playerId === undefined ? [] : jackpots.winsOf(playerId, instanceId, since).map(jackpotWin);
        return { sequence, pots: pots.all(instanceId), wins };
      }
      const drop = raffles.find(instanceId);
      if (!drop) return undefined;
      const wins = playerId === undefined ? [] : raffles.winsOf(playerId, instanceId, since).map(raffleWin);
      return { sequence: 0, pots: potsOf(drop), wins };
    },
    optIn({ playerId, instanceId, brand: id, optIn: optedIn, contribution }) {
      const settings = jackpots.settings();
      if (id !== brand.id || settings?.instanceId !== instanceId || !store.players.find(playerId)) return false;
      const isOffered = settings.contributionOptions.includes(contribution);
      // Leaving is always possible, whatever else the request says.
      if (optedIn && !(isOffered && jackpots.mayTakePart(playerId))) return false;
      const { currency } = store.wallets.ofPlayer(playerId);
      const former = jackpots.optIns.find(playerId, instanceId)?.contribution ?? settings.initialContributionValue;
      jackpots.optIns.set(playerId, instanceId, { optedIn, contribution: isOffered ? contribution : former, currency });
      return true;
    },
    tickets: (playerId, instanceId) => (raffles.find(instanceId) ? raffles.tickets(instanceId, playerId) : undefined),
    onEvent(listener) {
      store.events.observe((event) => {
        const thrillpotsEvent = eventOf(event);
        if (thrillpotsEvent) listener(thrillpotsEvent);
      });
    },
  };
}
