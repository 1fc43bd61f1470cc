import { useLingui } from '@lingui/react/macro';
import { IsolatedBoundary, lazyOnce } from '@lobby/composition';
import { useQueryParam } from '@lobby/routing';
import { delayPhase, useIsLate } from '@lobby/runtime';
import { Spinner } from '@lobby/ui-kit';
import { useEffect } from 'react';
import * as css from './LoadingFallback.css.ts';
import { timings } from '../timings.ts';

const SlowPage = lazyOnce(() => import('./SlowPage.tsx'));

/**
 * Shown while the session is not known yet. `autoSignIn` in the query suppresses it, as the browser is about to
 * leave for the provider (R-2-058).
 */
export function LoadingFallback() {
  const { t } = useLingui();
  const [autoSignIn] = useQueryParam('autoSignIn');
  const isSlow = useIsLate(timings.slowPageDelay);
  useEffect(() => delayPhase('session'), []);

  const placeholder = autoSignIn === null && (
    <div className={css.room}>
      <Spinner label={t({ id: 'LOADING', message: 'Loading' })} />
    </div>
  );
  if (!isSlow) return placeholder;
  return (
    <IsolatedBoundary fallback={placeholder} errorFallback={placeholder}>
      <SlowPage />
    </IsolatedBoundary>
  );
}
