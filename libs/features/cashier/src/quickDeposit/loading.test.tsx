/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { wireCustomer, wireViewer, type Answers } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import {
  findFrame,
  offered,
  openQuickDepositOverlay,
  renderCashier,
  resetLobby,
  session,
  stubCanvas,
  wireMethod,
} from './quickDeposit.fixture.tsx';

const neverResolves = new Promise(() => undefined);

async function openWith(answers: Answers) {
  const rendered = await renderCashier({ answers });
  jest.useFakeTimers();
  await openQuickDepositOverlay({ method: 'creditcard' });
  return rendered;
}
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

beforeEach(stubCanvas);
afterEach(async () => {
  jest.useRealTimers();
  await resetLobby();
});

describe('a platform that does not answer', () => {
  it('is explained within ten seconds, with another try', async () => {
    const { answer, names } = await openWith({ GetCustomerInfo: neverResolves });
    expect(screen.queryByRole('alert')).toBeNull();
    await advanceTime(5000);
    expect(screen.getByRole('alert')).toHaveTextContent('This takes longer than usual');
    expect(screen.getByRole('alert')).toHaveTextContent('No money has moved.');
    expect(names()).not.toContain('StartCashierSession');
    answer({ GetCustomerInfo: wireViewer({ customer: wireCustomer }) });
    await press('Try again');
    await findFrame();
  });

  it('does not use up the wait for the methods with the answers before them', async () => {
    const [customer, methods] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
    await openWith({ GetCustomerInfo: customer.promise, PaymentMethods: methods.promise });
    await advanceTime(4000);
    await act(async () => customer.resolve(wireViewer({ customer: wireCustomer })));
    await advanceTime(1900);
    await act(async () => methods.resolve(offered(wireMethod('creditcard'))));
    expect(await screen.findByRole('region', { name: 'Payment method' })).toHaveTextContent('Creditcard');
  });

  it('is explained within ten seconds when the session does not start', async () => {
    const { answer } = await openWith({ StartCashierSession: neverResolves });
    await advanceTime(9900);
    expect(screen.getByRole('alert')).toHaveTextContent('This takes longer than usual');
    answer({ StartCashierSession: session('Deposit') });
    await press('Try again');
    await findFrame();
  });

  it('opens the cashier when a late response arrives', async () => {
    const late = Promise.withResolvers<unknown>();
    await openWith({ StartCashierSession: late.promise });
    await advanceTime(9900);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await act(async () => late.resolve(session('Deposit')));
    await findFrame();
  });
});
