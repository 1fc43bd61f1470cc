/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { registerCheck } from '@lobby/checks';
import { closeOverlay, openOverlay } from '@lobby/overlays';
import { useLocale, useLocation } from '@lobby/routing';
import { act, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import {
  dialog,
  findFrame,
  frameParams,
  openQuickDepositOverlay,
  origin,
  renderCashier,
  resetLobby,
  stubCanvas,
  LobbyFrame,
} from './quickDeposit.fixture.tsx';

/** Remounts when the locale changes. */
const RemountedByLocale = () => <LobbyFrame key={useLocale()} />;
const pageCode = Promise.withResolvers<void>();
/** Suspends while its code is loading, so that the previous page stays on screen. */
function PromotionsPage() {
  if (useLocation().pathname === '/en/promotions/') use(pageCode.promise);
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
    await openQuickDepositOverlay();
    await act(() => router.navigate('/en/?x=1'));
    expect(dialog()).not.toBeNull();
    await act(() => router.navigate('/en/promotions/'));
    await expectClosed();
  });

  it('stays open when a page that was loading before it opened renders (R-2-060)', async () => {
    const { router } = await renderCashier(
      {},
      <>
        <LobbyFrame />
        <PromotionsPage />
      </>,
    );
    await act(() => router.navigate('/en/promotions/'));
    await openQuickDepositOverlay();
    await act(async () => pageCode.resolve());
    await findFrame();
    await act(() => router.navigate('/en/'));
    await expectClosed();
  });

  it('closes when the locale changes, and starts no second session after remounting (R-2-060)', async () => {
    const { router, names } = await renderCashier({}, <RemountedByLocale />);
    await openQuickDepositOverlay({ method: 'creditcard' });
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
    await openQuickDepositOverlay();
    post(data, from);
    await expectClosed();
  });

  it('stays open on the message from another origin, and on other messages (A-072)', async () => {
    await renderCashier();
    const { result } = await openQuickDepositOverlay();
    post({ type: 'closeQuickDeposit' }, 'https://evil.test');
    post('closeQuickDeposit', 'null');
    post({ type: 'other' }, window.location.origin);
    post(null, window.location.origin);
    post({ type: ['closeQuickDeposit'] }, origin);
    await findFrame();
    expect(dialog()).not.toBeNull();
    expect(result()).toBeUndefined();
  });

  it('removes its seven parameters from the URL and keeps the others (R-2-063, A-076)', async () => {
    const path =
      '/en/?autoSubmit=true&paymentMethod=bank&amount=50&currency=EUR&preselectedChallengeId=1&autoSignIn=1&locale=en&utm_source=x';
    const { address } = await renderCashier({ path });
    await screen.findByRole('dialog');
    await act(() => closeOverlay());
    await waitFor(() => expect(address()).toBe('/en/?utm_source=x'));
    expect(dialog()).toBeNull();
  });

  it('removes them when a source of wealth closes, and none when another overlay does (R-2-063, A-076)', async () => {
    // Without `autoSubmit=true` they open no quick deposit.
    const path =
      '/en/?autoSubmit=false&paymentMethod=bank&amount=50&currency=EUR&preselectedChallengeId=1&autoSignIn=1&locale=en&utm_source=x';
    const { address } = await renderCashier({ path });
    for (const [variant, expected] of [
      ['default', path],
      ['sow', '/en/?utm_source=x'],
    ] as const) {
      await act(async () => void openOverlay({ variant, title: variant }));
      await screen.findByRole('dialog', { name: variant });
      await act(() => closeOverlay());
      await waitFor(() => expect(dialog()).toBeNull());
      await waitFor(() => expect(address()).toBe(expected));
    }
  });
});

describe('the URL', () => {
  const completeUrl = '/en/?autoSubmit=true&paymentMethod=bank&amount=50';

  it('opens the overlay with the three parameters (R-2-062)', async () => {
    await renderCashier({ path: completeUrl });
    expect(await frameParams()).toMatchObject({ amount: '50', providerType: 'bank' });
  });

  it.each([
    'autoSubmit=true&paymentMethod=ewallet',
    'autoSubmit=true&amount=99',
    'paymentMethod=ewallet&amount=99',
    'autoSubmit=false&paymentMethod=ewallet&amount=99',
  ])('does not open the overlay with %s (R-2-062)', async (query) => {
    const { router, names } = await renderCashier({ path: `/en/?${query}` });
    // The next URL opens the overlay, which proves that the code reading the URL has loaded.
    await act(() => router.navigate(completeUrl));
    expect(await frameParams()).toMatchObject({ amount: '50', providerType: 'bank' });
    expect(names().filter((name) => name === 'StartCashierSession')).toHaveLength(1);
  });

  it('does not open the overlay for a visitor (R-2-062)', async () => {
    await renderCashier({ path: `${completeUrl}&showToast=InitWithdrawal`, visitor: true });
    // The toast proves that the background tasks have run.
    await screen.findByText('Your withdrawal has been requested.');
    expect(dialog()).toBeNull();
  });

  it('opens the overlay after an active check (R-2-062)', async () => {
    const unregister = registerCheck('kyc', 'active');
    await renderCashier({ path: `${completeUrl}&showToast=InitWithdrawal` });
    await screen.findByText('Your withdrawal has been requested.');
    expect(dialog()).toBeNull();
    act(unregister);
    await screen.findByRole('dialog');
  });
});

describe('the return from a withdrawal', () => {
  it('shows a toast once, and not again after a reload (R-2-064, A-077)', async () => {
    const { address } = await renderCashier({ path: '/en/?showToast=InitWithdrawal&x=1' });
    expect(await screen.findByRole('status')).toHaveTextContent('Your withdrawal has been requested.');
    expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'success');
    await waitFor(() => expect(address()).toBe('/en/?x=1'));
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('shows no toast for other values (R-2-064)', async () => {
    const { router } = await renderCashier({ path: '/en/?showToast=Other' });
    await act(() => router.navigate('/en/?showToast=InitWithdrawal'));
    await screen.findByRole('status');
    expect(screen.getAllByText('Your withdrawal has been requested.')).toHaveLength(1);
  });
});
