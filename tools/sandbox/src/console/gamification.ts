import * as v from 'valibot';
import { scriptFaults } from '../partners/gamification/faults.ts';
import { BadCommand, command, findPlayer, playerArg, showPlayer, type ConsoleContext } from './command.ts';

const whole = (min: number, max = 1_000_000) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const showStatus = ({ store }: ConsoleContext, playerId: string) => ({
  player: playerId,
  isOptedIn: store.players.find(playerId)?.profile.gamificationOptIn ?? false,
  ...store.gamification.levels.status(playerId),
});

/** Commands for the loyalty programme and its service. */
export const gamificationCommands = {
  level: command(
    'Sets a player’s loyalty level, with the points at which it begins and without its prize',
    { player: playerArg, level: whole(1, 100) },
    (context, { player, level }) => {
      context.store.gamification.levels.setLevel(findPlayer(context, player).id, level);
      return showPlayer(context, findPlayer(context, player));
    },
  ),
  gamification: command(
    'Shows where a player stands in the loyalty programme, after opting the player in or out',
    { player: playerArg, optIn: v.optional(v.boolean()) },
    (context, { player, optIn }) => {
      const { id } = findPlayer(context, player);
      if (optIn !== undefined) context.store.players.update(id, { gamificationOptIn: optIn });
      return showStatus(context, id);
    },
  ),
  gamificationPoints: command(
    'Adds experience points to a player’s, or takes some; levels that they reach are given with their prizes',
    { player: playerArg, amount: whole(-1_000_000) },
    (context, { player, amount }) => {
      const { id } = findPlayer(context, player);
      context.store.gamification.levels.addPoints(id, amount);
      return showStatus(context, id);
    },
  ),
  gamificationFaults: command(
    'Lets a player’s calls of the gamification service go wrong, or all, and for all its script; without values all is well again',
    {
      player: v.optional(playerArg),
      latencyMs: v.optional(whole(0, 60_000), 0),
      errorRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0),
      tokenExpired: v.optional(v.boolean(), false),
      script: v.optional(v.picklist(scriptFaults)),
    },
    (context, { player, script, ...calls }) => {
      if (player !== undefined && script !== undefined) throw new BadCommand('The script is the same for all players.');
      const isFault = calls.latencyMs + calls.errorRate > 0 || calls.tokenExpired;
      context.gamification.setFaults(player && findPlayer(context, player).id, isFault ? calls : null);
      if (player === undefined) context.gamification.setScriptFault(script ?? null);
      return { ...(isFault && calls), script: script ?? null };
    },
  ),
  expireGamificationToken: command(
    'Ends a player’s tokens at the gamification service before their time',
    { player: playerArg },
    (context, { player }) => {
      const { id } = findPlayer(context, player);
      context.gamification.expireTokens(id);
      return { player: id };
    },
  ),
};
