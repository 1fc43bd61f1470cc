import { startConsentBanner } from '@lobby/consent';
import { reportError } from '@lobby/monitoring';
import { useLocale } from '@lobby/routing';
import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../frame/whenIdle.ts';
import { useConsentTexts } from './useConsentTexts.ts';

/** Asks for consent once the page is there, in its language. */
export function ConsentBanner() {
  const locale = useLocale();
  const texts = useConsentTexts();
  const start = useEffectEvent(() => startConsentBanner(texts).catch(reportError));
  useEffect(
    function askWhenIdle() {
      return whenIdle(() => void start());
    },
    [locale],
  );
  return null;
}
