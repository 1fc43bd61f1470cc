import { useLingui } from '@lingui/react/macro';
import { openOverlay } from '@lobby/host';
import { reportError } from '@lobby/monitoring';
import { useRouteError } from '@lobby/routing';
import { Button, Icon, RefreshIcon, WarningIcon } from '@lobby/ui-kit';
import { useEffect } from 'react';
import { Message } from './Message.tsx';

/**
 * A page that failed: the overlay of the error catalogue over a page that says the same and can be
 * tried again (R-8-022). Works without the frame, which may be what failed.
 */
export function PageError() {
  const { t } = useLingui();
  const error = useRouteError();
  const title = t({ id: 'ERROR_TITLE', message: 'Error' });
  const text = t({ id: 'SOMETHING_WENT_WRONG', message: 'Something went wrong.' });
  useEffect(
    function tell() {
      reportError(error);
      // Without the overlay's own code the page below still says it.
      openOverlay({ variant: 'error', title, content: text }).catch(reportError);
    },
    [error, title, text],
  );
  return (
    <main>
      <Message
        mark={<Icon of={WarningIcon} size="xl" />}
        title={title}
        text={text}
        action={
          <Button icon={RefreshIcon} onClick={() => window.location.reload()}>
            {t({ id: 'RELOAD', message: 'Reload' })}
          </Button>
        }
      />
    </main>
  );
}
