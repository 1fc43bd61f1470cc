import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { PageTitle } from '@lobby/composition';
import { Link } from '@lobby/routing';
import { useClockSync } from '@lobby/runtime';
import { BannerSkeleton, ButtonLink, CalendarIcon, Container, EmptyState, Stack } from '@lobby/ui-kit';
import { useMemo } from 'react';
import { calendarOf, phaseOf, todaysDoor } from '../calendar.ts';
import { CalendarQuery, type WireCalendar } from '../calendarQuery.ts';
import { DoorDialog } from '../doors/DoorDialog.tsx';
import { DoorGrid, DoorGridSkeleton } from '../doors/DoorGrid.tsx';
import { useDoor } from '../doors/useDoor.ts';
import { usePlatformTime } from '../usePlatformTime.ts';
import * as css from './CalendarPage.css.ts';
import { Ended } from './Ended.tsx';
import { Hero } from './Hero.tsx';
import { Rules } from './Rules.tsx';

/** `/christmas-2024/`: a door with a prize for each day until Christmas (R-2-019, A-068). */
export default function CalendarPage() {
  const { t } = useLingui();
  // Other devices open doors as well, and the time of an answer is of use while it is new.
  const [{ data, error }, refetch] = useQuery({
    query: CalendarQuery,
    variables: { id: 'christmas-2024' },
    requestPolicy: 'network-only',
  });
  const calendar = data?.root.calendar;
  useClockSync(calendar?.now);
  return (
    <Container>
      <PageTitle of={t({ id: 'CALENDAR', message: 'Christmas calendar' })} />
      <div className={css.page}>
        {calendar && <Calendar wire={calendar} />}
        {data && !calendar && (
          <EmptyState
            level={1}
            icon={CalendarIcon}
            title={t({ id: 'CALENDAR_NONE', message: 'There is no calendar at the moment' })}
            text={t({ id: 'CALENDAR_NONE_TEXT', message: 'When there is one, the menu leads to it.' })}
            actions={
              <ButtonLink variant="secondary" render={<Link to="lobby" />}>
                {t({ id: 'GO_TO_LOBBY', message: 'Go to the lobby' })}
              </ButtonLink>
            }
          />
        )}
        {!data && !error && <CalendarSkeleton />}
        {!data && error && <LoadFailed level={1} error={error} onRetry={refetch} />}
      </div>
    </Container>
  );
}

function Calendar({ wire }: { wire: WireCalendar }) {
  const calendar = useMemo(() => calendarOf(wire), [wire]);
  const now = usePlatformTime(calendar);
  const visit = useDoor();
  return (
    <Stack gap="xl">
      <Hero calendar={calendar} now={now} />
      {phaseOf(calendar, now) === 'ended' ? (
        <Ended calendar={calendar} now={now} visit={visit} />
      ) : (
        <>
          <div className={css.doors}>
            <DoorGrid doors={calendar.doors} today={todaysDoor(calendar, now)} now={now} visit={visit} />
          </div>
          <Rules calendar={calendar} />
        </>
      )}
      <DoorDialog visit={visit} doors={calendar.doors} />
    </Stack>
  );
}

const CalendarSkeleton = () => (
  <div aria-busy>
    <Stack gap="xl">
      <BannerSkeleton />
      <div className={css.doors}>
        <DoorGridSkeleton />
      </div>
    </Stack>
  </div>
);
