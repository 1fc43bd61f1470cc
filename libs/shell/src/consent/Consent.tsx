import { useLingui } from '@lingui/react/macro';
import { consent } from '@lobby/consent';
import { IsolatedBoundary, lazyOnce, useLobby } from '@lobby/composition';
import type { LobbySettings } from '@lobby/contracts';
import { reportError } from '@lobby/monitoring';
import { retryImport, useStore, whenIdle } from '@lobby/runtime';
import { useEffect, useState } from 'react';
import { useLanguageOffer } from '../navigation/languageOffer.ts';
import { timings } from '../timings.ts';

const PagePrompts = lazyOnce(() => import(/* group: prompts */ './PagePrompts.tsx'));
const CookiePreferences = lazyOnce(() => import(/* group: preferences */ './CookiePreferences.tsx'));

async function start(settings: LobbySettings): Promise<void> {
  // By itself, not with what each page loads once it is idle: frames name that.
  const { startWithPurposes } = await import('./purposesOf.ts');
  await startWithPurposes(settings);
}

/**
 * Requests consent, or what has been added since it was given, and offers another language, once the page is there; not over a game, which a
 * prompt would cover.
 */
export function PromptBanner({ canPrompt, canOffer = canPrompt }: { canPrompt: boolean; canOffer?: boolean }) {
  const { settings } = useLobby();
  const answered = useStore(consent.answered);
  const newPurposes = useStore(consent.newPurposes);
  const { offer, closeOffer } = useLanguageOffer();
  const [isChoosing, setIsChoosing] = useState(false);
  useEffect(
    function readRecordWhenIdle() {
      const unmounted = new AbortController();
      const { signal } = unmounted;
      const cancel = whenIdle(
        () => retryImport(() => start(settings), { signal, onFailure: reportError }).catch(() => undefined),
        { delay: timings.consentDelay },
      );
      return () => {
        cancel();
        unmounted.abort();
      };
    },
    [settings],
  );
  // Both at once: one that came later would push the other away from under a finger.
  const shownOffer = canOffer ? offer : null;
  const asksForNews = newPurposes.length > 0 ? 'news' : null;
  const asksFor = answered === false ? 'everything' : asksForNews;
  return (
    <>
      <IsolatedBoundary>
        {canPrompt && answered !== undefined && (asksFor !== null || shownOffer !== null) && (
          <PagePrompts
            offer={shownOffer}
            onCloseOffer={closeOffer}
            asksFor={asksFor}
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
  const { settings } = useLobby();
  const [isOpen, setIsOpen] = useState(false);
  async function open() {
    await start(settings);
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
