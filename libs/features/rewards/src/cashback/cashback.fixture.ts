import { wireViewer } from '@lobby/testing';

export const wirePeriod = (id: string, status: string, fields: object = {}) => ({
  __typename: 'CashbackPeriod',
  startsAt: '2026-11-09T00:00:00.000Z',
  endsAt: '2026-11-16T00:00:00.000Z',
  netLoss: '75.00',
  amount: '7.50',
  playerReward: { __typename: 'PlayerReward', assignationId: id, status },
  ...fields,
});

export const wireCashback = (fields: object = {}) =>
  wireViewer({
    cashback: {
      __typename: 'Cashback',
      id: 'p1',
      rate: 10,
      accrued: '3.20',
      netLoss: '32.00',
      maxPayout: '100.00',
      currency: 'EUR',
      imageUrl: null,
      periodStartsAt: '2026-11-16T00:00:00.000Z',
      paysAt: '2026-11-23T00:00:00.000Z',
      periods: [wirePeriod('c2', 'Unclaimed'), wirePeriod('c1', 'Credited')],
      ...fields,
    },
  });

export const wireBlocks = (...blocks: { id: string; type: string }[]) => ({
  data: {
    root: { __typename: 'Root', contentBlocks: blocks.map((block) => ({ __typename: 'ContentBlock', ...block })) },
  },
});
