import { useLingui } from '@lingui/react/macro';
import { reportError } from '@lobby/monitoring';
import { useRouteError } from '@lobby/routing';
import { Button, Icon, RefreshIcon, WarningIcon } from '@lobby/ui-kit';
import { useEffect } from 'react';
import { useErrorOverlay } from '../overlay/useErrorOverlay.ts';
import { Message } from './Message.tsx';
import { useRecovery } from './useRecovery.ts';

/**
 * A page that failed: the overlay of the error catalogue over a page that says the same and can be
 * tried again (R-8-022); it goes when the page comes. Works without the frame, which may be what failed.
 */
export function PageError() {
  const { t } = useLingui();
  const error = useRouteError();
  const title = t({ id: 'ERROR_TITLE', message: 'Error' });
  const text = t({ id: 'SOMETHING_WENT_WRONG', message: 'Something went wrong.' });
  const openAgain = useRecovery(error);
  const openErrorOverlay = useErrorOverlay();
  useEffect(
    function tell() {
      reportError(error);
      const gone = new AbortController();
      void openErrorOverlay({ signal: gone.signal });
      return () => gone.abort();
    },
    [error, openErrorOverlay],
  );
  function reload() {
    // Offline the browser would put its own page in place of the lobby; online some keep code that failed once.
    if (navigator.onLine) window.location.reload();
    else openAgain();
  }
  return (
    <Message
      mark={<Icon of={WarningIcon} size="xl" />}
      title={title}
      text={text}
      action={
        <Button icon={RefreshIcon} onClick={reload}>
          {t({ id: 'RELOAD', message: 'Reload' })}
        </Button>
      }
    />
  );
}
