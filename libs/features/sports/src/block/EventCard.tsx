import { useLingui } from '@lingui/react/macro';
import { type FragmentOf, graphql, readFragment } from '@lobby/data';
import { languageTag } from '@lobby/i18n';
import { Link, useLocale } from '@lobby/routing';
import { Badge, Card, Stack, Text, VisuallyHidden } from '@lobby/ui-kit';
import * as css from './EventCard.css.ts';

export const SportsEventFields = graphql(`
  fragment SportsEventFields on SportsEvent {
    id
    league
    startsAt
    isLive
    home
    away
    homeScore
    awayScore
    clock
    path
    selections {
      id
      outcome
      odds
      coupon
    }
  }
`);

/** As on any betting slip. */
const signs = { Home: '1', Draw: 'X', Away: '2' } as const;

/** An event: a link to its page in the sportsbook, and its odds, each a link that puts the selection on the bet slip. */
export function EventCard({ event }: { event: FragmentOf<typeof SportsEventFields> }) {
  const { t } = useLingui();
  const { time, odds } = useFormats();
  const { league, startsAt, isLive, home, away, homeScore, awayScore, clock, path, selections } = readFragment(
    SportsEventFields,
    event,
  );
  const names = { Home: home, Draw: t({ id: 'SPORTS_DRAW', message: 'Draw' }), Away: away };
  const sides = [
    { name: home, score: homeScore },
    { name: away, score: awayScore },
  ];
  return (
    <Card as="article">
      <Stack gap="md">
        <Link to="sports" query={{ page: path }} className={css.event}>
          <span className={css.head}>
            {isLive && (
              <Badge tone="danger" dot>
                {t({ id: 'SPORTS_LIVE', message: 'Live' })}
              </Badge>
            )}
            <Text as="span" size="sm" weight="medium" figures>
              {isLive ? clock : time(startsAt)}
            </Text>
            <span className={css.league}>
              <Text as="span" size="sm" tone="muted" truncate>
                {league}
              </Text>
            </span>
          </span>
          {sides.map(({ name, score }) => (
            <span key={name} className={css.side}>
              <Text as="span" weight="bold" truncate>
                {name}
              </Text>
              <Text as="span" weight="bold" figures>
                {score}
              </Text>
            </span>
          ))}
        </Link>
        <div
          role="group"
          aria-label={t({ id: 'SPORTS_ODDS', message: `Odds: ${home} – ${away}` })}
          className={css.odds}
        >
          {selections.map(({ id, outcome, odds: value, coupon }) => {
            const label = (
              <>
                <span className={css.sign}>{signs[outcome]}</span>
                <VisuallyHidden>{names[outcome]}</VisuallyHidden>
                <span className={css.value}>{value === null ? '–' : odds(value)}</span>
              </>
            );
            return value === null ? (
              <span key={id} className={css.suspended}>
                {label}
              </span>
            ) : (
              <Link key={id} to="sports" query={{ page: path, coupon }} className={css.choice}>
                {label}
              </Link>
            );
          })}
        </div>
      </Stack>
    </Card>
  );
}

/** Day and hour of a start in the visitor's time zone, and decimal odds. */
function useFormats() {
  const tag = languageTag(useLocale());
  const start = new Intl.DateTimeFormat(tag, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
  const decimal = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    time(value: string) {
      const date = new Date(value);
      return Number.isNaN(date.getTime()) ? '–' : start.format(date);
    },
    odds: (value: string) => decimal.format(value as `${number}`),
  };
}
