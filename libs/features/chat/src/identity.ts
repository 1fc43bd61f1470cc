import { local } from '@lobby/storage';
import type { ChatConditions } from './chatStore.ts';
import type { ChatWidget } from './widget/widget.ts';

type Who = Pick<ChatConditions, 'session' | 'generateToken'>;

/**
 * Logs the player in at the vendor, and out with the session (R-4-055). The vendor keeps a conversation in the browser: the session it
 * belongs to is remembered, so that whoever comes next is logged out of it, even where no page with the chat saw the session end.
 */
export function createIdentity(
  widget: Pick<ChatWidget, 'login' | 'logout'>,
  onUnknown: (isUnknown: boolean) => void,
): { follow: (who: Who) => void; retry: () => void } {
  let who: Who | null = null;
  /** Session that this page has logged in. */
  let current: string | null = null;
  /** Session that the vendor could not be told of: not again by itself. */
  let failed: string | null = null;

  /** The chat goes on anonymously. */
  function fail(session: string) {
    if (current !== session) return;
    failed = session;
    current = null;
    onUnknown(true);
  }

  function login(session: string) {
    current = session;
    local.write('chatSession', session);
    const isCurrent = () => current === session && who?.session === session;
    async function getToken(): Promise<string | null> {
      if (!who || !isCurrent()) return null;
      try {
        const token = await who.generateToken();
        return isCurrent() ? token : null;
      } catch {
        // Its cause may name the player.
        if (isCurrent()) console.error('Error generating token');
        fail(session);
        return null;
      }
    }
    widget.login(getToken, () => fail(session));
  }

  function logout() {
    current = null;
    failed = null;
    local.remove('chatSession');
    onUnknown(false);
    widget.logout();
  }

  function follow(next: Who) {
    who = next;
    const { session } = next;
    const last = local.read('chatSession');
    if (last !== null && last !== session) logout();
    if (session !== null && session !== current && session !== failed) login(session);
  }

  return {
    follow,
    /** With the player's next press. */
    retry() {
      if (failed === null || !who) return;
      failed = null;
      onUnknown(false);
      follow(who);
    },
  };
}
