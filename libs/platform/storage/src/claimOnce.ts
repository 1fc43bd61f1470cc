import { local } from './webStorage.ts';
import { timings } from './timings.ts';

/** Claims that are remembered. */
const MAX_CLAIMS = 200;

/**
 * True once for each key, in one tab of this browser, also after reloads and for the next session. For what is announced
 * to the player once, by whichever tab is visible. Browsers without locks, or that reject them, may announce it twice, in two tabs at the same moment.
 */
export async function claimOnce(key: string): Promise<boolean> {
  if (!globalThis.navigator?.locks) return claim(key);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  navigator.locks
    .request(`lobby-claim ${key}`, { ifAvailable: true }, (lock) => {
      // Another tab is about to claim it, or has just done so.
      const isGranted = lock !== null && claim(key);
      resolve(isGranted);
      return isGranted ? new Promise<void>((end) => setTimeout(end, timings.claimLockDuration)) : undefined;
    })
    // Where the browser refuses a lock, as where it has none: what nobody claims is never announced.
    .catch(() => resolve(claim(key)));
  return promise;
}

const claims = () => (local.read('claims') ?? []).filter(({ at }) => at > Date.now() - timings.claimLifetime);

function claim(key: string): boolean {
  const known = claims();
  if (known.some((entry) => entry.key === key)) return false;
  local.write('claims', [...known, { key, at: Date.now() }].slice(-MAX_CLAIMS));
  return true;
}
