import { useLingui } from '@lingui/react/macro';
import { consent } from '@lobby/consent';
import { IsolatedBoundary, lazyOnce } from '@lobby/composition';
import { reportError } from '@lobby/monitoring';
import { retryImport, useStore, whenIdle } from '@lobby/runtime';
import { useEffect, useState } from 'react';
import { useLanguageOffer } from '../navigation/languageOffer.ts';
import { timings } from '../timings.ts';

const PagePrompts = lazyOnce(() => import('./PagePrompts.tsx'));
const CookiePreferences = lazyOnce(() => import('./CookiePreferences.tsx'));

/**
 * Requests consent, and offers another language, once the page is there; not over a game, which a prompt would cover.
 */
export function PromptBanner({ canPrompt, canOffer = canPrompt }: { canPrompt: boolean; canOffer?: boolean }) {
  const answered = useStore(consent.answered);
  const { offer, closeOffer } = useLanguageOffer();
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
  // Both at once: one that came later would push the other away from under a finger.
  const shownOffer = canOffer ? offer : null;
  return (
    <>
      <IsolatedBoundary>
        {canPrompt && answered !== undefined && (answered === false || shownOffer !== null) && (
          <PagePrompts
            offer={shownOffer}
            onCloseOffer={closeOffer}
            isConsentMissing={answered === false}
            onChooseCookies={() => setIsChoosing(true)}
          />
        )}
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
