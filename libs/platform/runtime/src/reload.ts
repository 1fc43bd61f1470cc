import { session } from '@lobby/storage';

let holders = 0;

/** Keeps the document until the returned function is called: a payment or a round for real money is open in it. */
export function holdDocument(): () => void {
  let isHeld = true;
  holders += 1;
  return () => {
    if (isHeld) holders -= 1;
    isHeld = false;
  };
}

/** Files of code that could not be had when their import had failed. */
const missing = new Set<string>();

/**
 * Reloads the document because code of its build cannot be had: after a release the server may not have it any more.
 * Once per build and tab, as it may not help, and whenever a file that was missing is there again although its import
 * still fails: many browsers remember a module that failed for as long as the document lives. Not while the document is
 * held, while the player is typing, or while the server cannot be reached: the lobby would be gone.
 *
 * @param failure What the import was rejected with. Without the file's address in it, the document is reloaded once.
 */
export async function reloadForCode(failure?: unknown): Promise<void> {
  if (await isBack(fileOf(failure))) {
    if (isFree()) window.location.reload();
    return;
  }
  if (!mayReload() || !(await isReachable(window.location.pathname)) || !mayReload()) return;
  // Where the browser refuses to remember it, nothing would keep the next document from doing the same.
  if (session.write('reloadedBuild', currentBuild())) window.location.reload();
}

const isFree = (): boolean => navigator.onLine && holders === 0 && !isTyping();

const mayReload = (): boolean => isFree() && session.read('reloadedBuild') !== currentBuild();

/** The entry script, which is named after its content. */
const currentBuild = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;

/** Most browsers name the file in the message of a failed import. */
const fileOf = (failure: unknown): string | undefined =>
  failure instanceof TypeError ? /\bhttps?:\/\/\S+/.exec(failure.message)?.[0] : undefined;

async function isBack(file: string | undefined): Promise<boolean> {
  if (file === undefined) return false;
  if (await isReachable(file)) return missing.has(file);
  missing.add(file);
  return false;
}

/** `navigator.onLine` knows of the nearest network alone. */
async function isReachable(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(5000);
    return (await fetch(url, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
