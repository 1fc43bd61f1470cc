import { startConsentBanner } from '@lobby/consent';
import { reportError } from '@lobby/monitoring';
import { useLocale } from '@lobby/routing';
import { useEffect, useEffectEvent } from 'react';
import { useConsentTexts } from './useConsentTexts.ts';

/** Asks for consent once the page is there, in its language. */
export function ConsentBanner() {
  const locale = useLocale();
  const texts = useConsentTexts();
  const start = useEffectEvent(() => startConsentBanner(texts).catch(reportError));
  useEffect(
    function askWhenIdle() {
      const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
      idle(() => void start());
    },
    [locale],
  );
  return null;
}
