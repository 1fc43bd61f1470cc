import { useLingui } from '@lingui/react/macro';
import { regionalCodes, type PaymentTransactionType } from '@lobby/contracts';
import { useDataClient } from '@lobby/data';
import { closeOverlay, useLobby } from '@lobby/host';
import { useLocale } from '@lobby/routing';
import { Skeleton, Text } from '@lobby/ui-kit';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { DarkCashierLayout } from 'virtual:lobby-build';
import type { HostedCashierOptions } from '../hostedCashier.ts';
import { Unavailable } from '../quickDeposit/Unavailable.tsx';
import * as css from './CashierVisit.css.ts';
import { depositLogic } from './depositLogic.ts';
import { startSession } from './session.ts';
import { showHostedCashier } from './showHostedCashier.ts';
import { usePaymentReport } from './usePaymentReport.ts';

interface CashierVisitProps {
  method: PaymentTransactionType;
  /** Of the wallet. */
  currency: string;
  amount?: string;
  paymentMethod?: string;
  onDeposited?: () => void;
  /** Hears whether a payment is under way, which nothing may take off the screen. */
  onPaying?: (isPaying: boolean) => void;
}

/** One visit to the hosted cashier, from its session to its outcome, or to the player's leaving without one. */
export function CashierVisit({ method, currency, amount, paymentMethod, onDeposited, onPaying }: CashierVisitProps) {
  const { t } = useLingui();
  const client = useDataClient();
  const locale = useLocale();
  const { settings } = useLobby();
  const report = usePaymentReport(method);
  const [place] = useState(() => document.createElement('div'));

  const [logic] = useState(() =>
    depositLogic({
      startSession: () => startSession(client, method),
      showCashier(session, tell) {
        const options: HostedCashierOptions = {
          element: place,
          settings: settings.cashier,
          session,
          method: method === 'Deposit' ? 'deposit' : 'withdrawal',
          locale: regionalCodes[locale],
          theme: DarkCashierLayout ? 'dark' : 'light',
          title: t({ id: 'CASHIER', message: 'Cashier' }),
          amount,
          paymentMethod,
        };
        return showHostedCashier(options, tell);
      },
      onSuccess(payment) {
        report.success({ ...payment, currency: payment.currency ?? currency });
        if (method === 'Deposit') onDeposited?.();
        void closeOverlay('ok');
      },
      onDecline: report.decline,
      onPending: report.pending,
    }),
  );
  const [state, send, actor] = useMachine(logic);
  const isPaying = state.matches({ visiting: 'paying' });
  useEffect(() => onPaying?.(isPaying), [onPaying, isPaying]);
  const tellIfPaying = useEffectEvent(() => {
    if (!actor.getSnapshot().matches({ visiting: 'paying' })) return;
    report.left();
    client.refetchTypes(['Wallet']);
  });
  useEffect(function tellWhenLeft() {
    return () => tellIfPaying();
  }, []);

  if (state.matches('unavailable')) return <Unavailable retry={() => send({ type: 'RETRY' })} />;
  if (state.matches('refused')) {
    return (
      <div role="alert">
        <Text>
          {t({
            id: 'CASHIER_REFUSED',
            message: 'This is not possible with your account right now. Contact us to find out why.',
          })}
        </Text>
      </div>
    );
  }
  const ready = isPaying || state.matches({ visiting: 'ready' });
  return (
    <div className={css.visit} aria-busy={!ready}>
      {!ready && (
        <div className={css.loading}>
          <Skeleton shape="block" />
        </div>
      )}
      <div className={css.frame} ref={(frame) => void (frame !== place.parentNode && frame?.append(place))} />
    </div>
  );
}
