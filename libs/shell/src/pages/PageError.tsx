import { useLingui } from '@lingui/react/macro';
import { reportError } from '@lobby/monitoring';
import { useRouteError } from '@lobby/routing';
import { Button, EmptyState, RefreshIcon, WarningIcon } from '@lobby/ui-kit';
import { isReachable } from '@lobby/runtime';
import { useEffect } from 'react';
import { useErrorOverlay } from '../overlay/useErrorOverlay.ts';
import { useRecovery } from './useRecovery.ts';

/**
 * Error element of a page: the error overlay (R-8-022) above a page with the same text and a reload button. The
 * overlay closes when the page recovers. Does not need the frame, which may be what failed.
 */
export function PageError() {
  const { t } = useLingui();
  const error = useRouteError();
  const title = t({ id: 'ERROR_TITLE', message: 'Error' });
  const text = t({ id: 'SOMETHING_WENT_WRONG', message: 'Something went wrong.' });
  const openAgain = useRecovery(error);
  const openErrorOverlay = useErrorOverlay();
  useEffect(
    function report() {
      reportError(error);
      const gone = new AbortController();
      void openErrorOverlay({ signal: gone.signal });
      return () => gone.abort();
    },
    [error, openErrorOverlay],
  );
  async function reload() {
    // Offline, a reload would replace the lobby by the browser's error page; online it is needed, as some
    // browsers cache a failed module.
    if (navigator.onLine || (await isReachable())) window.location.reload();
    else openAgain();
  }
  return (
    <>
      <title>{title}</title>
      <EmptyState
        layout="page"
        icon={WarningIcon}
        title={title}
        text={text}
        actions={
          <Button icon={RefreshIcon} onClick={() => void reload()}>
            {t({ id: 'RELOAD', message: 'Reload' })}
          </Button>
        }
      />
    </>
  );
}
