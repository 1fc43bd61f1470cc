import { useOverlay, type OverlayVariant } from '@lobby/overlays';
import { parseDepositAddress, routeOf, useLocation, usePathname, useRemoveQuery } from '@lobby/routing';
import { reportError } from '@lobby/monitoring';
import { importOnce, useStore } from '@lobby/runtime';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import PaymentWatch from '../payments/PaymentWatch.tsx';
import { currentQuickDeposit, sendIfActive } from './currentQuickDeposit.ts';
import type { QuickDepositActor } from './quickDeposit.machine.ts';
import { useReportChecks } from './useReportChecks.ts';

const loadQuickDeposit = importOnce(() => import(/* group: deposit */ './openQuickDeposit.tsx'));

/** Background task of every signed-in page: opens quick deposit from the address, and reports to one that is not on screen. */
export default function QuickDepositTask() {
  const current = useStore(currentQuickDeposit);
  useOpenFromAddress();
  useCleanAddress();
  useEffect(function endWithSession() {
    return () => {
      const ended = currentQuickDeposit.get();
      if (ended) sendIfActive(ended.actor, { type: 'SESSION_ENDED' });
    };
  }, []);
  return (
    <>
      <PaymentWatch />
      {current && <PendingQuickDeposit actor={current.actor} />}
    </>
  );
}

/** While the overlay is open, its content reports. */
function PendingQuickDeposit({ actor }: { actor: QuickDepositActor }) {
  const isPending = useSelector(actor, (state) => state.matches('pending'));
  return isPending && <Surroundings actor={actor} />;
}

function Surroundings({ actor }: { actor: QuickDepositActor }) {
  const pathname = usePathname();
  useReportChecks(actor);
  useEffect(
    function reportPage() {
      sendIfActive(actor, { type: 'PAGE', pathname });
    },
    [actor, pathname],
  );
  return null;
}

function useOpenFromAddress(): void {
  const { pathname, search } = useLocation();
  const route = routeOf(pathname);
  // The pages of the cashier open it themselves, over the lobby.
  const { request, opensItself } = parseDepositAddress(search);
  const opens = opensItself && route !== 'deposit' && route !== 'withdraw';
  const open = useEffectEvent(() => {
    loadQuickDeposit().then(({ openQuickDeposit }) => openQuickDeposit(request), reportError);
  });
  useEffect(
    function openOnce() {
      if (opens) open();
    },
    [opens],
  );
}

/** Removed from the address when quick deposit or source of wealth closes (R-2-063). */
const quickDepositParams = [
  'autoSubmit',
  'paymentMethod',
  'amount',
  'currency',
  'preselectedChallengeId',
  'autoSignIn',
  'locale',
] as const;

const variantsWithParams: ReadonlySet<OverlayVariant> = new Set(['quick-deposit', 'sow']);

/** The parameters leave the address with the overlay, however it was closed (R-2-063, A-076). */
function useCleanAddress(): void {
  const { isOpen, overlay } = useOverlay();
  const removeQuery = useRemoveQuery();
  const shown = isOpen ? overlay : null;
  const previous = useRef(shown);
  const clean = useEffectEvent(() => removeQuery(quickDepositParams));
  useEffect(
    function cleanOnClose() {
      const closed = previous.current;
      previous.current = shown;
      if (closed && closed !== shown && variantsWithParams.has(closed.variant)) clean();
    },
    [shown],
  );
}
