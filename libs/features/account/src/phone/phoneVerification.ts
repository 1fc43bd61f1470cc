import { createStore, type ReadableStore } from '@lobby/runtime';
import { cookies, onCookiesChanged } from '@lobby/storage';

/** Changes of this tab, which hears of those of other tabs alone. */
const skips = createStore(0);

/** Whether the player has put the verification off for this session, in any tab. */
export const phoneVerificationSkip: ReadableStore<boolean> = {
  get: () => cookies.get('skipOptionalPhoneVerification', { mayLag: true }) !== null,
  subscribe(listener) {
    const ends = [skips.subscribe(listener), onCookiesChanged(listener)];
    return () => {
      for (const end of ends) end();
    };
  },
};

/** The cookie goes with the browser's session, and with the player's. */
export function skipPhoneVerification(): void {
  cookies.set('skipOptionalPhoneVerification', 'true');
  skips.set(skips.get() + 1);
}
