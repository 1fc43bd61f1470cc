import { local } from '@lobby/storage';
import type { ChatConditions } from './chatStore.ts';
import { timings } from './timings.ts';
import type { ChatWidget } from './widget/widget.ts';

type Who = Pick<ChatConditions, 'session' | 'isPlayer' | 'generateToken'>;

/**
 * Logs the player in at the vendor, and out with the session (R-4-055). The vendor keeps a conversation in the browser: the session it
 * belongs to is remembered, so that a page that comes after its end logs it out.
 */
export function createIdentity(
  widget: Pick<ChatWidget, 'login' | 'logout'>,
  onUnknown: (isUnknown: boolean) => void,
): { follow: (who: Who) => void; retry: () => void } {
  let who: Who | null = null;
  /** Session that this page has logged in. */
  let current: string | null = null;
  /** Session that the vendor could not be notified of: not again by itself. */
  let failed: string | null = null;
  /** Session that this page has logged out. */
  let ended: string | null = null;
  let forgetting: ReturnType<typeof setTimeout> | undefined;

  /** The chat goes on anonymously. */
  function fail(session: string) {
    if (current !== session) return;
    failed = session;
    current = null;
    onUnknown(true);
  }

  function login(session: string) {
    clearTimeout(forgetting);
    current = session;
    ended = null;
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

  function logout(session: string) {
    current = null;
    failed = null;
    ended = session;
    // The vendor does not say when it is done: a page that is left before leaves it to the next one.
    clearTimeout(forgetting);
    forgetting = setTimeout(() => {
      if (local.read('chatSession') === session) local.remove('chatSession');
    }, timings.logoutTime);
    onUnknown(false);
    widget.logout();
  }

  function follow(next: Who) {
    who = next;
    const { session, isPlayer } = next;
    // Another tab may have removed the entry.
    const last = current ?? local.read('chatSession');
    if (last !== null && last !== session && last !== ended) logout(last);
    if (isPlayer && session !== null && session !== current && session !== failed) login(session);
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
