import { useLingui } from '@lingui/react/macro';
import { useAuthState } from '@lobby/auth';
import { graphql, idempotent, useClient } from '@lobby/data';
import { useChecks } from '@lobby/checks';
import { showFeedback, useOverlay } from '@lobby/overlays';
import { languageTag } from '@lobby/i18n';
import { reportError } from '@lobby/monitoring';
import { useSession } from '@lobby/player';
import { routeOf, useLocale, usePathname } from '@lobby/routing';
import { useStore } from '@lobby/runtime';
import { useEffect, useEffectEvent } from 'react';
import { endChat, endStaleSession } from '../chat.ts';
import { chatStore, conditionsStore, type LoadWidget } from '../chatStore.ts';

const GenerateZendeskToken = graphql(`
  mutation GenerateZendeskToken {
    generateZendeskToken {
      token
    }
  }
`);

/** Whether the chat may be on this page now (R-2-069). */
export function useIsChatHidden(): boolean {
  const route = routeOf(usePathname());
  const { anyActive } = useChecks();
  return route === 'sports' || anyActive;
}

/**
 * Tells the chat who is here and what the page allows, and the player what has gone wrong with it.
 * @param load for a session that has ended and is not logged out yet; a stable function
 */
export function useConditions(load: LoadWidget | null): void {
  const client = useClient();
  const { status, id } = useSession();
  const locale = languageTag(useLocale());
  // A dialog would leave it on screen, where nothing of it can be pressed.
  const isCovered = useOverlay().isOpen;
  const isHidden = useIsChatHidden() || isCovered;
  const { isEnding } = useAuthState();
  const session = status === 'LOGGED_OUT' || isEnding ? null : id;
  const isPlayer = status === 'LOGGED_IN';
  useEffect(
    function tellChat() {
      conditionsStore.set({
        ...{ session, isPlayer, locale, isHidden },
        async generateToken() {
          const { data, error } = await client.mutation(GenerateZendeskToken, {}, idempotent).toPromise();
          if (!data || error) throw error ?? new Error('The platform gave no token.');
          return data.generateZendeskToken.token;
        },
      });
    },
    [client, session, isPlayer, locale, isHidden],
  );
  useEffect(
    function endOtherSession() {
      if (load) endStaleSession(load).catch(reportError);
    },
    [load, session],
  );
  useEffect(() => endChat, []);
  useProblems();
}

function useProblems(): void {
  const { t } = useLingui();
  const { status, isUnknown } = useStore(chatStore);
  const hasFailed = status === 'failed';
  const tellFailure = useEffectEvent(() =>
    showFeedback({
      kind: 'error',
      namespace: 'chat',
      message: t({ id: 'CHAT_FAILED', message: 'The live chat cannot be reached right now. Please try again.' }),
    }),
  );
  useEffect(
    function sayFailure() {
      if (hasFailed) tellFailure();
    },
    [hasFailed],
  );
  const tellUnknown = useEffectEvent(() =>
    showFeedback({
      kind: 'warning',
      namespace: 'chat',
      message: t({
        id: 'CHAT_AS_GUEST',
        message:
          'You are chatting as a guest: your account could not be confirmed. Open the chat again to try once more.',
      }),
    }),
  );
  useEffect(
    function sayGuest() {
      if (isUnknown) tellUnknown();
    },
    [isUnknown],
  );
}
