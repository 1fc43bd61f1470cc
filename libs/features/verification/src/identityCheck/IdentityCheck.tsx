import { useLingui } from '@lingui/react/macro';
import { useDataClient } from '@lobby/data';
import { LoadFailed, NotOffered } from '@lobby/fallbacks';
import { languageTag } from '@lobby/i18n';
import type { PlayerInfo } from '@lobby/player';
import { useLocale } from '@lobby/routing';
import { importOnce } from '@lobby/runtime';
import { Card, Progress, Stack, Text } from '@lobby/ui-kit';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import * as css from './identity.css.ts';
import { identityCheckMachine, startKycSession, type OpenIdentityCheck } from './identityCheck.machine.ts';
import { IdentityResult } from './IdentityResult.tsx';
import { MissingVerifications } from './MissingVerifications.tsx';

const loadSumsub = importOnce(() => import('./sumsub.ts'));

/** The provider's check, by `identityCheckMachine`: its frame, what goes on in it, and how it ended. */
export function IdentityCheck({ check }: { check: PlayerInfo['kycCheckStatus'] }) {
  const { t } = useLingui();
  const client = useDataClient();
  const locale = useLocale();
  const [container] = useState(() => document.createElement('div'));
  const [state, send] = useMachine(identityCheckMachine, {
    input: {
      startSession: () => startKycSession(client),
      openCheck: (session, onEvent) => {
        const options = {
          element: container,
          title: t({ id: 'IDENTITY_CHECK', message: 'Identity check' }),
          language: languageTag(locale),
        };
        return openLazily(async () => (await loadSumsub()).openSumsub(options), session, onEvent);
      },
      onDecided: () => client.refetchTypes(['Player']),
    },
  });

  if (state.matches('unreachable')) {
    return (
      <LoadFailed
        title={t({ id: 'IDENTITY_UNREACHABLE', message: 'The check cannot be reached right now' })}
        text={t({ id: 'IDENTITY_UNREACHABLE_TEXT', message: 'What you have handed in already is not lost.' })}
        onRetry={() => send({ type: 'RETRY' })}
      />
    );
  }
  if (state.matches('notOffered')) return <NotOffered />;
  if (state.matches('approved')) return <IdentityResult result="approved" />;
  if (state.matches('rejected')) return <IdentityResult result="rejected" />;
  if (state.matches('notRequired')) return <IdentityResult result="notRequired" />;

  const isInReview = state.matches({ checking: { progress: 'inReview' } });
  const isLoading = state.matches('starting') || state.matches({ checking: { progress: 'loading' } });
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Text>
          {t({
            id: 'IDENTITY_PARTNER',
            message: 'A partner of ours looks at your documents, in its own window below.',
          })}
        </Text>
        {!isInReview && <MissingVerifications check={check} />}
        <div role="status">
          {state.matches({ checking: { progress: 'retrying' } }) && (
            <Text weight="medium">
              {t({ id: 'IDENTITY_RETRY', message: 'This was not enough yet. Please go on below and try again.' })}
            </Text>
          )}
          {isInReview && (
            <Text weight="medium">
              {t({
                id: 'IDENTITY_IN_REVIEW',
                message: 'What you sent is being looked at. You may leave this page; it will tell you the result.',
              })}
            </Text>
          )}
        </div>
      </Stack>
      {isLoading && (
        <Card>
          <Progress label={t({ id: 'IDENTITY_LOADING', message: 'Opening the check' })} />
        </Card>
      )}
      <div
        className={css.frame}
        aria-busy={isLoading}
        ref={(frame) => void (frame !== container.parentNode && frame?.append(container))}
      />
    </Stack>
  );
}

/** The provider's SDK comes with its first use. */
function openLazily(
  load: () => Promise<OpenIdentityCheck>,
  ...[session, onEvent]: Parameters<OpenIdentityCheck>
): ReturnType<OpenIdentityCheck> {
  let check: ReturnType<OpenIdentityCheck> | null = null;
  let isClosed = false;
  load().then(
    (open) => {
      if (!isClosed) check = open(session, onEvent);
    },
    () => onEvent({ type: 'FAILED' }),
  );
  return {
    renew: (accessToken) => check?.renew(accessToken),
    close() {
      isClosed = true;
      check?.close();
    },
  };
}
