import { CONSENT_UPDATED, consent } from '@lobby/consent';
import { useLobby } from '@lobby/host';
import { useEffect } from 'react';
import { loadChat } from '../chat.ts';
import { loadClassic } from './loadClassic.ts';
import { useConditions } from './useConditions.ts';

/**
 * The classic widget with its own launcher (R-2-070). It keeps things in the browser as soon as it runs: by itself it is loaded only with
 * consent to preferences. Whoever has given none opens it from the menu.
 */
export function ClassicChat() {
  const { chat } = useLobby().settings;
  useConditions();
  useEffect(
    function loadWithConsent() {
      if (!chat) return undefined;
      const load = () => {
        if (consent.has('preferences')) loadChat(loadClassic(chat));
      };
      load();
      window.addEventListener(CONSENT_UPDATED, load);
      return () => window.removeEventListener(CONSENT_UPDATED, load);
    },
    [chat],
  );
  return null;
}
