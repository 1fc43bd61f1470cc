/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { renderScene, settle, wireCustomer, wireViewer, type SceneOptions } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { cashierFeature } from '../index.ts';
import { openQuickDeposit } from './openQuickDeposit.tsx';
import { Surroundings, frame, hush, resetLobby, session } from './quickDeposit.fixture.tsx';

const never = new Promise(() => undefined);

async function open(answers: SceneOptions['answers']) {
  const rendered = await renderScene(<Surroundings />, {
    features: [cashierFeature()],
    answers: {
      LastCompletedDeposit: wireViewer({ lastCompletedDeposit: null }),
      StartCashierSession: session('Deposit'),
      ...answers,
    },
  });
  await settle();
  jest.useFakeTimers();
  await act(async () => void openQuickDeposit({ method: 'creditcard' }));
  await settle();
  return rendered;
}
const pass = async (ms: number) => {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await settle();
};
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

beforeEach(hush);
afterEach(async () => {
  jest.useRealTimers();
  await resetLobby();
});

describe('a platform that does not answer', () => {
  it('is said within ten seconds, and asked again on demand', async () => {
    const { answer, names } = await open({ GetCustomerInfo: never });
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(5000);
    expect(screen.getByRole('alert')).toHaveTextContent('This takes longer than usual');
    expect(screen.getByRole('alert')).toHaveTextContent('No money has moved.');
    expect(names()).not.toContain('StartCashierSession');
    answer({ GetCustomerInfo: wireViewer({ customer: wireCustomer }) });
    await press('Try again');
    await pass(0);
    expect(frame()).not.toBeNull();
  });

  it('is said within ten seconds when it is the session that does not come', async () => {
    const { answer } = await open({ StartCashierSession: never });
    await pass(9999);
    expect(screen.getByRole('alert')).toHaveTextContent('This takes longer than usual');
    answer({ StartCashierSession: session('Deposit') });
    await press('Try again');
    await pass(0);
    expect(frame()).not.toBeNull();
  });

  it('opens the cashier by itself when the answer comes after all', async () => {
    const late = Promise.withResolvers<unknown>();
    await open({ StartCashierSession: late.promise });
    await pass(5000);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await act(async () => late.resolve(session('Deposit')));
    await pass(0);
    expect(frame()).not.toBeNull();
  });
});
