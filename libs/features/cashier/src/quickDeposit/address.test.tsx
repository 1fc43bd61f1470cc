/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { closeOverlay, registerGuard } from '@lobby/host';
import { useLocale } from '@lobby/routing';
import { renderScene, settle, type SceneOptions, wireViewer } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { cashierFeature } from '../index.ts';
import { openQuickDeposit } from './openQuickDeposit.tsx';
import { Surroundings, frameParams, resetLobby, dialog, hush, origin, session } from './quickDeposit.fixture.tsx';
import type { QuickDepositRequest } from './quickDeposit.machine.ts';

/** Another locale mounts the lobby anew. */
const SurroundingsByLocale = () => <Surroundings key={useLocale()} />;

async function scene(options: SceneOptions = {}, part = <Surroundings />) {
  const answers = {
    LastCompletedDeposit: wireViewer({ lastCompletedDeposit: null }),
    StartCashierSession: session('Deposit'),
    ...options.answers,
  };
  const rendered = await renderScene(part, { features: [cashierFeature()], ...options, answers });
  await settle();
  return rendered;
}
async function open(request: QuickDepositRequest = {}) {
  let result: string | undefined;
  await act(async () => void openQuickDeposit(request).then((end) => (result = end)));
  await settle();
  await settle();
  return { result: () => result };
}

beforeEach(hush);
afterEach(resetLobby);

describe('when it closes', () => {
  it('goes with the page, not with the query (R-2-060, A-070)', async () => {
    const { router } = await scene();
    await open();
    await act(() => router.navigate('/en/?x=1'));
    await settle();
    expect(dialog()).not.toBeNull();
    await act(() => router.navigate('/en/promotions/'));
    await settle();
    expect(dialog()).toBeNull();
  });

  it('goes with a page in another locale, which mounts everything anew, and starts no second payment (R-2-060)', async () => {
    const { router, names } = await scene({}, <SurroundingsByLocale />);
    await open({ method: 'creditcard' });
    expect(dialog()).not.toBeNull();
    await act(() => router.navigate('/fi/'));
    await settle();
    await settle();
    expect(dialog()).toBeNull();
    expect(names().filter((name) => name === 'StartCashierSession')).toHaveLength(1);
  });

  it.each([window.location.origin, origin])('goes with a message from %s (R-2-061, A-072)', async (from) => {
    await scene();
    await open();
    act(
      () =>
        void window.dispatchEvent(new MessageEvent('message', { data: { type: 'closeQuickDeposit' }, origin: from })),
    );
    await settle();
    expect(dialog()).toBeNull();
  });

  it('stays with the same message from elsewhere (A-072)', async () => {
    await scene();
    await open();
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data: 'closeQuickDeposit', origin: 'https://evil.test' }),
        ),
    );
    await settle();
    expect(dialog()).not.toBeNull();
  });

  it('takes its seven parameters out of the address and leaves the others (R-2-063, A-076)', async () => {
    const path =
      '/en/?autoSubmit=true&paymentMethod=bank&amount=50&currency=EUR&preselectedChallengeId=1&autoSignIn=1&locale=en&utm_source=x';
    const { address } = await scene({ path });
    await settle();
    expect(dialog()).not.toBeNull();
    await act(() => closeOverlay());
    await settle();
    expect(address()).toBe('/en/?utm_source=x');
    expect(dialog()).toBeNull();
  });
});

describe('opening from the address', () => {
  const all = 'autoSubmit=true&paymentMethod=bank&amount=50';

  it('opens by itself with the three parameters (R-2-062)', async () => {
    await scene({ path: `/en/?${all}` });
    await settle();
    await settle();
    expect(frameParams()).toMatchObject({ amount: '50', providerType: 'bank' });
  });

  it.each([
    'autoSubmit=true&paymentMethod=bank',
    'autoSubmit=true&amount=50',
    'paymentMethod=bank&amount=50',
    'autoSubmit=false&paymentMethod=bank&amount=50',
  ])('does not with %s (R-2-062)', async (query) => {
    await scene({ path: `/en/?${query}` });
    await settle();
    expect(dialog()).toBeNull();
  });

  it('does not for a visitor (R-2-062)', async () => {
    await scene({ path: `/en/?${all}`, visitor: true });
    await settle();
    expect(dialog()).toBeNull();
  });

  it('waits for a guard (R-2-062)', async () => {
    const unregister = registerGuard('kyc', 'active');
    await scene({ path: `/en/?${all}` });
    await settle();
    expect(dialog()).toBeNull();
    act(unregister);
    await settle();
    expect(dialog()).not.toBeNull();
  });
});

describe('return from a withdrawal', () => {
  it('is told once, and not again after a reload (R-2-064, A-077)', async () => {
    const { address } = await scene({ path: '/en/?showToast=InitWithdrawal&x=1' });
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Your withdrawal has been requested.');
    expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'success');
    expect(address()).toBe('/en/?x=1');
  });

  it('is not told for other values (R-2-064)', async () => {
    await scene({ path: '/en/?showToast=Other' });
    expect(screen.queryByText('Your withdrawal has been requested.')).toBeNull();
  });
});
