/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { closeOverlay, registerGuard } from '@lobby/host';
import { useLocale, useLocation } from '@lobby/routing';
import { act, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import {
  dialog,
  findFrame,
  frameParams,
  open,
  origin,
  renderCashier,
  resetLobby,
  stubCanvas,
  Surroundings,
} from './quickDeposit.fixture.tsx';

/** Mounted anew with another locale. */
const SurroundingsByLocale = () => <Surroundings key={useLocale()} />;
const loading = Promise.withResolvers<void>();
/** A page whose code is still loading: the screen shows the one before it. */
function PromotionsPage() {
  if (useLocation().pathname === '/en/promotions/') use(loading.promise);
  return null;
}
const post = (data: unknown, from: string) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: from })));
const expectClosed = () => waitFor(() => expect(dialog()).toBeNull());

beforeEach(stubCanvas);
afterEach(resetLobby);

describe('the overlay', () => {
  it('closes when the path changes, not when the query does (R-2-060, A-070)', async () => {
    const { router } = await renderCashier();
    await open();
    await act(() => router.navigate('/en/?x=1'));
    expect(dialog()).not.toBeNull();
    await act(() => router.navigate('/en/promotions/'));
    await expectClosed();
  });

  it('stays when the page comes that was on its way when the player asked for it (R-2-060)', async () => {
    const { router } = await renderCashier(
      {},
      <>
        <Surroundings />
        <PromotionsPage />
      </>,
    );
    await act(() => router.navigate('/en/promotions/'));
    await open();
    await act(async () => loading.resolve());
    await findFrame();
    await act(() => router.navigate('/en/'));
    await expectClosed();
  });

  it('closes when the locale changes, and starts no second payment in what is mounted anew (R-2-060)', async () => {
    const { router, names } = await renderCashier({}, <SurroundingsByLocale />);
    await open({ method: 'creditcard' });
    await findFrame();
    await act(() => router.navigate('/fi/'));
    await expectClosed();
    expect(names().filter((name) => name === 'StartCashierSession')).toHaveLength(1);
  });

  it.each([
    [{ type: 'closeQuickDeposit' }, window.location.origin],
    ['closeQuickDeposit', window.location.origin],
    [{ type: 'closeQuickDeposit' }, origin],
  ])('closes with the message %j from %s (R-2-061, A-072)', async (data, from) => {
    await renderCashier();
    await open();
    post(data, from);
    await expectClosed();
  });

  it('stays open with the same message from elsewhere, and with others (A-072)', async () => {
    await renderCashier();
    const { result } = await open();
    post({ type: 'closeQuickDeposit' }, 'https://evil.test');
    post('closeQuickDeposit', 'null');
    post({ type: 'other' }, window.location.origin);
    post(null, window.location.origin);
    post({ type: ['closeQuickDeposit'] }, origin);
    await findFrame();
    expect(dialog()).not.toBeNull();
    expect(result()).toBeUndefined();
  });

  it('removes its seven parameters from the address and leaves the others (R-2-063, A-076)', async () => {
    const path =
      '/en/?autoSubmit=true&paymentMethod=bank&amount=50&currency=EUR&preselectedChallengeId=1&autoSignIn=1&locale=en&utm_source=x';
    const { address } = await renderCashier({ path });
    await screen.findByRole('dialog');
    await act(() => closeOverlay());
    await waitFor(() => expect(address()).toBe('/en/?utm_source=x'));
    expect(dialog()).toBeNull();
  });
});

describe('an address', () => {
  const all = '/en/?autoSubmit=true&paymentMethod=bank&amount=50';

  it('opens the overlay with the three parameters (R-2-062)', async () => {
    await renderCashier({ path: all });
    expect(await frameParams()).toMatchObject({ amount: '50', providerType: 'bank' });
  });

  it.each([
    'autoSubmit=true&paymentMethod=ewallet',
    'autoSubmit=true&amount=99',
    'paymentMethod=ewallet&amount=99',
    'autoSubmit=false&paymentMethod=ewallet&amount=99',
  ])('does not with %s (R-2-062)', async (query) => {
    const { router, names } = await renderCashier({ path: `/en/?${query}` });
    // What reads the address has loaded when the next one opens the overlay.
    await act(() => router.navigate(all));
    expect(await frameParams()).toMatchObject({ amount: '50', providerType: 'bank' });
    expect(names().filter((name) => name === 'StartCashierSession')).toHaveLength(1);
  });

  it('does not for a visitor (R-2-062)', async () => {
    await renderCashier({ path: `${all}&showToast=InitWithdrawal`, visitor: true });
    // The tasks beside the page have run.
    await screen.findByText('Your withdrawal has been requested.');
    expect(dialog()).toBeNull();
  });

  it('waits for a guard (R-2-062)', async () => {
    const unregister = registerGuard('kyc', 'active');
    await renderCashier({ path: `${all}&showToast=InitWithdrawal` });
    await screen.findByText('Your withdrawal has been requested.');
    expect(dialog()).toBeNull();
    act(unregister);
    await screen.findByRole('dialog');
  });
});

describe('the return from a withdrawal', () => {
  it('is told once, and not again after a reload (R-2-064, A-077)', async () => {
    const { address } = await renderCashier({ path: '/en/?showToast=InitWithdrawal&x=1' });
    expect(await screen.findByRole('status')).toHaveTextContent('Your withdrawal has been requested.');
    expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'success');
    await waitFor(() => expect(address()).toBe('/en/?x=1'));
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('is not told for other values (R-2-064)', async () => {
    const { router } = await renderCashier({ path: '/en/?showToast=Other' });
    await act(() => router.navigate('/en/?showToast=InitWithdrawal'));
    await screen.findByRole('status');
    expect(screen.getAllByText('Your withdrawal has been requested.')).toHaveLength(1);
  });
});
