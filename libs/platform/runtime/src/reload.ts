import { session } from '@lobby/storage';
import { head } from './reachability.ts';
import { timings } from './timings.ts';

let preventers = 0;
/** The reload that was due while it was prevented. */
let reloadWhenFree: (() => void) | undefined;

/** Prevents the reload until the returned function is called: a payment, a round or an upload, say, would be lost with it. */
export function preventReload(): () => void {
  let isActive = true;
  preventers += 1;
  return () => {
    if (isActive) preventers -= 1;
    isActive = false;
    // In a task of its own: an overlay, say, may follow another.
    if (preventers === 0 && reloadWhenFree) setTimeout(reloadWhenFree);
  };
}

/** Files of code that could not be had when their import had failed. */
const missing = new Set<string>();

/**
 * Reloads the document because code of its build cannot be had: after a release the server may not have it any more.
 * Once per build and tab, as it may not help; after a minute again if a file that was missing is there and its import
 * still fails, as many browsers remember a module that failed for as long as the document lives. Not while it
 * is prevented, but once it is no more; nor while the player is typing or busy in a frame, or while the server cannot be reached: the lobby would
 * be gone.
 *
 * @param failure What the import was rejected with. Where it does not name the file, the document is reloaded once.
 * @param isNeeded Whether the code is still missing once the server has answered: another attempt may have had it by then.
 */
export async function reloadForCode(failure?: unknown, isNeeded = () => true): Promise<void> {
  reloadWhenFree = undefined;
  const isBack = await isFileAvailableAgain(failure);
  if (preventers > 0) reloadWhenFree = () => void reloadForCode(failure, isNeeded);
  if (!mayReload(isBack) || !(await isThere(window.location.pathname)) || !mayReload(isBack)) return;
  if (!isNeeded()) return;
  // Where the browser refuses to remember it, nothing would keep the next document from doing the same.
  if (session.write('codeReload', { build: currentBuild(), at: Date.now() })) window.location.reload();
}

/** Requests the file of a failed import, and remembers it if it is missing. Resolves to whether it was before and is there now. */
export async function isFileAvailableAgain(failure: unknown): Promise<boolean> {
  const file = failure instanceof TypeError ? fileIn(failure.message) : undefined;
  if (file === undefined) return false;
  if (await isThere(file)) return missing.has(file);
  missing.add(file);
  return false;
}

/** Most browsers name the file that they could not import. */
const fileIn = (message: string): string | undefined => /\bhttps?:\/\/\S+/.exec(message)?.[0];

/** Whether nothing would be lost with the document. */
export const isReloadSafe = (): boolean => preventers === 0 && !isBusy();

function mayReload(isBack: boolean): boolean {
  if (!isReloadSafe()) return false;
  const last = session.read('codeReload');
  return last?.build !== currentBuild() || (isBack && Date.now() - last.at > timings.reloadInterval);
}

/** The entry script, which is named after its content. */
const currentBuild = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

const isBusy = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable], iframe') ?? false;

const isThere = async (url: string): Promise<boolean> => (await head(url))?.ok ?? false;
