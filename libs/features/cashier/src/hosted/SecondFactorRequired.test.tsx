import { AuthError, type Auth } from '@lobby/auth';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  frame,
  loadFrame,
  openQuickDepositOverlay,
  renderCashier,
  resetLobby,
  session,
  stubCanvas,
} from '../quickDeposit/quickDeposit.fixture.tsx';

const rejection = (extensions: object) => ({
  errors: [
    { message: 'Sign in with a second factor first.', extensions: { type: '$SecondFactorRequired', ...extensions } },
  ],
});
const required = rejection({ acrValues: '2fa', maxAge: 300 });

async function openWithdrawal(signIn: Auth['signIn'] = () => new Promise(() => {}), answer: object = required) {
  const signInSpy = jest.fn(signIn);
  const scene = await renderCashier({ answers: { StartCashierSession: answer }, session: { signIn: signInSpy } });
  await openQuickDepositOverlay({ mode: 'withdraw' });
  return { ...scene, signInSpy };
}

beforeEach(() => stubCanvas());
afterEach(() => resetLobby());

describe('a withdrawal for which the platform wants a second factor', () => {
  it('leads to the provider with what the platform requires, and returns to the withdrawal', async () => {
    const { signInSpy } = await openWithdrawal();
    expect(await screen.findByRole('alert')).toHaveTextContent('Confirm that it is you');
    expect(frame()).toBeNull();
    expect(signInSpy).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(signInSpy.mock.calls).toEqual([
      [{ returnTo: '/en/withdraw/?transaction=withdrawal', acrValues: '2fa', maxAge: 300 }],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Opening the sign-in page');
    expect(screen.getByRole('button', { busy: true })).toBeDisabled();
  });

  it('can be tried again when the provider cannot be reached', async () => {
    const { signInSpy } = await openWithdrawal(() => Promise.reject(new AuthError('down')));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/cannot be reached right now\. No money has moved/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(signInSpy).toHaveBeenCalledTimes(2);
  });

  it('can be tried again by a player who has come back by the browser’s history', async () => {
    await openWithdrawal();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeEnabled();
  });

  it('is rejected for good where the platform does not say what it requires', async () => {
    const { signInSpy } = await openWithdrawal(undefined, rejection({ maxAge: 'soon' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('not possible with your account');
    expect(signInSpy).not.toHaveBeenCalled();
  });

  it('opens once the player has it', async () => {
    const { signInSpy } = await openWithdrawal(undefined, session('Withdrawal'));
    await loadFrame();
    expect(screen.queryByText('Confirm that it is you')).toBeNull();
    expect(signInSpy).not.toHaveBeenCalled();
  });
});
