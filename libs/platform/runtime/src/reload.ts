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

/**
 * Reloads the document because code of its build cannot be had: after a release the server may not have it any more,
 * and some browsers remember a module that failed. Once per build and tab, as it may not help; not while the document
 * is held, while the player is typing, or while the server cannot be reached: the lobby would be gone.
 */
export async function reloadForCode(): Promise<void> {
  if (!mayReload() || !(await isServerReachable()) || !mayReload()) return;
  // Where the browser refuses to remember it, nothing would keep the next document from doing the same.
  if (session.write('reloadedBuild', currentBuild())) window.location.reload();
}

const mayReload = (): boolean =>
  navigator.onLine && holders === 0 && !isTyping() && session.read('reloadedBuild') !== currentBuild();

/** The entry script, which is named after its content. */
const currentBuild = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;

/** `navigator.onLine` knows of the nearest network alone. */
async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(5000);
    return (await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
