import { closeOverlay, getOverlay } from '@lobby/host';
import { renderScene, settle } from '@lobby/testing';
import { act } from '@testing-library/react';
import DepositPage from './DepositPage.tsx';
import WithdrawPage from './WithdrawPage.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  while (getOverlay().isOpen) await act(() => closeOverlay());
  jest.useRealTimers();
});

describe.each([
  ['deposit', DepositPage],
  ['withdraw', WithdrawPage],
])('/%s/', (name, Page) => {
  it('goes to the lobby and opens quick deposit 100 ms later, without a step in the history (R-2-059, R-9-021, A-070)', async () => {
    const { address, router } = await renderScene(<Page />, { path: `/en/${name}/?amount=50` });
    expect(address()).toBe('/en/?amount=50');
    expect(router.state.historyAction).toBe('REPLACE');
    await act(() => jest.advanceTimersByTimeAsync(99));
    await settle();
    expect(getOverlay().isOpen).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(1));
    await settle();
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'quick-deposit' } });
  });
});
