/** Payments in the platform's wire format. */

export const wirePaymentTotals = {
  __typename: 'PaymentTotals',
  deposited: '1250.00',
  withdrawn: '300.50',
  netDeposits: '949.50',
  currency: 'EUR',
};

export const wirePayment = (number: number, fields: object = {}) => ({
  id: `t${number}`,
  state: 'Completed',
  amount: `${number}.00`,
  currency: 'EUR',
  method: 'creditcard',
  methodName: 'Card',
  payoutMode: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  processingAt: null,
  processedAt: '2026-11-20T10:00:05.000Z',
  isCancellable: false,
  ...fields,
});
