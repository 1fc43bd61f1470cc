import { useLingui } from '@lingui/react/macro';
import { openOverlay } from '@lobby/host';
import { reportError } from '@lobby/monitoring';
import { useRouteError } from '@lobby/routing';
import { Button, Icon, RefreshIcon, WarningIcon } from '@lobby/ui-kit';
import { useEffect } from 'react';
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
  useEffect(
    function tell() {
      reportError(error);
      // Without the overlay's own code the page below still says it.
      const gone = new AbortController();
      openOverlay({ variant: 'error', title, content: text }, gone.signal).catch(reportError);
      return () => gone.abort();
    },
    [error, title, text],
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
