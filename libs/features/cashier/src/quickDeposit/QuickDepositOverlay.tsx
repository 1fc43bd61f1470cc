import { useLingui } from '@lingui/react/macro';
import { Slot, useLobby } from '@lobby/composition';
import { useFrameMessages } from '@lobby/frames';
import { loginPathFrom, useDestination, useLocale, useLocation, usePathname, useNavigate } from '@lobby/routing';
import { Button, Stack, Text } from '@lobby/ui-kit';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { Loading, Unavailable, Unchecked } from '../shared/CashierStates.tsx';
import { CashierTabs } from './CashierTabs.tsx';
import { sendIfActive } from './currentQuickDeposit.ts';
import type { Access, QuickDepositActor } from './quickDeposit.machine.ts';
import { useAccess } from './useAccess.ts';
import { useReportChecks } from './useReportChecks.ts';

/** The content of the overlay, and below it the way to support for whoever gets stuck. */
export function QuickDepositOverlay({ actor }: { actor: QuickDepositActor }) {
  return (
    <Stack gap="lg">
      <Content actor={actor} />
      <Slot name="dialog.help" props={{ close: () => sendIfActive(actor, { type: 'CLOSE' }) }} />
    </Stack>
  );
}

/** The window's name is that of the tab on screen: a player who may not deposit begins with the withdrawal. */
export function QuickDepositTitle({ actor }: { actor: QuickDepositActor }) {
  const { t } = useLingui();
  const isWithdrawal = useSelector(
    actor,
    ({ context }) => (context.opened?.mode ?? context.request.mode) === 'withdraw',
  );
  const title = isWithdrawal
    ? t({ id: 'WITHDRAW', message: 'Withdraw' })
    : t({ id: 'QUICK_DEPOSIT', message: 'Deposit' });
  // Another text is another element: a browser that translates the page does not follow a text that changes.
  return <span key={String(isWithdrawal)}>{title}</span>;
}

/** Reports to the machine and shows its state. */
function Content({ actor }: { actor: QuickDepositActor }) {
  // A dialog that is closing keeps what it shows.
  const state = useSelector(
    actor,
    (snapshot) => snapshot,
    (_, next) => !next.matches('open'),
  );
  const { request, opened } = state.context;
  const { access, wallet, retry } = useAccess(request);
  const isStale = useIsMountedElsewhere(actor);
  useReportPage(actor);
  useReportChecks(actor);
  useReportAccess(actor, access);
  useCloseOnMessage(actor);

  if (isStale) return null;
  if (state.matches({ open: 'cashier' }) && opened && wallet) {
    return (
      <CashierTabs
        opened={opened}
        request={request}
        wallet={wallet}
        depositBlock={isBlocked(state) ? blockOf(state.context.access) : null}
        checks={state.matches({ open: { cashier: 'depositWaiting' } }) ? state.context.checks : 'ready'}
        isDepositStopped={() => isBlocked(actor.getSnapshot())}
        retry={retry}
        send={(event) => sendIfActive(actor, event)}
      />
    );
  }
  if (state.matches({ open: { preparing: 'signInFirst' } })) return <SignInFirst />;
  if (state.matches({ open: { preparing: 'unavailable' } }))
    return blockOf(state.context.access) === 'unknown' ? <Unchecked retry={retry} /> : <Unavailable retry={retry} />;
  const waitsForChecks = state.matches({ open: { preparing: 'waitingForChecks' } });
  return <Loading waitsFor={waitsForChecks ? 'checks' : 'answer'} retry={() => retry?.()} />;
}

const isBlocked = (state: SnapshotFrom<QuickDepositActor>) => state.matches({ open: { cashier: 'depositsBlocked' } });
const blockOf = (access: Access) => (access.status === 'known' ? access.depositBlock : null);

/** Quick deposit for a visitor, or for a player whose session has just ended; sign-in returns to this page. */
function SignInFirst() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const location = useLocation();
  const locale = useLocale();
  return (
    <Stack gap="lg">
      <Text>{t({ id: 'DEPOSIT_SIGN_IN', message: 'Sign in to deposit.' })}</Text>
      <Button block onClick={() => void navigate(loginPathFrom(location, locale))}>
        {t({ id: 'SIGN_IN', message: 'Sign In' })}
      </Button>
    </Stack>
  );
}

/**
 * Whether this content was mounted after the page below had changed, as by a change of the locale: the overlay
 * is about to close, and no payment may start in it.
 */
function useIsMountedElsewhere(actor: QuickDepositActor): boolean {
  const destination = useDestination();
  const [isElsewhere] = useState(() => {
    const below = actor.getSnapshot().context.pathname;
    return below !== null && below !== destination().pathname;
  });
  return isElsewhere;
}

/**
 * Reports the page below to the machine: the one that the player has gone to, which may still be loading. Rendering
 * it is no change of the page.
 */
function useReportPage(actor: QuickDepositActor): void {
  const pathname = usePathname();
  const destination = useDestination();
  const report = useEffectEvent(() => sendIfActive(actor, { type: 'PAGE', pathname: destination().pathname }));
  useEffect(() => report(), [actor, pathname]);
}

function useReportAccess(actor: QuickDepositActor, access: Access): void {
  // A new object with each render: only a new content is reported.
  const content = JSON.stringify(access);
  const report = useEffectEvent(() => sendIfActive(actor, { type: 'ACCESS', access }));
  useEffect(() => report(), [actor, content]);
}

const closeMessage = v.union([v.literal('closeQuickDeposit'), v.object({ type: v.literal('closeQuickDeposit') })]);

/** A message of this page or of the cashier closes the overlay (R-2-061, A-072). */
function useCloseOnMessage(actor: QuickDepositActor): void {
  const { origin: cashierOrigin } = useLobby().settings.cashier;
  useFrameMessages({
    frame: 'any',
    origins: [window.location.origin, cashierOrigin],
    schema: closeMessage,
    onMessage: () => sendIfActive(actor, { type: 'CLOSE' }),
  });
}
