import type { BlockDocument } from '../store/base/content.ts';
import { mayPlay } from '../store/players/rules.ts';
import type { SportsEvent } from '../store/sportsbook/index.ts';
import { languageOf } from '../partners/language.ts';
import { sportsbookTexts } from '../partners/sportsbook/texts/index.ts';
import { leagueName, toOdds } from '../partners/sportsbook/wire.ts';
import { requirePlayer, sessionOf, type Context } from './context.ts';
import { failure } from './errors.ts';

const most = 50;

export function topSportsEvents(
  _parent: unknown,
  { blockId, first }: { blockId: string; first: number },
  { store }: Context,
): SportsEvent[] {
  if (first < 0 || first > most) throw failure('BadUserInput', `“first” is at most ${most}.`);
  const isOffered = store.sportsbook.isOffered;
  if (!isOffered || store.documents.get<BlockDocument>('block', blockId)?.type !== 'TOP_SPORTS') return [];
  return store.sportsbook.events.offered().slice(0, first);
}

export function startSportsbookSession(_parent: unknown, _args: unknown, context: Context) {
  const { store } = context;
  const player = requirePlayer(context);
  if (!store.sportsbook.isOffered) throw failure('SportsbookNotOffered', 'There is no sportsbook.');
  if (!mayPlay(player.profile, store.now())) throw failure('PlayerBlocked', 'This account may not play at the moment.');
  const { token, expiresAt } = context.issueSportsbookToken(player.id, sessionOf(context) ?? '');
  return { token, expiresAt: new Date(expiresAt).toISOString() };
}

/** How far an event is, in a few characters. */
function clockOf({ locale }: Context, { progress, league }: SportsEvent): string | null {
  if (!progress) return null;
  const t = sportsbookTexts[languageOf(locale)];
  const { period, minute, isBreak, games } = progress;
  if (games) return t.set.replace('{period}', String(period)).replace('{games}', `${games.home}–${games.away}`);
  if (isBreak) return league.sport === 'football' ? t.half : t.break;
  return `${minute}'`;
}

const outcomes = { home: 'Home', draw: 'Draw', away: 'Away' } as const;

export const sportsResolvers = {
  SportsEvent: {
    sport: ({ league }: SportsEvent) => league.sport,
    sportName: ({ league }: SportsEvent, _args: unknown, { locale }: Context) =>
      sportsbookTexts[languageOf(locale)][league.sport],
    league: ({ league }: SportsEvent, _args: unknown, { locale }: Context) => leagueName(league, languageOf(locale)),
    startsAt: ({ startsAt }: SportsEvent) => new Date(startsAt).toISOString(),
    isLive: ({ status }: SportsEvent) => status === 'live',
    homeScore: ({ score }: SportsEvent) => score?.home ?? null,
    awayScore: ({ score }: SportsEvent) => score?.away ?? null,
    clock: (event: SportsEvent, _args: unknown, context: Context) => clockOf(context, event),
    path: ({ id }: SportsEvent) => `/event/${id}/`,
    selections: ({ markets: [main] }: SportsEvent) =>
      (main?.selections ?? []).map(({ id, outcome, odds }) => ({
        id,
        outcome: outcomes[outcome as keyof typeof outcomes],
        odds: odds === null ? null : toOdds(odds),
        coupon: id,
      })),
  },
};
