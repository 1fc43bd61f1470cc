import { startConsentBanner } from '@lobby/consent';
import { reportError } from '@lobby/monitoring';
import { useLocale } from '@lobby/routing';
import { whenIdle } from '@lobby/runtime';
import { useEffect, useEffectEvent } from 'react';
import { useConsentTexts } from './useConsentTexts.ts';

/** So much earlier, in ms, the page may ask for its own data. */
const headStart = 1000;

/** Asks for consent once the page is there, in its language; not over a game, which it would cover. */
export function ConsentBanner({ asks }: { asks: boolean }) {
  const locale = useLocale();
  const texts = useConsentTexts();
  const start = useEffectEvent(() => startConsentBanner(texts, asks).catch(reportError));
  useEffect(
    function askWhenIdle() {
      return whenIdle(() => void start(), { delay: headStart });
    },
    [locale, asks],
  );
  return null;
}
