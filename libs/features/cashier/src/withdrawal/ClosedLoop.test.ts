import { usedMethods } from './ClosedLoop.tsx';

it('offers the methods of completed deposits, each once, newest first (A-087)', () => {
  expect(
    usedMethods([
      { state: 'Completed', method: 'creditcard' },
      { state: 'Initialized', method: 'bank' },
      { state: 'Completed', method: 'ewallet' },
      { state: 'Completed', method: 'creditcard' },
      { state: 'Cancelled', method: 'voucher' },
    ]),
  ).toEqual(['creditcard', 'ewallet']);
});
