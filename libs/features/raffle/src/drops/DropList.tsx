import { useLingui } from '@lingui/react/macro';
import { LoadFailed } from '@lobby/fallbacks';
import { Link, loginPathFrom, useLocale, useLocation } from '@lobby/routing';
import { ButtonLink, EmptyState, Grid, SectionHead, SignInIcon, Stack, TicketIcon } from '@lobby/ui-kit';
import { useId } from 'react';
import { DropCard, DropCardSkeleton } from './DropCard.tsx';
import { useDrops } from './useDrops.ts';

type Drops = ReturnType<typeof useDrops>;

/** The drops of the hour, the day and the week, with the player's tickets. */
export function DropList({ drops }: { drops: Drops }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Stack as="section" gap="lg" aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t({ id: 'RAFFLE_DROPS_TITLE', message: 'Drops' })}
        note={t({ id: 'RAFFLE_DROPS_NOTE', message: 'Three raffles, each with a pot of its own.' })}
      />
      <Cards {...drops} />
      {!drops.hasTickets && <SignIn />}
    </Stack>
  );
}

function Cards({ status, drops, next, tickets, at, thrillpots, hasTickets, retry }: Drops) {
  const { t } = useLingui();
  if (status === 'failed')
    return (
      <LoadFailed
        level={3}
        title={t({ id: 'RAFFLE_FAILED_TITLE', message: 'The drops did not load' })}
        onRetry={retry}
      />
    );
  if (status === 'loading') {
    return (
      <Grid column="sm">
        {['hourly', 'daily', 'weekly'].map((type) => (
          <DropCardSkeleton key={type} />
        ))}
      </Grid>
    );
  }
  if (drops.length === 0 || !thrillpots) {
    return (
      <EmptyState
        level={3}
        icon={TicketIcon}
        title={t({ id: 'RAFFLE_NO_DROPS_TITLE', message: 'No drops right now' })}
        text={t({ id: 'RAFFLE_NO_DROPS_TEXT', message: 'The next one is on its way. Come back soon.' })}
      />
    );
  }
  return (
    <Grid as="ul" column="sm">
      {drops.map((drop) => (
        <li key={drop.type}>
          <DropCard
            drop={drop}
            isNext={drop.type === next?.type}
            tickets={hasTickets ? tickets[drop.type] : undefined}
            at={at}
            thrillpots={thrillpots}
          />
        </li>
      ))}
    </Grid>
  );
}

/** For visitors, who have no tickets. */
function SignIn() {
  const { t } = useLingui();
  const location = useLocation();
  const locale = useLocale();
  return (
    <Stack align="start">
      <ButtonLink
        variant="secondary"
        icon={SignInIcon}
        render={<Link to={loginPathFrom(location, locale) as `/${string}`} />}
      >
        {t({ id: 'RAFFLE_SIGN_IN', message: 'Sign in to see your tickets' })}
      </ButtonLink>
    </Stack>
  );
}
