import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useDateFormat } from '@lobby/i18n';
import { useSession } from '@lobby/player';
import { Link, loginPathFrom, useLocale, useLocation } from '@lobby/routing';
import { deviceTime, platformClockOffset, useStore } from '@lobby/runtime';
import { Banner, BannerPicture, ButtonLink, Countdown } from '@lobby/ui-kit';
import { type Calendar, nextMoment, phaseOf } from '../calendar.ts';
import { Scene } from './Scene.tsx';
import * as css from './CalendarPage.css.ts';

interface HeroProps {
  calendar: Calendar;
  /** The platform's time. */
  now: number;
}

/** What the calendar is about now, and the time until something changes. */
export function Hero({ calendar, now }: HeroProps) {
  const { t } = useLingui();
  const { status } = useSession();
  const text = useHeroText(calendar, now);
  const next = nextMoment(calendar, now);
  const isVisitor = status === 'LOGGED_OUT';
  return (
    <Banner
      level={1}
      title={t({ id: 'CALENDAR', message: 'Christmas calendar' })}
      text={text}
      art={calendar.pictures ? <BannerPicture {...calendar.pictures} first /> : <Scene />}
      actions={
        next !== null && (
          <>
            <TimeLeft calendar={calendar} now={now} until={next} />
            {isVisitor && <SignIn />}
          </>
        )
      }
    />
  );
}

function useHeroText(calendar: Calendar, now: number): string {
  const { t } = useLingui();
  const { date } = useDateFormat();
  const days = calendar.doors.length;
  // The last moment of the last day, not the first of the day after.
  const end = date(calendar.endsAt - 1);
  const start = date(calendar.startsAt);
  const opened = calendar.doors.filter(({ isOpened }) => isOpened).length;
  switch (phaseOf(calendar, now)) {
    case 'before':
      return t({
        id: 'CALENDAR_BEFORE',
        message: plural(days, {
          one: `# door, and a prize behind it. It opens on ${start}.`,
          other: `# doors, and a prize behind each. The first one opens on ${start}.`,
        }),
      });
    case 'during':
      return t({ id: 'CALENDAR_DURING', message: `Open today’s door, and those that you have missed, until ${end}.` });
    case 'ended':
      return opened === 0
        ? t({
            id: 'CALENDAR_ENDED',
            message: `This calendar ended on ${end}. Its doors stay closed. See what is on now.`,
          })
        : t({
            id: 'CALENDAR_ENDED_OPENED',
            message: `This calendar ended on ${end}. You have opened ${opened} of its ${days} doors.`,
          });
  }
}

function TimeLeft({ calendar, now, until }: HeroProps & { until: number }) {
  const { t } = useLingui();
  const offset = useStore(platformClockOffset);
  const label =
    until === calendar.endsAt
      ? t({ id: 'CALENDAR_ENDS_IN', message: 'The calendar ends in' })
      : now < calendar.startsAt
        ? t({ id: 'CALENDAR_STARTS_IN', message: 'The first door opens in' })
        : t({ id: 'CALENDAR_NEXT_IN', message: 'The next door opens in' });
  const units = {
    days: t({ id: 'COUNTDOWN_DAYS', message: 'days' }),
    hours: t({ id: 'COUNTDOWN_HOURS', message: 'hrs' }),
    minutes: t({ id: 'COUNTDOWN_MINUTES', message: 'min' }),
    seconds: t({ id: 'COUNTDOWN_SECONDS', message: 'sec' }),
  };
  return (
    <div className={css.countdown}>
      <span aria-hidden>{label}</span>
      <Countdown now={deviceTime} until={until - offset} label={label} units={units} />
    </div>
  );
}

function SignIn() {
  const { t } = useLingui();
  const login = loginPathFrom(useLocation(), useLocale()) as `/${string}`;
  return (
    <ButtonLink size="lg" render={<Link to={login} />}>
      {t({ id: 'CALENDAR_SIGN_IN', message: 'Sign in to open doors' })}
    </ButtonLink>
  );
}
