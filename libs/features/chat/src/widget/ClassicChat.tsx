import { CONSENT_UPDATED, consent } from '@lobby/consent';
import { useLobby } from '@lobby/composition';
import { useEffect, useMemo } from 'react';
import { loadChat } from '../chat.ts';
import { loadClassic } from './loadClassic.ts';
import { useConditions } from './useConditions.ts';

/**
 * The classic widget with its own launcher (R-2-070). It keeps things in the browser as soon as it runs: by itself it is loaded only with
 * consent, and not while something new is asked for: its launcher would cover the answers. Until then it is opened from the menu.
 */
export function ClassicChat() {
  const { chat } = useLobby().settings;
  const load = useMemo(() => chat && loadClassic(chat), [chat]);
  useEffect(
    function loadWithConsent() {
      if (!load) return undefined;
      const loadIfAllowed = () => {
        const isAnswered = consent.answered.get() === true && consent.newPurposes.get().length === 0;
        if (isAnswered && consent.allows('supportChat')) loadChat(load);
      };
      loadIfAllowed();
      window.addEventListener(CONSENT_UPDATED, loadIfAllowed);
      return () => window.removeEventListener(CONSENT_UPDATED, loadIfAllowed);
    },
    [load],
  );
  useConditions(load ?? null);
  return null;
}
