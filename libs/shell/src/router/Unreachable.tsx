import { useLingui } from '@lingui/react/macro';
import { openOverlay } from '@lobby/overlays';
import { reportError } from '@lobby/monitoring';
import { useSession } from '@lobby/player';
import { useEffect } from 'react';

/** Overlay for player data that cannot be loaded, with a retry; the session goes on. */
export function Unreachable() {
  const { t } = useLingui();
  const { retry } = useSession();
  const title = t({ id: 'ERROR_TITLE', message: 'Error' });
  const content = t({
    id: 'PLAYER_UNREACHABLE',
    message: 'Your account cannot be reached at the moment. You are still signed in.',
  });
  const okText = t({ id: 'TRY_AGAIN', message: 'Try again' });
  useEffect(
    function offerRetry() {
      const gone = new AbortController();
      openOverlay({ variant: 'action-error', title, content, okText }, gone.signal)
        .then((result) => {
          if (result === 'ok') retry();
        })
        .catch(reportError);
      return () => gone.abort();
    },
    [retry, title, content, okText],
  );
  return null;
}
