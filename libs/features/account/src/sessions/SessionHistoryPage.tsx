import { useLingui } from '@lingui/react/macro';
import { graphql } from '@lobby/data';
import { History, HistoryRow, type NodeOf, type PageOf } from '@lobby/history';
import { useDateFormat } from '@lobby/i18n';
import { build } from 'virtual:lobby-build';
import { ActiveSessions } from './ActiveSessions.tsx';
import { Passkeys } from './Passkeys.tsx';
import { useDeviceName, useDuration, useSignInMethod } from './sessionTexts.ts';

const SessionHistory = graphql(`
  query SessionHistory($range: DateTimeRange, $first: Int!, $after: String) {
    viewer {
      id
      history: sessions(active: false, range: $range, first: $first, after: $after) {
        totalCount
        edges {
          cursor
          node {
            id
            startedAt
            endedAt
            device
            browser
            system
            identityProvider
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

type Page = PageOf<typeof SessionHistory>;

/** `/profile/session-history/` (R-2-043): where the player is signed in now, with the means to end it, and was before. */
export default function SessionHistoryPage() {
  const { t } = useLingui();
  const deviceName = useDeviceName();
  const wayIn = useSignInMethod();
  return (
    <History
      title={t({ id: 'SESSION_HISTORY', message: 'Sign-ins' })}
      top={
        <>
          <ActiveSessions />
          {build.Keycloak && <Passkeys />}
        </>
      }
      heading={t({ id: 'SESSION_HISTORY_EARLIER', message: 'Earlier sign-ins' })}
      document={SessionHistory}
      Row={Row}
      csv={[
        [t({ id: 'CSV_SESSION_START', message: 'Start (UTC)' }), ({ startedAt }) => startedAt],
        [t({ id: 'CSV_SESSION_END', message: 'End (UTC)' }), ({ endedAt }) => endedAt],
        [t({ id: 'CSV_DEVICE', message: 'Device' }), deviceName],
        [
          t({ id: 'CSV_WAY_IN', message: 'Signed in' }),
          ({ identityProvider }) => (identityProvider ? wayIn(identityProvider) : ''),
        ],
      ]}
    />
  );
}

function Row({ node }: { node: NodeOf<Page> }) {
  const { startedAt, endedAt, identityProvider } = node;
  const { dateTime } = useDateFormat();
  const deviceName = useDeviceName();
  const duration = useDuration();
  const wayIn = useSignInMethod();
  return (
    <HistoryRow
      title={deviceName(node)}
      note={[
        endedAt ? `${dateTime(startedAt)} – ${dateTime(endedAt)}` : dateTime(startedAt),
        ...(identityProvider ? [wayIn(identityProvider)] : []),
      ].join(' · ')}
      amount={endedAt && duration(startedAt, endedAt)}
    />
  );
}
