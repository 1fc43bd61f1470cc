import { type DataClient, graphql, isNotOffered, networkOnly, useDataClient } from '@lobby/data';
import { inboxOf } from '@lobby/inbox';
import { showFeedbackOnce } from '@lobby/overlays';
import { reportError } from '@lobby/monitoring';
import { useSession } from '@lobby/player';
import { onBalanceUpdated } from '@lobby/money';
import { useStore } from '@lobby/runtime';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { paymentWatchMachine, type PaymentReport } from './paymentWatch.machine.ts';
import {
  endPayment,
  markPendingShown,
  mayBelongTo,
  watchedPayments,
  watchStoredPayments,
  type UnderWay,
} from './underWay.ts';
import { storeLastDeposit, usePaymentTexts } from './usePaymentReport.ts';

/** The transactions since a payment was sent: it has become the first one that is not another payment's. */
const PaymentOutcome = graphql(`
  query PaymentOutcome($type: PaymentTransactionType!, $since: DateTime!) {
    viewer {
      id
      now
      transactions(type: $type, range: { from: $since }, first: 10, descending: false) {
        edges {
          cursor
          node {
            id
            state
            amount
            currency
            createdAt
          }
        }
      }
    }
  }
`);

async function fetchReport(client: DataClient, payment: UnderWay): Promise<PaymentReport> {
  const { type, since } = payment;
  const { data, error } = await client.urql.query(PaymentOutcome, { type, since }, networkOnly).toPromise();
  // This platform offers no list of transactions: the balance alone shows the payment.
  if (isNotOffered(error)) return { transaction: null, age: Number.POSITIVE_INFINITY };
  if (!data?.viewer) throw error ?? new Error('The platform has not answered for this player.');
  const { now, transactions } = data.viewer;
  const own = transactions.edges.find(({ node }) => mayBelongTo(payment, node.createdAt));
  return { transaction: own?.node ?? null, age: Date.parse(now) - Date.parse(since) };
}

/** Shows what became of payments whose cashier is gone: left, reloaded, closed with its tab, or replaced by a bank's page. */
export default function PaymentWatch() {
  const { player } = useSession();
  const client = useDataClient();
  const payments = useStore(watchedPayments(client));
  const playerId = player?.id;
  useEffect(
    function watchThoseOfEarlierPages() {
      if (playerId !== undefined) watchStoredPayments(client, playerId);
    },
    [client, playerId],
  );
  return payments.map((payment) => <Watch key={payment.id} payment={payment} />);
}

function Watch({ payment }: { payment: UnderWay }) {
  const client = useDataClient();
  const inbox = inboxOf(client);
  const texts = usePaymentTexts(payment.type);
  const session = useRef<AbortController>(null);
  useEffect(function endMessages() {
    const controller = new AbortController();
    session.current = controller;
    return () => controller.abort();
  }, []);
  /** The payment stays stored until the message is on screen, which waits for overlays to close. */
  async function show(key: string, feedback: Parameters<typeof showFeedbackOnce>[1], onShown: () => void) {
    const { signal } = session.current ?? new AbortController();
    await showFeedbackOnce(key, feedback, signal);
    if (!signal.aborted) onShown();
  }

  const [, send] = useMachine(paymentWatchMachine, {
    input: {
      payment,
      fetchReport: (watched) => fetchReport(client, watched),
      showOutcome(transaction) {
        const isDone = transaction.state === 'Completed' || transaction.state === 'Initialized';
        if (isDone && payment.type === 'Deposit') storeLastDeposit(transaction);
        client.refetchTypes(['Wallet', 'PaymentTransaction']);
        const { id, amount, currency } = transaction;
        const { type } = payment;
        inbox.announce({ kind: 'payment', id, type, outcome: isDone ? 'accepted' : 'declined', amount, currency });
        const outcome = isDone ? texts.succeeded(transaction) : texts.declined();
        show(transaction.id, outcome, () => endPayment(client, payment)).catch(reportError);
      },
      showPending(transaction) {
        show(`${transaction.id} pending`, texts.pending(), () => markPendingShown(payment)).catch(reportError);
      },
      showUnknown() {
        inbox.announce({ kind: 'payment-lost', id: payment.id });
        show(payment.id, texts.unknown(), () => endPayment(client, payment)).catch(reportError);
      },
      giveUp: () => endPayment(client, payment),
    },
  });
  const check = useEffectEvent(() => send({ type: 'CHECK' }));
  useEffect(
    function checkAtOnce() {
      const stop = onBalanceUpdated(({ moneyType }) => {
        if (moneyType === payment.type) check();
      });
      const onOnline = () => check();
      window.addEventListener('online', onOnline);
      return () => {
        stop();
        window.removeEventListener('online', onOnline);
      };
    },
    [payment.type],
  );
  return null;
}
