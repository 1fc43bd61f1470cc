import { toDecimal } from '../../store/base/money.ts';
import type { Language } from '../../store/base/wording.ts';
import type { Bet, BetRejection, SportsEvent } from './port.ts';
import { sportsbookTexts } from './texts/index.ts';

/** Hundredths as a decimal: 185 is 1.85. */
export const toOdds = (odds: number): string => `${Math.floor(odds / 100)}.${String(odds % 100).padStart(2, '0')}`;

/** Undefined for what are no odds. */
export function fromOdds(text: string): number | undefined {
  const [, whole, fraction] = /^(\d{1,3})\.(\d\d)$/.exec(text) ?? [];
  return whole === undefined || fraction === undefined ? undefined : Number(whole + fraction);
}

const iso = (time: number): string => new Date(time).toISOString();

/** What changes in an event; the same in every language. */
export const wireState = ({ id, status, startsAt, score, progress, suspended, markets }: SportsEvent) => ({
  ...{ id, status, startsAt: iso(startsAt), score, progress, suspended },
  markets: markets.map((market) => ({
    ...market,
    selections: market.selections.map((selection) => ({
      ...selection,
      odds: selection.odds === null ? null : toOdds(selection.odds),
    })),
  })),
});

export type WireState = ReturnType<typeof wireState>;

export const leagueName = ({ id }: SportsEvent['league'], language: Language): string =>
  sportsbookTexts[language][`league-${id}`];

export const wireEvent = (event: SportsEvent, language: Language) => ({
  ...wireState(event),
  sport: event.league.sport,
  sportName: sportsbookTexts[language][event.league.sport],
  league: { id: event.league.id, name: leagueName(event.league, language) },
  home: event.home,
  away: event.away,
});

export const wireBet = (
  { id, stake, currency, status, possible, payout, placedAt, settledAt, legs }: Bet,
  find: (eventId: string) => SportsEvent | undefined,
) => ({
  ...{ id, status, currency },
  stake: toDecimal(stake, currency),
  possible: toDecimal(possible, currency),
  payout: toDecimal(payout, currency),
  placedAt: iso(placedAt),
  settledAt: settledAt === null ? null : iso(settledAt),
  legs: legs.map(({ selection, eventId, odds, line, status: legStatus }) => {
    const event = find(eventId);
    const names = event && { home: event.home, away: event.away, score: event.score, sport: event.league.sport };
    return { selection, eventId, line, odds: toOdds(odds), status: legStatus, event: names ?? null };
  }),
});

/** Why a bet was not placed, with what is to be changed. */
export function wireRejection(rejection: BetRejection, currency: string): object {
  if ('amount' in rejection)
    return { error: rejection.reason, amount: toDecimal(rejection.amount, currency), currency };
  if ('legs' in rejection)
    return {
      error: rejection.reason,
      legs: rejection.legs.map(({ selection, odds }) => ({ selection, odds: toOdds(odds) })),
    };
  return { error: rejection.reason };
}
