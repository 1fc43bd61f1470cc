import * as v from 'valibot';
import { fromOdds, leagueName, toOdds, wireBet } from '../partners/sportsbook/wire.ts';
import { sportsbookScriptFaults } from '../partners/sportsbook/index.ts';
import { parseSelection, type SportsEvent } from '../store/sportsbook/index.ts';
import { BadCommand, command, findPlayer, playerArg, type ConsoleContext } from './command.ts';

const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const eventArg = v.pipe(v.string(), v.nonEmpty(), v.description('Id of the event'));
const sports = ['football', 'ice-hockey', 'basketball', 'tennis'] as const;

const showEvent = ({ id, league, home, away, startsAt, endsAt, status, score, suspended, markets }: SportsEvent) => ({
  ...{ id, sport: league.sport, league: leagueName(league, 'en'), home, away, status, score, suspended },
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
  odds: Object.fromEntries(
    markets.flatMap(({ selections }) =>
      selections.map(({ id: selection, odds }) => [selection, odds === null ? null : toOdds(odds)]),
    ),
  ),
});

function findEvent({ store }: ConsoleContext, id: string): SportsEvent {
  const event = store.sportsbook.events.find(id);
  if (!event) throw new BadCommand(`There is no event “${id}”; sportsEvents lists them.`);
  return event;
}

function findOpenEvent(context: ConsoleContext, id: string): SportsEvent {
  const event = findEvent(context, id);
  if (event.status === 'ended' || event.status === 'void') throw new BadCommand(`${id} is over.`);
  return event;
}

const showBet = ({ store }: ConsoleContext, id: string) => {
  const bet = store.sportsbook.bets.find(id);
  if (!bet) throw new BadCommand(`There is no bet “${id}”; sportsBets lists them.`);
  return { ...wireBet(bet, store.sportsbook.events.find), player: store.players.find(bet.playerId)?.email };
};

/** Commands for the sportsbook. */
export const sportsbookCommands = {
  sportsEvents: command(
    'Lists the sportsbook’s events with their odds: live ones, then those to come',
    { sport: v.optional(v.picklist(sports)), status: v.optional(v.picklist(['live', 'prematch'])) },
    ({ store }, { sport, status }) =>
      store.sportsbook.events
        .offered()
        .filter(
          (event) => (sport === undefined || event.league.sport === sport) && (!status || event.status === status),
        )
        .map(showEvent),
  ),
  sportsEvent: command(
    'Shows an event, after changing what is given: live begins now, ended ends and settles it now; a score stays to the end',
    {
      event: eventArg,
      home: v.optional(points),
      away: v.optional(points),
      status: v.optional(v.picklist(['live', 'ended'])),
      suspended: v.optional(v.pipe(v.boolean(), v.description('No bet is taken'))),
    },
    (context, { event: id, home, away, ...change }) => {
      const { sportsbook } = context.store;
      if ((home === undefined) !== (away === undefined)) throw new BadCommand('A score has both “home” and “away”.');
      const score = home === undefined || away === undefined ? undefined : { home, away };
      const isChange = score !== undefined || change.status !== undefined || change.suspended !== undefined;
      if (isChange) {
        findOpenEvent(context, id);
        sportsbook.events.change(id, { ...change, ...(score && { score }) });
      }
      if (change.status === 'ended') sportsbook.settleEvent(id);
      return showEvent(findEvent(context, id));
    },
  ),
  sportsOdds: command(
    'Sets the odds of a selection, such as 1.85, until null gives them back to the model',
    { selection: v.pipe(v.string(), v.nonEmpty()), odds: v.nullable(v.string()) },
    (context, { selection, odds: text }) => {
      const key = parseSelection(selection);
      const event = key && findOpenEvent(context, key.eventId);
      const isKnown = event?.markets.some(({ selections }) => selections.some(({ id }) => id === selection));
      if (!key || !isKnown) throw new BadCommand(`There is no selection “${selection}”; sportsEvents lists them.`);
      const odds = text === null ? null : fromOdds(text);
      if (odds === undefined || (odds !== null && odds < 101)) throw new BadCommand('Odds are written like 1.85.');
      context.store.sportsbook.events.change(key.eventId, { odds: { selection, odds } });
      return showEvent(findEvent(context, key.eventId));
    },
  ),
  voidSportsEvent: command(
    'Takes an event out of all bets, as if it had never been',
    { event: eventArg },
    (context, { event }) => {
      findEvent(context, event);
      context.store.sportsbook.voidEvent(event);
      return showEvent(findEvent(context, event));
    },
  ),
  sportsBets: command(
    'Lists the newest bets, of one player or of all',
    { player: v.optional(playerArg) },
    (context, { player }) => {
      const { bets } = context.store.sportsbook;
      const playerId = player === undefined ? undefined : findPlayer(context, player).id;
      return bets
        .newest(200)
        .filter((bet) => playerId === undefined || bet.playerId === playerId)
        .map(({ id }) => showBet(context, id));
    },
  ),
  voidSportsBet: command(
    'Gives the stake of an open bet back',
    { bet: v.pipe(v.string(), v.nonEmpty()) },
    (context, { bet }) => {
      showBet(context, bet);
      context.store.sportsbook.voidBet(bet);
      return showBet(context, bet);
    },
  ),
  sportsbookScript: command(
    'Lets the page’s scripts be refused, or not be answered; without a value all is well again',
    { fault: v.optional(v.picklist(sportsbookScriptFaults)) },
    (context, { fault }) => {
      context.sportsbook.setScriptFault(fault ?? null);
      return { fault: fault ?? null };
    },
  ),
  expireSportsbookToken: command(
    'Ends a player’s tokens at the sportsbook before their time',
    { player: playerArg },
    (context, { player }) => {
      const { id } = findPlayer(context, player);
      context.sportsbook.expireTokens(id);
      return { player: id };
    },
  ),
};
