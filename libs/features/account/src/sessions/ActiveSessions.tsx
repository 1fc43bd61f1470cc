import { useLingui } from '@lingui/react/macro';
import type { IdentityProvider } from '@lobby/contracts';
import { graphql, toLobbyError, useMutation, useViewerQuery } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { HistoryRow, HistoryRows, RowSkeletons } from '@lobby/history';
import { showFeedback } from '@lobby/overlays';
import { useSentenceTime } from '@lobby/i18n';
import { Badge, Button, Card, Heading, Stack } from '@lobby/ui-kit';
import { useRef } from 'react';
import { useDeviceName, useSignInMethod } from './sessionTexts.ts';

/** A player has few sessions at a time. */
const mostSessions = 50;

const ActiveSessionsQuery = graphql(`
  query ActiveSessions($first: Int!) {
    viewer {
      id
      sessions(active: true, first: $first) {
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
            isCurrent
          }
        }
      }
    }
  }
`);

const EndSession = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id) {
      id
      endedAt
    }
  }
`);

/** Where the player is signed in now; any session but this one can be ended. */
export function ActiveSessions() {
  const { t } = useLingui();
  const [{ data, error }, refetch] = useViewerQuery({
    query: ActiveSessionsQuery,
    variables: { first: mostSessions },
    requestPolicy: 'cache-and-network',
  });
  const sessions = data?.viewer?.sessions.edges.map(({ node }) => node).filter(({ endedAt }) => endedAt === null);
  const title = t({ id: 'ACTIVE_SESSIONS', message: 'Signed in now' });
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="lg">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        {!sessions && error ? (
          <LoadFailed layout="plain" level={3} error={error} onRetry={refetch} />
        ) : (
          <HistoryRows name={title} busy={sessions === undefined}>
            {sessions?.map((session) => <ActiveSession key={session.id} {...session} />) ?? <RowSkeletons count={1} />}
          </HistoryRows>
        )}
      </Stack>
    </Card>
  );
}

interface ActiveSessionProps {
  id: string;
  startedAt: string;
  device: 'Desktop' | 'Mobile' | null;
  browser: string | null;
  system: string | null;
  identityProvider: IdentityProvider | null;
  isCurrent: boolean;
}

function ActiveSession({ id, startedAt, identityProvider, isCurrent, ...used }: ActiveSessionProps) {
  const { t } = useLingui();
  const sentenceTime = useSentenceTime();
  const deviceName = useDeviceName();
  const wayIn = useSignInMethod();
  const [{ fetching }, send] = useMutation(EndSession);
  const place = useRef<HTMLDivElement>(null);

  async function end() {
    const row = place.current?.closest('li');
    const neighbour = (row?.previousElementSibling ?? row?.nextElementSibling) as HTMLElement | null | undefined;
    const { data, error } = await send({ id });
    if (data) {
      // The row goes with its session, and the focus with it.
      const { activeElement, body } = document;
      if (activeElement === body || row?.contains(activeElement)) neighbour?.focus();
      return showFeedback({
        kind: 'success',
        namespace: 'history',
        message: t({ id: 'SESSION_ENDED', message: 'The session has ended: that device is signed out.' }),
      });
    }
    const isGone = error && toLobbyError(error).types.includes('SessionNotFound');
    showFeedback({
      kind: isGone ? 'info' : 'error',
      namespace: 'history',
      message: isGone
        ? t({ id: 'SESSION_GONE', message: 'This session had ended already.' })
        : t({ id: 'SESSION_NOT_ENDED', message: 'The session could not be ended. Please try again.' }),
    });
  }

  return (
    <HistoryRow
      title={deviceName(used)}
      note={
        <>
          <span>{t({ id: 'SESSION_SINCE', message: `Since ${sentenceTime(startedAt)}` })}</span>
          {identityProvider && <span>{` · ${wayIn(identityProvider)}`}</span>}
        </>
      }
      state={
        isCurrent ? (
          <Badge tone="success">{t({ id: 'SESSION_CURRENT', message: 'This device' })}</Badge>
        ) : (
          <div ref={place}>
            <Button
              size="sm"
              variant="secondary"
              loading={fetching}
              loadingLabel={t({ id: 'LOADING', message: 'Loading' })}
              onClick={() => void end()}
            >
              {t({ id: 'END_SESSION', message: 'End this session' })}
            </Button>
          </div>
        )
      }
    />
  );
}
