import { type DataClient, graphql, isNotOffered, networkOnly, useDataClient } from '@lobby/data';
import { showFeedbackOnce } from '@lobby/overlays';
import { reportError } from '@lobby/monitoring';
import { useSession } from '@lobby/player';
import { onBalanceUpdated } from '@lobby/money';
import { useStore } from '@lobby/runtime';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { paymentWatchMachine, type PaymentReport } from './paymentWatch.machine.ts';
import { endPayment, markPendingTold, mayBecome, watchedPayments, watchRemembered, type UnderWay } from './underWay.ts';
import { keepDeposit, usePaymentTexts } from './usePaymentReport.ts';

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

async function askFor(client: DataClient, payment: UnderWay): Promise<PaymentReport> {
  const { type, since } = payment;
  const { data, error } = await client.urql.query(PaymentOutcome, { type, since }, networkOnly).toPromise();
  // Nobody can tell of it: the balance alone does.
  if (isNotOffered(error)) return { transaction: null, age: Number.POSITIVE_INFINITY };
  if (!data?.viewer) throw error ?? new Error('The platform has not answered for this player.');
  const { now, transactions } = data.viewer;
  const own = transactions.edges.find(({ node }) => mayBecome(payment, node.createdAt));
  return { transaction: own?.node ?? null, age: Date.parse(now) - Date.parse(since) };
}

/** Tells what became of payments whose cashier is gone: left, reloaded, closed with its tab, or replaced by a bank's page. */
export default function PaymentWatch() {
  const { player } = useSession();
  const client = useDataClient();
  const payments = useStore(watchedPayments(client));
  const playerId = player?.id;
  useEffect(
    function takeUpEarlierPages() {
      if (playerId !== undefined) watchRemembered(client, playerId);
    },
    [client, playerId],
  );
  return payments.map((payment) => <Watch key={payment.id} payment={payment} />);
}

function Watch({ payment }: { payment: UnderWay }) {
  const client = useDataClient();
  const texts = usePaymentTexts(payment.type);
  const session = useRef<AbortController>(null);
  useEffect(function endTelling() {
    const controller = new AbortController();
    session.current = controller;
    return () => controller.abort();
  }, []);
  /** Remembered until it is on screen, which waits for overlays to close. */
  async function tell(key: string, feedback: Parameters<typeof showFeedbackOnce>[1], onTold: () => void) {
    const { signal } = session.current ?? new AbortController();
    await showFeedbackOnce(key, feedback, signal);
    if (!signal.aborted) onTold();
  }

  const [, send] = useMachine(paymentWatchMachine, {
    input: {
      payment,
      ask: (asked) => askFor(client, asked),
      tellOutcome(transaction) {
        const isDone = transaction.state === 'Completed' || transaction.state === 'Initialized';
        if (isDone && payment.type === 'Deposit') keepDeposit(transaction);
        client.refetchTypes(['Wallet', 'PaymentTransaction']);
        const outcome = isDone ? texts.succeeded(transaction) : texts.declined();
        tell(transaction.id, outcome, () => endPayment(client, payment)).catch(reportError);
      },
      tellPending(transaction) {
        tell(`${transaction.id} pending`, texts.pending(), () => markPendingTold(payment)).catch(reportError);
      },
      tellUnknown() {
        tell(payment.id, texts.unknown(), () => endPayment(client, payment)).catch(reportError);
      },
      forget: () => endPayment(client, payment),
    },
  });
  const ask = useEffectEvent(() => send({ type: 'ASK' }));
  useEffect(
    function askAtOnce() {
      const stop = onBalanceUpdated(({ moneyType }) => {
        if (moneyType === payment.type) ask();
      });
      const onOnline = () => ask();
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
