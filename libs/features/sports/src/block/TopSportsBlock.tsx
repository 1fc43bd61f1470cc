import { useLingui } from '@lingui/react/macro';
import type { BlockProps } from '@lobby/contracts';
import { graphql, useQuery } from '@lobby/data';
import { useNearViewport } from '@lobby/composition';
import { usePlayBlock, useSession } from '@lobby/player';
import { Link, useEntryScroll } from '@lobby/routing';
import { ButtonLink, Carousel, Heading } from '@lobby/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { EventCard, SportsEventFields } from './EventCard.tsx';
import { TopSportsSkeleton } from './TopSportsSkeleton.tsx';
import { timings } from '../timings.ts';

const TopSportsQuery = graphql(
  `
    query TopSports($id: ID!, $first: Int!) {
      root {
        contentBlock(id: $id) {
          id
          title
        }
        topSportsEvents(blockId: $id, first: $first) {
          id
          ...SportsEventFields
        }
      }
    }
  `,
  [SportsEventFields],
);

const MOST_EVENTS = 12;

/** TOP_SPORTS: the next events with their odds, each a link into the sportsbook. Nothing where there are none. */
export default function TopSportsBlock({ id }: BlockProps) {
  const { t } = useLingui();
  const [place, isNear] = useNearViewport();
  const [{ data, error }, refetch] = useQuery({ query: TopSportsQuery, variables: { id, first: MOST_EVENTS } });
  // It would be advertising to somebody on a break.
  const isBlocked = usePlayBlock() !== null;
  const isUnknown = useSession().status === 'LOADING';
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch();
  });
  useEffect(
    function followEvents() {
      if (!isNear) return undefined;
      const timer = setInterval(() => refresh(), timings.eventsRefreshInterval);
      return () => clearInterval(timer);
    },
    [isNear],
  );
  const followScroll = useEntryScroll('top sports');
  if (isBlocked) return null;
  if (!data && error) return null;
  if (!data || isUnknown) return <TopSportsSkeleton />;
  const { contentBlock, topSportsEvents: events } = data.root;
  if (events.length === 0) return null;
  return (
    <div ref={place}>
      <Carousel
        size="lg"
        followScroll={followScroll}
        heading={<Heading level={2}>{contentBlock?.title ?? t({ id: 'TOP_SPORTS', message: 'Top events' })}</Heading>}
        action={
          <ButtonLink variant="ghost" size="sm" render={<Link to="sports" />}>
            {t({ id: 'TOP_SPORTS_ALL', message: 'All events' })}
          </ButtonLink>
        }
        previousLabel={t({ id: 'PREVIOUS_EVENTS', message: 'Previous events' })}
        nextLabel={t({ id: 'NEXT_EVENTS', message: 'Next events' })}
      >
        {events.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </Carousel>
    </div>
  );
}
