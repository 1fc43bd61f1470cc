import type { DataClient } from '@lobby/data';
import { local } from '@lobby/storage';
import { beginPayment, settlePayment, watchedPayments, watchStoredPayments } from './underWay.ts';

it('a payment whose outcome the cashier shows is no longer watched, nor after a reload', () => {
  const client = { ended: new AbortController().signal } as DataClient;
  const sentAt = new Date('2026-11-20T12:00:00Z');
  const [settled, other] = [beginPayment('p1', 'Deposit', sentAt), beginPayment('p1', 'Withdrawal', sentAt)];
  const ids = () =>
    watchedPayments(client)
      .get()
      .map(({ id }) => id);
  // The watch, whose code has come while the cashier is still on screen.
  watchStoredPayments(client, 'p1');
  expect(ids()).toEqual([settled.id, other.id]);

  settlePayment(client, settled, new Date('2026-11-20T12:01:00Z'));
  expect(ids()).toEqual([other.id]);
  expect(JSON.stringify(local.read('paymentsUnderWay'))).not.toContain(settled.id);
});
