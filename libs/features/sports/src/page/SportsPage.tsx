import { useLingui } from '@lingui/react/macro';
import { logoutReasons, type LogoutReason } from '@lobby/contracts';
import { graphql, useQuery } from '@lobby/data';
import { Block, PageTitle } from '@lobby/composition';
import { useMarket } from '@lobby/player';
import { useQueryParam } from '@lobby/routing';
import { Card, Container, Icon, InfoIcon, Inline, Stack, Status, Text, VisuallyHidden } from '@lobby/ui-kit';
import * as v from 'valibot';
import { Sportsbook } from '../sportsbook/Sportsbook.tsx';
import { TopSportsSkeleton } from '../block/TopSportsSkeleton.tsx';
import * as css from './SportsPage.css.ts';

/** With the fields of the blocks, which then read their own data from the cache by id. */
const SportsPageQuery = graphql(`
  query SportsPage($ipCountryCode: String) {
    root {
      contentBlocks(page: "sports", ipCountryCode: $ipCountryCode) {
        id
        type
        title
        subtitle
        text
        desktopImage
        mobileImage
        callToAction {
          type
          label
          url
        }
        startsAt
        endsAt
        termsAndConditions
      }
    }
  }
`);

/** `/sports/`: the operator's blocks in their order, then the sportsbook. */
export default function SportsPage() {
  const { t } = useLingui();
  const { ipCountryCode, isSettled } = useMarket();
  const [{ data, error }] = useQuery({ query: SportsPageQuery, variables: { ipCountryCode }, pause: !isSettled });
  const title = t({ id: 'SPORTS', message: 'Sports' });
  return (
    <Container>
      <PageTitle of={title} />
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <div className={css.page}>
        <Stack gap="xl">
          <SignedOut />
          {/* Without its blocks the page is whole: nothing is said of them. */}
          {!data && !error && <TopSportsSkeleton />}
          {data?.root.contentBlocks.map(({ id, type }, index) => (
            <Block key={id} id={id} type={type} index={index} />
          ))}
          <Sportsbook />
        </Stack>
      </div>
    </Container>
  );
}

const reasonSchema = v.picklist(logoutReasons);

/** Why the session has ended: in sports mode the player comes here, not to the login page (R-2-054). */
function SignedOut() {
  const { t } = useLingui();
  const [reason] = useQueryParam('logoutReason', reasonSchema);
  if (reason === null) return null;
  const reasons: Record<LogoutReason, string> = {
    SESSION_EXPIRED: t({ id: 'LOGOUT_SESSION_EXPIRED', message: 'Your session has ended. Please sign in again.' }),
    JWT_EXPIRED: t({
      id: 'LOGOUT_JWT_EXPIRED',
      message: 'You were signed out, because your session could not be renewed.',
    }),
    LOGGED_IN_FROM_ANOTHER_DEVICE: t({
      id: 'LOGOUT_OTHER_DEVICE',
      message: 'You were signed out, because you signed in on another device.',
    }),
  };
  return (
    <Status>
      <Card tone="raised" padding="sm">
        <Inline gap="sm">
          <Icon of={InfoIcon} />
          <Text weight="medium">{reasons[reason]}</Text>
        </Inline>
      </Card>
    </Status>
  );
}
