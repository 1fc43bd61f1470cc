import { useConditions } from './useConditions.ts';

/** Follows the page for the chat behind the lobby's button. Nothing of the vendor's is loaded before a press. */
export function MessengerChat() {
  useConditions();
  return null;
}
