import { periodOf } from '../store/thrillpots/raffleTypes.ts';

/**
 * The rules of the loyalty programme in plain terms, for one player and the terms of `gamificationStore.ts`: what the
 * store is compared with. Amounts are cents.
 */
export function createGamificationModel(now: number) {
  const day = () => periodOf('daily', model.now).from;
  const week = () => periodOf('weekly', model.now).from;
  const model = {
    now,
    isOptedIn: true,
    staked: 0,
    level: 1,
    /** What was given to be claimed, in order. */
    rewards: [] as number[],
    /** Of the shop; every euro staked earns one there, too. */
    points: 0,
    shopStaked: 0,
    missions: new Map<string, Mission>(),
    /** Of the running day. */
    tournament: { day: 0, hasJoined: false, best: 0 },
  };
  model.tournament.day = day();

  interface Mission {
    rounds: number;
    wins: number;
    stake: number;
    games: Set<string>;
    studio: number;
    claimed: Set<string>;
  }
  const missionOf = (start: number): Mission => {
    const known = model.missions.get(String(start));
    const mission = known ?? { rounds: 0, wins: 0, stake: 0, games: new Set(), studio: 0, claimed: new Set() };
    model.missions.set(String(start), mission);
    return mission;
  };
  const progressOf = (id: string, start: number): number => {
    const { rounds, wins, stake, games, studio } = missionOf(start);
    return { rounds, wins, stake, games: games.size, studio }[id] ?? 0;
  };
  const terms: Readonly<Record<string, { target: number; start: () => number; give: () => void }>> = {
    rounds: { target: 3, start: day, give: () => (model.points += 7) },
    wins: { target: 2, start: day, give: () => model.rewards.push(50) },
    stake: { target: 2_000, start: week, give: () => model.rewards.push(200) },
    games: { target: 2, start: week, give: () => (model.points += 3) },
    studio: { target: 2, start: day, give: () => (model.points += 4) },
  };

  function raise(): void {
    const euros = Math.floor(model.staked / 100);
    if (model.level < 2 && euros >= 10) {
      model.level = 2;
      model.points += 5;
    }
    if (model.level < 3 && euros >= 30) {
      model.level = 3;
      model.rewards.push(100);
    }
    if (model.level < 4 && euros >= 100) model.level = 4;
  }

  function endDay(): void {
    const { hasJoined, best } = model.tournament;
    if (hasJoined && best > 0 && model.isOptedIn) model.rewards.push(1_000);
    model.tournament = { day: day(), hasJoined: false, best: 0 };
  }

  return {
    state: model,
    startOf: (id: string) => terms[id]!.start(),
    missions: () =>
      Object.keys(terms).map((id) => {
        const start = terms[id]!.start();
        return [id, Math.min(progressOf(id, start), terms[id]!.target), missionOf(start).claimed.has(id)] as const;
      }),
    play(stake: number, payout: number, lookupId: string): void {
      const before = Math.floor(model.shopStaked / 100);
      model.shopStaked += stake;
      model.points += Math.floor(model.shopStaked / 100) - before;
      if (!model.isOptedIn || stake === 0) return;
      model.staked += stake;
      raise();
      const [daily, weekly] = [missionOf(day()), missionOf(week())];
      // The week's Monday is its day, too: only what the mission of that start counts is added to it.
      daily.rounds += 1;
      daily.wins += payout > stake ? 1 : 0;
      daily.studio += lookupId === 'second' ? 1 : 0;
      weekly.stake += stake;
      weekly.games.add(lookupId);
      if (model.tournament.hasJoined && stake >= 10)
        model.tournament.best = Math.max(model.tournament.best, Math.floor((payout * 100) / stake));
    },
    /** @returns whether it is given, or was before */
    claim(id: string, start: number): boolean {
      const { target, give } = terms[id]!;
      const mission = missionOf(start);
      if (mission.claimed.has(id)) return true;
      if (progressOf(id, start) < target) return false;
      mission.claimed.add(id);
      give();
      return true;
    },
    join: () => (model.tournament.hasJoined = true),
    wait(ms: number): void {
      model.now += ms;
      if (day() !== model.tournament.day) endDay();
    },
  };
}
