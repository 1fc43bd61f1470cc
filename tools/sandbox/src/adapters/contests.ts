import type { Gamification, Outcome, PartnerMission, PartnerPrize } from '../partners/gamification/port.ts';
import { mayGetRewards } from '../store/players/rules.ts';
import type { PlayerMission } from '../store/gamification/missions.ts';
import type { Prize } from '../store/base/rewardTypes.ts';
import { Rejected, type Store } from '../store/index.ts';
import { fromEuroMinor, toDecimal } from '../store/base/money.ts';
import { rewardIn } from '../store/rewards/shop.ts';

const minute = 60_000;

/** Missions, tournaments and prizes as the gamification service's port has them. */
export function createContestsPort(store: Store) {
  const { gamification, games, players, wallets } = store;
  const { missions, tournaments } = gamification;
  const minutesUntil = (time: number): number => Math.max(0, Math.ceil((time - store.now()) / minute));
  const currencyOf = (playerId: string): string => wallets.ofPlayer(playerId).currency;

  function prize(playerId: string, given: Prize): PartnerPrize {
    if (given.kind === 'Points') return { kind: 'Points', amount: given.amount };
    const currency = currencyOf(playerId);
    const type = rewardIn(given, currency);
    if (type.kind !== 'FreeSpin') {
      const kind = type.kind === 'MoneyDrop' ? 'Money' : 'BonusMoney';
      return { kind, amount: toDecimal(type.amount, currency), currency };
    }
    const game = games.byId(type.lookupId)?.title ?? '';
    return { kind: 'FreeSpins', amount: type.amount, value: toDecimal(type.value, currency), currency, game };
  }

  /** What is rejected by a rule of the store is `unknown` where the type says that there is no such thing. */
  function outcomeOf(playerId: string, work: () => unknown): Outcome {
    const profile = players.find(playerId)?.profile;
    if (!profile || !gamification.earns(playerId) || !mayGetRewards(profile, store.now())) return 'rejected';
    try {
      work();
      return 'done';
    } catch (error) {
      if (error instanceof Rejected) return error.type.endsWith('NotFound') ? 'unknown' : 'rejected';
      throw error;
    }
  }

  const idOf = ({ missionId, startsAt }: PlayerMission): string => `${missionId}.${startsAt}`;

  function goalOf({ goal }: PlayerMission, currency: string): PartnerMission['goal'] {
    if (goal.kind === 'Stake') return { kind: goal.kind, currency };
    if (goal.kind !== 'Studio') return { kind: goal.kind };
    return { kind: goal.kind, studio: games.studio(goal.studioSlug)?.name ?? goal.studioSlug, slug: goal.studioSlug };
  }

  function partnerMission(playerId: string, mission: PlayerMission): PartnerMission {
    const currency = currencyOf(playerId);
    const { period, goal, progress, target, completedAt, claimedAt, endsAt } = mission;
    const shown = (amount: number) => (goal.kind === 'Stake' ? toDecimal(amount, currency) : amount);
    return {
      ...{ id: idOf(mission), period, goal: goalOf(mission, currency) },
      ...{ progress: shown(progress), target: shown(target) },
      state: claimedAt !== null ? 'claimed' : completedAt !== null ? 'completed' : 'running',
      minutesLeft: minutesUntil(completedAt === null ? endsAt : endsAt + missions.claimPeriod),
      prize: prize(playerId, mission.prize),
    };
  }

  const calls: Pick<Gamification, 'missions' | 'claimMission' | 'tournaments' | 'joinTournament'> = {
    missions: (playerId) =>
      gamification.earns(playerId)
        ? missions.ofPlayer(playerId).map((mission) => partnerMission(playerId, mission))
        : [],

    claimMission(playerId, id) {
      const [, missionId, startsAt] = /^([\w-]{1,80})\.(\d{1,15})$/.exec(id) ?? [];
      if (missionId === undefined) return 'unknown';
      return outcomeOf(playerId, () => missions.claim(playerId, missionId, Number(startsAt)));
    },

    tournaments(playerId, language) {
      if (!gamification.earns(playerId)) return [];
      const currency = currencyOf(playerId);
      return tournaments.ofPlayer(playerId).map((tournament) => {
        const { id, name, endsAt, finishedAt, prizes } = tournament;
        const board = tournaments.board(tournament, playerId);
        const entry = tournaments.entry(id, playerId);
        const place = finishedAt === null ? board.find((each) => each.playerId === playerId)?.place : entry?.place;
        return {
          ...{ id, name: name[language] ?? name.en, state: finishedAt === null ? 'running' : 'finished' },
          minutesLeft: finishedAt === null ? minutesUntil(endsAt) : 0,
          ...{ minStake: toDecimal(fromEuroMinor(tournaments.minStake, currency), currency), currency },
          prizes: prizes.map((each) => prize(playerId, each)),
          hasJoined: entry !== undefined,
          own: entry && place ? { place, score: entry.score } : null,
          board: board.map((each) => ({
            ...{ place: each.place, initials: each.initials, score: each.score },
            isYou: each.playerId === playerId,
          })),
        };
      });
    },

    joinTournament: (playerId, id) => outcomeOf(playerId, () => tournaments.join(playerId, id)),
  };
  return { prize, calls };
}
