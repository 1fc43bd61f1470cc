import type { MissionDocument } from '../base/content.ts';
import type { Database } from '../base/database.ts';
import type { Documents } from '../base/documents.ts';
import type { Games } from '../play/games.ts';
import { fromEuroMinor } from '../base/money.ts';
import type { PlayedRound } from '../play/play.ts';
import { Rejected } from '../base/rejected.ts';
import { periodOf } from '../thrillpots/raffleTypes.ts';
import type { Wallets } from '../wallets/wallets.ts';
import type { TimeRange } from '../players/windows.ts';
import type { Prizes } from '../rewards/prizes.ts';
import { rewardText } from '../rewards/rewardTexts.ts';

/** One day or week of a mission, as far as a player has come. */
export interface PlayerMission extends MissionDocument {
  /** Of the mission. */
  missionId: string;
  startsAt: number;
  endsAt: number;
  /** Up to `target`; amounts of money are in minor units of the player's currency. */
  progress: number;
  target: number;
  completedAt: number | null;
  claimedAt: number | null;
}

interface Row {
  missionId: string;
  startsAt: number;
  progress: number;
  completedAt: number | null;
  claimedAt: number | null;
}

/** How long the prize of a completed mission waits after the mission's end. */
const claimPeriod = 7 * 86_400_000;
const missionReason = rewardText(({ mission }) => mission);

export type Missions = ReturnType<typeof createMissions>;

/** Goals for each day and week (UTC), reached by rounds of real money; their prizes are claimed once. */
export function createMissions({
  db,
  wallets,
  documents,
  games,
  prizes,
}: {
  db: Database;
  wallets: Pick<Wallets, 'ofPlayer'>;
  documents: Pick<Documents, 'all'>;
  games: Pick<Games, 'byId'>;
  prizes: Prizes;
}) {
  const definitions = () => documents.all<MissionDocument>('mission');
  const windowOf = ({ period }: MissionDocument, time = db.now()): TimeRange => periodOf(period, time);
  const targetOf = ({ goal }: MissionDocument, playerId: string): number =>
    goal.kind === 'Stake' ? fromEuroMinor(goal.amount, wallets.ofPlayer(playerId).currency) : goal.count;

  const columns = 'missionId, startsAt, progress, completedAt, claimedAt';
  const find = (playerId: string, missionId: string, startsAt: number): Row =>
    db.get<Row>(
      `SELECT ${columns} FROM gamificationMissions WHERE playerId = ? AND missionId = ? AND startsAt = ?`,
      ...[playerId, missionId, startsAt],
    ) ?? { missionId, startsAt, progress: 0, completedAt: null, claimedAt: null };
  const unclaimed = (playerId: string): Row[] =>
    db.all<Row>(
      `SELECT ${columns} FROM gamificationMissions
       WHERE playerId = ? AND completedAt IS NOT NULL AND claimedAt IS NULL AND startsAt > ? ORDER BY startsAt, missionId`,
      ...[playerId, db.now() - 3 * claimPeriod],
    );

  function put(playerId: string, { missionId, startsAt, progress }: Row, target: number): void {
    const completedAt = progress >= target ? db.now() : null;
    db.run(
      `INSERT INTO gamificationMissions (playerId, missionId, startsAt, progress, completedAt) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET progress = excluded.progress, completedAt = excluded.completedAt`,
      ...[playerId, missionId, startsAt, Math.min(progress, target), completedAt],
    );
  }

  /** By how much a round moves a mission. */
  function gain({ goal }: MissionDocument, round: PlayedRound, { missionId, startsAt }: Row): number {
    const { playerId, lookupId, stake, bonusStake, payout } = round;
    switch (goal.kind) {
      case 'Rounds':
        return 1;
      case 'Stake':
        return stake - bonusStake;
      case 'Wins':
        return payout > stake ? 1 : 0;
      case 'Studio':
        return games.byId(lookupId)?.studioSlug === goal.studioSlug ? 1 : 0;
      case 'Games':
        return db.run(
          'INSERT OR IGNORE INTO gamificationMissionGames VALUES (?, ?, ?, ?)',
          ...[playerId, missionId, startsAt, lookupId],
        );
    }
  }

  const playerMission = (playerId: string, definition: MissionDocument, row: Row): PlayerMission => ({
    ...definition,
    ...row,
    endsAt: windowOf(definition, row.startsAt).to,
    target: targetOf(definition, playerId),
  });
  const isClaimable = ({ completedAt, claimedAt, endsAt }: PlayerMission): boolean =>
    completedAt !== null && claimedAt === null && db.now() < endsAt + claimPeriod;

  return {
    claimPeriod,

    countRound(round: PlayedRound): void {
      const { playerId } = round;
      for (const { key, body } of definitions()) {
        const row = find(playerId, key, windowOf(body).from);
        if (row.completedAt !== null) continue;
        const more = gain(body, round, row);
        if (more > 0) put(playerId, { ...row, progress: row.progress + more }, targetOf(body, playerId));
      }
    },

    /** Those of now, and earlier ones whose prizes still wait; these first. */
    ofPlayer(playerId: string): PlayerMission[] {
      const running = definitions().map(({ key, body }) =>
        playerMission(playerId, body, find(playerId, key, windowOf(body).from)),
      );
      const earlier = unclaimed(playerId).flatMap((row) => {
        const definition = definitions().find(({ key }) => key === row.missionId)?.body;
        if (!definition || row.startsAt === windowOf(definition).from) return [];
        const mission = playerMission(playerId, definition, row);
        return isClaimable(mission) ? [mission] : [];
      });
      return [...earlier, ...running];
    },

    /** Gives the prize of a completed mission; once, however often it is claimed. @throws Rejected */
    claim(playerId: string, missionId: string, startsAt: number): PlayerMission {
      return db.transaction(() => {
        const definition = definitions().find(({ key }) => key === missionId)?.body;
        if (!definition) throw new Rejected('MissionNotFound', 'There is no such mission.');
        const mission = playerMission(playerId, definition, find(playerId, missionId, startsAt));
        if (mission.claimedAt !== null) return mission;
        if (!isClaimable(mission)) throw new Rejected('MissionNotClaimable', 'This mission has no prize to claim.');
        const reference = `${missionId}/${startsAt}`;
        const assignationId = prizes.give(playerId, definition.prize, { reference, reason: missionReason });
        db.run(
          `UPDATE gamificationMissions SET claimedAt = ?, assignationId = ?
           WHERE playerId = ? AND missionId = ? AND startsAt = ?`,
          ...[db.now(), assignationId, playerId, missionId, startsAt],
        );
        return { ...mission, claimedAt: db.now() };
      });
    },

    /** Sets the progress of now, for the console; a prize that was claimed stays so. @returns undefined for an unknown one */
    setProgress(playerId: string, missionId: string, progress: number): PlayerMission | undefined {
      return db.transaction(() => {
        const definition = definitions().find(({ key }) => key === missionId)?.body;
        if (!definition) return undefined;
        const row = find(playerId, missionId, windowOf(definition).from);
        if (row.claimedAt === null) put(playerId, { ...row, progress }, targetOf(definition, playerId));
        return playerMission(playerId, definition, find(playerId, missionId, row.startsAt));
      });
    },
  };
}
