import { useLobby } from '@lobby/host';
import { useLocation } from '@lobby/routing';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Loading } from '../shared/Loading.tsx';
import { Unavailable } from '../shared/Unavailable.tsx';
import { CashierTabs } from './CashierTabs.tsx';
import { sendIfActive, type Access, type QuickDepositActor } from './quickDeposit.machine.ts';
import { SignInFirst } from './SignInFirst.tsx';
import { onCloseMessage, useReportSurroundings } from './surroundings.ts';
import { useAccess } from './useAccess.ts';

/** The content of the overlay: reports to the machine and shows its state. */
export function QuickDeposit({ actor }: { actor: QuickDepositActor }) {
  // A dialog that is closing keeps what it shows.
  const state = useSelector(
    actor,
    (snapshot) => snapshot,
    (_, next) => !next.matches('open'),
  );
  const { request, opened } = state.context;
  const { access, wallet, retry } = useAccess(request);
  const isStale = useIsMountedElsewhere(actor);
  useReportSurroundings(actor);
  useReportAccess(actor, access);
  useCloseOnMessage(actor);

  if (isStale) return null;
  if (state.matches({ open: 'cashier' }) && opened && wallet) {
    return (
      <CashierTabs
        opened={opened}
        request={request}
        wallet={wallet}
        depositBlock={state.matches({ open: { cashier: 'depositsBlocked' } }) ? blockOf(state.context.access) : null}
        send={(event) => sendIfActive(actor, event)}
      />
    );
  }
  if (state.matches({ open: { preparing: 'signInFirst' } })) return <SignInFirst />;
  if (state.matches({ open: { preparing: 'unavailable' } })) return <Unavailable retry={retry} />;
  const waitsForGuards = state.matches({ open: { preparing: 'waitingForGuards' } });
  return <Loading waitsFor={waitsForGuards ? 'guards' : 'answer'} retry={() => retry?.()} />;
}

const blockOf = (access: Access) => (access.status === 'known' ? access.depositBlock : null);

/**
 * Whether this content was mounted after the page below had changed, as by a change of the locale: the overlay
 * is about to close, and no payment may start in it.
 */
function useIsMountedElsewhere(actor: QuickDepositActor): boolean {
  const { pathname } = useLocation();
  const [isElsewhere] = useState(() => {
    const below = actor.getSnapshot().context.pathname;
    return below !== null && below !== pathname;
  });
  return isElsewhere;
}

function useReportAccess(actor: QuickDepositActor, access: Access): void {
  // A new object with each render: only a new content is reported.
  const content = JSON.stringify(access);
  const report = useEffectEvent(() => sendIfActive(actor, { type: 'ACCESS', access }));
  useEffect(() => report(), [actor, content]);
}

/** A message of this page or of the cashier closes the overlay (R-2-061). */
function useCloseOnMessage(actor: QuickDepositActor): void {
  const { origin } = useLobby().settings.cashier;
  useEffect(
    function listen() {
      return onCloseMessage([window.location.origin, origin], () => sendIfActive(actor, { type: 'CLOSE' }));
    },
    [actor, origin],
  );
}
