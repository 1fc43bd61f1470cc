import * as v from 'valibot';

const closeMessage = v.union([v.literal('closeQuickDeposit'), v.object({ type: v.literal('closeQuickDeposit') })]);

/** Calls back when a window message from one of the origins asks to close quick deposit (R-2-061, A-072). */
export function onCloseMessage(origins: readonly string[], close: () => void): () => void {
  function receive({ data, origin }: MessageEvent<unknown>) {
    if (origins.includes(origin) && v.is(closeMessage, data)) close();
  }
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}
