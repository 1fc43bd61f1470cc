import { useLobby } from '@lobby/composition';
import { useMemo } from 'react';
import { loadMessenger } from './loadMessenger.ts';
import { useConditions } from './useConditions.ts';

/** Follows the page for the chat behind the lobby's button. Nothing of the vendor's is loaded before a press. */
export function MessengerChat() {
  const { chat } = useLobby().settings;
  const load = useMemo(() => chat && loadMessenger(chat), [chat]);
  useConditions(load ?? null);
  return null;
}
