import { useLingui } from '@lingui/react/macro';
import { useQueryParam } from '@lobby/routing';
import { Spinner } from '@lobby/ui-kit';
import * as css from './LoadingFallback.css.ts';

/**
 * In place of a page while it is not known yet who looks at it; `autoSignIn` in the query suppresses
 * it, since the page is about to be left (R-2-058).
 */
export function LoadingFallback() {
  const { t } = useLingui();
  const [autoSignIn] = useQueryParam('autoSignIn');
  if (autoSignIn !== null) return null;
  return (
    <div className={css.room}>
      <Spinner label={t({ id: 'LOADING', message: 'Loading' })} />
    </div>
  );
}
