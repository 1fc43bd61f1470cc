import { useLingui } from '@lingui/react/macro';
import { regionalCodes, type PaymentTransactionType } from '@lobby/contracts';
import { useDataClient } from '@lobby/data';
import { useLobby } from '@lobby/host';
import { useLocale } from '@lobby/routing';
import { EmptyState, LockIcon, WarningIcon } from '@lobby/ui-kit';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { DarkCashierLayout, depositLimits } from 'virtual:lobby-build';
import * as css from '../shared/cashier.css.ts';
import { Loading, Unavailable } from '../shared/CashierStates.tsx';
import { cashierVisitMachine, startSession } from './cashierVisit.machine.ts';
import type { OpenHostedCashier } from './hostedCashier.ts';
import { SecondFactorRequired } from './SecondFactorRequired.tsx';
import { usePaymentReport } from './usePaymentReport.ts';

interface CashierVisitProps {
  transactionType: PaymentTransactionType;
  /** Of the wallet. */
  currency: string;
  amount?: string;
  paymentMethod?: string;
  onSuccess: () => void;
  /** Called when a payment is submitted, and when its outcome is known or the visit ends without one. */
  onPayingChange?: (isPaying: boolean) => void;
  /** Whether the visit is taken away by a block of the account, not left by the player. */
  isStopped?: () => boolean;
}

/** The hosted cashier from the start of its session to the outcome of a payment, or to the player's leaving. */
export function CashierVisit(props: CashierVisitProps) {
  const { transactionType, currency, amount, paymentMethod, onSuccess, onPayingChange, isStopped } = props;
  const { t } = useLingui();
  const client = useDataClient();
  const locale = useLocale();
  const { settings } = useLobby();
  const report = usePaymentReport(transactionType);
  const [container] = useState(() => document.createElement('div'));

  const [state, send, actor] = useMachine(cashierVisitMachine, {
    input: {
      startSession: () => startSession(client, transactionType),
      showCashier: (session, onEvent) =>
        openHostedCashier(
          {
            element: container,
            settings: settings.cashier,
            session,
            method: transactionType === 'Deposit' ? 'deposit' : 'withdrawal',
            locale: regionalCodes[locale],
            theme: DarkCashierLayout ? 'dark' : 'light',
            title: t({ id: 'CASHIER', message: 'Cashier' }),
            amount,
            paymentMethod,
          },
          onEvent,
        ),
      onSuccess(payment) {
        report.succeeded({ ...payment, currency: payment.currency ?? currency });
        onSuccess();
      },
      onDecline: report.declined,
      onPending: report.pending,
    },
  });
  const isPaying = state.matches({ visiting: 'paying' });
  const retry = () => send({ type: 'RETRY' });
  const reportPaying = useEffectEvent((paying: boolean) => onPayingChange?.(paying));
  useEffect(() => reportPaying(isPaying), [isPaying]);
  const reportAbandoned = useEffectEvent(() => {
    if (!actor.getSnapshot().matches({ visiting: 'paying' })) return;
    // Asked first: once the payment has ended, a block that has waited for it is in force, too.
    if (isStopped?.()) report.stopped();
    else report.abandoned();
    onPayingChange?.(false);
    client.refetchTypes(['Wallet']);
  });
  useEffect(function reportOnUnmount() {
    return () => reportAbandoned();
  }, []);

  if (state.matches('unavailable')) return <Unavailable retry={retry} />;
  if (state.matches('refused')) {
    const { refusal } = state.context;
    if (refusal?.requiredSignIn)
      return <SecondFactorRequired transactionType={transactionType} {...refusal.requiredSignIn} />;
    // Which limit, and the way to it, stands above the form.
    const isLimit = depositLimits && refusal?.types.includes('DepositLimitExceeded');
    return isLimit ? (
      <EmptyState
        layout="plain"
        level={3}
        role="alert"
        icon={LockIcon}
        title={t({ id: 'DEPOSIT_LIMIT_EXCEEDED', message: 'Your deposit limit is reached' })}
        text={t({ id: 'DEPOSIT_LIMIT_EXCEEDED_TEXT', message: 'Less is left of it than the smallest deposit.' })}
      />
    ) : (
      <EmptyState
        layout="plain"
        level={3}
        role="alert"
        icon={WarningIcon}
        title={t({ id: 'CASHIER_REFUSED', message: 'This is not possible with your account right now' })}
        text={t({ id: 'CASHIER_REFUSED_TEXT', message: 'Contact us to find out why.' })}
      />
    );
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

/** The payment provider's adapter, loaded on demand. */
const openHostedCashier: OpenHostedCashier = (options, onEvent) => {
  let close: (() => void) | null = null;
  let isClosed = false;
  import('./paymentiq/paymentiqCashier.ts').then(
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
