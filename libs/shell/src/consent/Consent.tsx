import { useLingui } from '@lingui/react/macro';
import { consent } from '@lobby/consent';
import { IsolatedBoundary, lazyOnce } from '@lobby/composition';
import { reportError } from '@lobby/monitoring';
import { retryImport, useStore, whenIdle } from '@lobby/runtime';
import { useEffect, useState } from 'react';
import { timings } from '../timings.ts';

const ConsentPrompt = lazyOnce(() => import('./ConsentPrompt.tsx'));
const CookiePreferences = lazyOnce(() => import('./CookiePreferences.tsx'));

/** Requests consent once the page is there; not over a game, which the question would cover. */
export function ConsentBanner({ canPrompt }: { canPrompt: boolean }) {
  const answered = useStore(consent.answered);
  const [isChoosing, setIsChoosing] = useState(false);
  useEffect(function readRecordWhenIdle() {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const cancel = whenIdle(
      () => retryImport(consent.start, { signal, onFailure: reportError }).catch(() => undefined),
      { delay: timings.consentDelay },
    );
    return () => {
      cancel();
      unmounted.abort();
    };
  }, []);
  return (
    <>
      <IsolatedBoundary>
        {canPrompt && answered === false && <ConsentPrompt onChoose={() => setIsChoosing(true)} />}
      </IsolatedBoundary>
      <IsolatedBoundary>{isChoosing && <CookiePreferences onClosed={() => setIsChoosing(false)} />}</IsolatedBoundary>
    </>
  );
}

/** Opens the visitor's cookie choice again. */
export function CookieSettings({ className }: { className: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  async function open() {
    await consent.prepareChoice();
    setIsOpen(true);
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void open().catch(reportError)}>
        {t({ id: 'COOKIE_SETTINGS', message: 'Cookie settings' })}
      </button>
      <IsolatedBoundary>{isOpen && <CookiePreferences onClosed={() => setIsOpen(false)} />}</IsolatedBoundary>
    </>
  );
}
