import { useGuards, useGuardsReady } from '@lobby/host';
import { useLocation } from '@lobby/routing';
import { useEffect } from 'react';
import * as v from 'valibot';
import { sendIfActive, type QuickDepositActor } from './quickDeposit.machine.ts';

/** Reports the page on screen and the guards to the machine. */
export function useReportSurroundings(actor: QuickDepositActor): void {
  const { pathname } = useLocation();
  const { anyActive } = useGuards();
  const isReady = useGuardsReady();
  const guards = anyActive ? 'active' : isReady ? 'ready' : 'pending';
  useEffect(
    function reportPage() {
      sendIfActive(actor, { type: 'PAGE', pathname });
    },
    [actor, pathname],
  );
  useEffect(
    function reportGuards() {
      sendIfActive(actor, { type: 'GUARDS', guards });
    },
    [actor, guards],
  );
}

const closeMessage = v.union([v.literal('closeQuickDeposit'), v.object({ type: v.literal('closeQuickDeposit') })]);

/** Calls back when a window message from one of the origins asks to close quick deposit (R-2-061, A-072). */
export function onCloseMessage(origins: readonly string[], close: () => void): () => void {
  function receive({ data, origin }: MessageEvent<unknown>) {
    if (origins.includes(origin) && v.is(closeMessage, data)) close();
  }
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}
