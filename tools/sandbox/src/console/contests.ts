import * as v from 'valibot';
import type { Prize } from '../store/base/rewardTypes.ts';
import type { Tournament } from '../store/gamification/tournaments.ts';
import { toMinor } from '../store/base/money.ts';
import { BadCommand, command, findPlayer, playerArg, type ConsoleContext } from './command.ts';
import { euroArg } from './prizes.ts';

const whole = (min: number, max = 1_000_000) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const idArg = v.pipe(v.string(), v.nonEmpty());
const iso = (time: number): string => new Date(time).toISOString();

const showMissions = ({ store }: ConsoleContext, playerId: string) =>
  store.gamification.missions.ofPlayer(playerId).map(({ missionId, startsAt, progress, target, ...mission }) => ({
    ...{ missionId, startsAt: iso(startsAt), progress, target },
    ...{ isCompleted: mission.completedAt !== null, isClaimed: mission.claimedAt !== null },
  }));

const showTournament = ({ store }: ConsoleContext, { id, series, name, startsAt, endsAt }: Tournament) => ({
  ...{ id, series, name: name.en, startsAt: iso(startsAt), endsAt: iso(endsAt) },
  isFinished: store.gamification.tournaments.find(id)?.finishedAt !== null,
});

function findTournament({ store }: ConsoleContext, id: string): Tournament {
  const tournament = store.gamification.tournaments.find(id);
  if (!tournament) throw new BadCommand(`There is no tournament “${id}”.`);
  return tournament;
}

/** Commands for missions and tournaments of the loyalty programme. */
export const contestCommands = {
  missions: command(
    'Shows a player’s missions, after setting the progress of one in its present day or week; money in minor units',
    { player: playerArg, mission: v.optional(idArg), progress: v.optional(whole(0, 1_000_000_000)) },
    (context, { player, mission, progress }) => {
      const { id } = findPlayer(context, player);
      if ((mission === undefined) !== (progress === undefined))
        throw new BadCommand('Give a mission with its progress.');
      const { missions } = context.store.gamification;
      if (mission !== undefined && progress !== undefined && !missions.setProgress(id, mission, progress))
        throw new BadCommand(`There is no mission “${mission}”.`);
      return showMissions(context, id);
    },
  ),
  tournament: command(
    'Creates a tournament that begins now; prizes are money for the first places',
    {
      name: v.pipe(v.string(), v.nonEmpty()),
      seconds: v.optional(whole(1, 604_800), 3600),
      others: v.optional(v.pipe(whole(0, 1000), v.description('Number of simulated others')), 0),
      prizes: v.optional(v.pipe(v.array(euroArg), v.maxLength(100)), ['10.00', '5.00']),
    },
    (context, { name, seconds, others, prizes }) => {
      const { gamification } = context.store;
      const money = (amount: string): Prize => {
        const minor = toMinor(amount, 'EUR');
        if (!minor) throw new BadCommand('A prize is greater than zero.');
        return { kind: 'MoneyDrop', name: { en: name }, amount: minor };
      };
      const terms = { name: { en: name }, others, prizes: prizes.map(money), lasts: seconds * 1000 };
      return showTournament(context, gamification.tournaments.create(terms));
    },
  ),
  tournaments: command(
    'Shows the tournaments that a player sees, with the best places',
    { player: playerArg },
    (context, { player }) => {
      const { id } = findPlayer(context, player);
      const { tournaments } = context.store.gamification;
      return tournaments.ofPlayer(id).map((tournament) => ({
        ...showTournament(context, tournament),
        entry: tournaments.entry(tournament.id, id) ?? null,
        board: tournaments.board(tournament, id),
      }));
    },
  ),
  tournamentScore: command(
    'Sets a player’s score in a running tournament, in hundredths of the stake; the player joins it',
    { player: playerArg, tournament: idArg, score: whole(0, 1_000_000_000) },
    (context, { player, tournament, score }) => {
      const { id } = findPlayer(context, player);
      const found = findTournament(context, tournament);
      const { tournaments } = context.store.gamification;
      if (found.finishedAt !== null) throw new BadCommand('This tournament is over.');
      tournaments.join(id, tournament);
      tournaments.setScore(id, tournament, score);
      return tournaments.entry(tournament, id);
    },
  ),
  finishTournament: command(
    'Ends a tournament now and pays its prizes; the next of its series begins',
    { tournament: idArg },
    (context, { tournament }) => {
      findTournament(context, tournament);
      const { tournaments } = context.store.gamification;
      if (!tournaments.finish(tournament)) throw new BadCommand('This tournament is over.');
      return showTournament(context, findTournament(context, tournament));
    },
  ),
};
