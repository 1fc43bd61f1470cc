import { useLingui } from '@lingui/react/macro';
import { regionalCodes, type PaymentTransactionType } from '@lobby/contracts';
import { useDataClient } from '@lobby/data';
import { useLobby } from '@lobby/composition';
import { inboxOf } from '@lobby/inbox';
import { showFeedback } from '@lobby/overlays';
import { useSession } from '@lobby/player';
import { useLocale, useOrigin, usePath } from '@lobby/routing';
import { importOnce } from '@lobby/runtime';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { build } from 'virtual:lobby-build';
import type { MethodChoice } from '../methods/paymentMethods.ts';
import { beginPayment, settlePayment, markPendingShown, watchPayment, type UnderWay } from '../payments/underWay.ts';
import { storeLastDeposit, usePaymentTexts } from '../payments/usePaymentReport.ts';
import * as css from '../shared/cashier.css.ts';
import { Loading, Unavailable } from '../shared/CashierStates.tsx';
import { cashierVisitMachine, openCashierSession, requiredSignInOf } from './cashierVisit.machine.ts';
import type { OpenHostedCashier } from './hostedCashier.ts';
import { Rejected } from './Rejected.tsx';
import { SecondFactorRequired } from './SecondFactorRequired.tsx';

interface CashierVisitProps {
  transactionType: PaymentTransactionType;
  /** Of the wallet. */
  currency: string;
  amount?: string;
  /** What it opens on; null: its own list of methods. */
  choice: MethodChoice | null;
  onSuccess: () => void;
  /** Called when a payment is submitted, and when its outcome is known or the visit ends without one. */
  onPayingChange?: (isPaying: boolean) => void;
  /** Whether the visit is taken away by a block of the account, not left by the player. */
  isStopped?: () => boolean;
}

/** The hosted cashier from the start of its session to the outcome of a payment, or to the player's leaving. */
export function CashierVisit(props: CashierVisitProps) {
  const { transactionType, currency, amount, choice, onSuccess, onPayingChange, isStopped } = props;
  const { t } = useLingui();
  const client = useDataClient();
  const locale = useLocale();
  const pathTo = usePath();
  const origin = useOrigin();
  const { player } = useSession();
  const { settings } = useLobby();
  const texts = usePaymentTexts(transactionType);
  const [container] = useState(() => document.createElement('div'));
  /** The platform's clock, which a device's may differ from. */
  const platformTime = useRef(() => new Date());
  const sent = useRef<UnderWay>(null);

  function settle() {
    if (sent.current) settlePayment(client, sent.current, platformTime.current());
    sent.current = null;
  }

  const [state, send, actor] = useMachine(cashierVisitMachine, {
    input: {
      startSession: () => openCashierSession(client, transactionType),
      showCashier(session, onEvent) {
        const receivedAt = performance.now();
        platformTime.current = () => new Date(Date.parse(session.startedAt) + performance.now() - receivedAt);
        return openHostedCashier(
          {
            element: container,
            settings: settings.cashier,
            session,
            method: transactionType === 'Deposit' ? 'deposit' : 'withdrawal',
            locale: regionalCodes[locale],
            theme: build.DarkCashierLayout ? 'dark' : 'light',
            title: t({ id: 'CASHIER', message: 'Cashier' }),
            amount,
            paymentMethod: choice?.method,
            accountId: choice?.accountId,
            returnUrl: origin + pathTo('lobby'),
          },
          onEvent,
        );
      },
      onSubmit() {
        if (player) sent.current ??= beginPayment(player.id, transactionType, platformTime.current());
      },
      onRetract: settle,
      onSuccess(payment) {
        const paid = { ...payment, currency: payment.currency ?? currency };
        if (transactionType === 'Deposit') storeLastDeposit(paid);
        const { id = crypto.randomUUID() } = sent.current ?? {};
        settle();
        if (paid.amount)
          inboxOf(client).announce({
            kind: 'payment',
            id,
            type: transactionType,
            outcome: 'accepted',
            amount: paid.amount,
            currency: paid.currency,
          });
        showFeedback(texts.succeeded(paid));
        client.refetchTypes(['PaymentTransaction']);
        onSuccess();
      },
      onDecline() {
        settle();
        showFeedback(texts.declined());
      },
      onPending() {
        if (sent.current && transactionType === 'Deposit') watchPayment(client, markPendingShown(sent.current));
        else settle();
        sent.current = null;
        showFeedback(texts.pending());
        client.refetchTypes(['PaymentTransaction']);
      },
    },
  });
  const isPaying = state.matches({ visiting: 'paying' });
  const retry = () => send({ type: 'RETRY' });
  const reportPaying = useEffectEvent((paying: boolean) => onPayingChange?.(paying));
  useEffect(() => reportPaying(isPaying), [isPaying]);
  const reportAbandoned = useEffectEvent(() => {
    if (!actor.getSnapshot().matches({ visiting: 'paying' })) return;
    // Checked first: once the payment has ended, a block that waited for it applies as well.
    showFeedback(isStopped?.() ? texts.stopped() : texts.abandoned());
    onPayingChange?.(false);
    client.refetchTypes(['Wallet']);
    if (sent.current) watchPayment(client, sent.current);
  });
  useEffect(function reportOnUnmount() {
    return () => reportAbandoned();
  }, []);

  if (state.matches('unavailable')) return <Unavailable retry={retry} />;
  if (state.matches('rejected')) {
    const { rejection } = state.context;
    const requiredSignIn = rejection && requiredSignInOf(rejection);
    if (requiredSignIn) return <SecondFactorRequired transactionType={transactionType} {...requiredSignIn} />;
    return <Rejected types={rejection?.types ?? []} />;
  }
  const isLoading = state.matches('starting') || state.matches({ visiting: 'loading' });
  return (
    <div className={css.visit} aria-busy={isLoading}>
      {isLoading && (
        <div className={css.loading}>
          <Loading waitsFor="answer" retry={retry} />
        </div>
      )}
      <div className={css.frame} ref={(frame) => void (frame !== container.parentNode && frame?.append(container))} />
    </div>
  );
}

const loadCashier = importOnce(() => import('./paymentiq/paymentiqCashier.ts'));

/** The payment provider's adapter, loaded on demand. */
const openHostedCashier: OpenHostedCashier = (options, onEvent) => {
  let close: (() => void) | null = null;
  let isClosed = false;
  loadCashier().then(
    ({ openPaymentiqCashier }) => {
      if (!isClosed) close = openPaymentiqCashier(options, onEvent);
    },
    () => onEvent({ type: 'LOAD_FAILED' }),
  );
  return () => {
    isClosed = true;
    close?.();
  };
};
