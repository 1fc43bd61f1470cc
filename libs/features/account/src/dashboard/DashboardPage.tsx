import { useLingui } from '@lingui/react/macro';
import { useSessionStart } from '@lobby/auth';
import { graphql, useViewerQuery } from '@lobby/data';
import { PageTitle, Slot } from '@lobby/composition';
import { useSentenceTime } from '@lobby/i18n';
import { type PlayerInfo, useDetailedPlayer } from '@lobby/player';
import { platformClockOffset, useStore } from '@lobby/runtime';
import { Grid, Heading, PageHead, Skeleton, Stack, Text } from '@lobby/ui-kit';
import * as css from './dashboard.css.ts';
import { NextSteps } from './NextSteps.tsx';
import { PaymentTotals } from './PaymentTotals.tsx';
import { Verification } from './Verification.tsx';

/** `/profile/dashboard/`: who the player is to the platform, and what it waits for. */
export default function DashboardPage() {
  const { t } = useLingui();
  const player = useDetailedPlayer();
  const title = t({ id: 'PROFILE_OVERVIEW', message: 'Overview' });
  return (
    <Stack gap="xl">
      <PageTitle of={title} />
      <PageHead title={title} />
      {player ? (
        <>
          <PlayerCard player={player} />
          <NextSteps player={player} />
          <Grid column="md" gap="lg">
            <Verification player={player} />
            <PaymentTotals player={player} />
            <Slot name="profile.overview" />
          </Grid>
        </>
      ) : (
        <Placeholder />
      )}
    </Stack>
  );
}

/** As high as what follows is at least: on phones, the navigation is below it. */
function Placeholder() {
  return (
    <div aria-busy>
      <Stack gap="xl">
        <div className={css.placeholder}>
          <Skeleton shape="block" />
        </div>
        <div className={css.placeholder}>
          <Skeleton shape="block" />
        </div>
        <Grid column="md" gap="lg">
          {[0, 1, 2].map((place) => (
            <div key={place} className={css.detailsPlaceholder}>
              <Skeleton shape="block" />
            </div>
          ))}
        </Grid>
      </Stack>
    </div>
  );
}

const LastSignIn = graphql(`
  query LastSignIn {
    viewer {
      id
      lastSignInAt
    }
  }
`);

/** The player's name on the brand's gradient. */
function PlayerCard({ player }: { player: PlayerInfo }) {
  const { t } = useLingui();
  const sentenceTime = useSentenceTime();
  const startedAt = useSessionStart();
  // It is the device's, while days are the platform's.
  const offset = useStore(platformClockOffset);
  const [{ data }] = useViewerQuery({ query: LastSignIn });
  const lastSignInAt = data?.viewer?.lastSignInAt;
  const { firstName, lastName } = player.personalInfo ?? {};
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <div className={css.player}>
      <span aria-hidden className={css.initials}>
        {initialsOf(name || (player.email ?? ''))}
      </span>
      <Stack gap="xxs">
        <Heading level={2} size="h3">
          {name || player.email || t({ id: 'PROFILE_PLAYER', message: 'Player' })}
        </Heading>
        {name && player.email && <Text>{player.email}</Text>}
        {startedAt !== null && (
          <Text size="sm">
            {t({ id: 'PROFILE_SIGNED_IN', message: `Signed in since ${sentenceTime(startedAt + offset)}` })}
          </Text>
        )}
        {lastSignInAt && (
          <Text size="sm">
            {t({ id: 'PROFILE_LAST_SIGN_IN', message: `Last sign-in: ${sentenceTime(lastSignInAt)}` })}
          </Text>
        )}
      </Stack>
    </div>
  );
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}
