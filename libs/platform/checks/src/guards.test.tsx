import type { GuardId } from '@lobby/contracts';
import { featureWithGuards } from '@lobby/testing';
import { render, renderHook } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { LobbyProvider } from '@lobby/composition';
import {
  getGuards,
  registerGuard,
  useGuard,
  useGuards,
  useGuardsReady,
  useGuardTurn,
  type GuardStatus,
} from './guards.ts';

function Guard({ id, status }: { id: GuardId; status: GuardStatus }) {
  useGuard(id, status);
  return null;
}

/** Brand and settings are not read here. */
const acme = {} as Pick<ComponentProps<typeof LobbyProvider>, 'brand' | 'settings'>;

describe('guards', () => {
  it('report whether any is registered, pending or active (R-4-033)', () => {
    const { result } = renderHook(useGuards);
    expect(result.current).toEqual({ anyRegistered: false, anyPending: false, anyActive: false });

    const terms = render(<Guard id="terms" status="pending" />);
    expect(result.current).toEqual({ anyRegistered: true, anyPending: true, anyActive: false });

    terms.rerender(<Guard id="terms" status="active" />);
    const kyc = render(<Guard id="kyc" status="clear" />);
    expect(result.current).toEqual({ anyRegistered: true, anyPending: false, anyActive: true });

    terms.unmount();
    expect(result.current).toEqual({ anyRegistered: true, anyPending: false, anyActive: false });
    kyc.unmount();
    expect(getGuards()).toEqual({ anyRegistered: false, anyPending: false, anyActive: false });
  });

  it('stay active as long as one of several is', () => {
    const first = render(<Guard id="kyc" status="active" />);
    render(<Guard id="kyc" status="active" />);
    first.unmount();
    expect(getGuards().anyActive).toBe(true);
  });

  it('block play until all that features name have registered, and none is pending or active (A-131)', () => {
    const features = [featureWithGuards('reality-check', 'session-clock')];
    const wrapper = ({ children }: { children: ReactNode }) => (
      <LobbyProvider {...acme} features={features}>
        {children}
      </LobbyProvider>
    );
    const { result } = renderHook(useGuardsReady, { wrapper });
    expect(result.current).toBe(false);
    const check = render(<Guard id="reality-check" status="pending" />);
    const clock = render(<Guard id="session-clock" status="clear" />);
    expect(result.current).toBe(false);
    check.rerender(<Guard id="reality-check" status="clear" />);
    expect(result.current).toBe(true);
    check.rerender(<Guard id="reality-check" status="active" />);
    expect(result.current).toBe(false);
    check.rerender(<Guard id="reality-check" status="clear" />);
    clock.unmount();
    expect(result.current).toBe(false);
  });

  it('do not block play where no feature names one (A-131)', () => {
    expect(renderHook(useGuardsReady).result.current).toBe(true);
  });
});

describe('the turn of a guard (A-131)', () => {
  const features = [featureWithGuards('terms', 'kyc', 'reality-check')];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LobbyProvider {...acme} features={features}>
      {children}
    </LobbyProvider>
  );
  function waitFor(id: GuardId, { signal }: AbortController) {
    const { result } = renderHook(() => useGuardTurn(id), { wrapper });
    const turn = { isMine: false, end: result.current(signal) };
    turn.end.then(
      () => (turn.isMine = true),
      () => {},
    );
    return turn;
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('comes once all before it are clear, those included that have not loaded yet', async () => {
    const turn = waitFor('reality-check', new AbortController());
    await settled();
    expect(turn.isMine).toBe(false);
    const terms = render(<Guard id="terms" status="clear" />);
    const kyc = render(<Guard id="kyc" status="pending" />);
    await settled();
    expect(turn.isMine).toBe(false);
    kyc.rerender(<Guard id="kyc" status="active" />);
    await settled();
    expect(turn.isMine).toBe(false);
    kyc.rerender(<Guard id="kyc" status="clear" />);
    await settled();
    expect(turn.isMine).toBe(true);
    terms.unmount();
    kyc.unmount();
  });

  it('waits for no guard after it, and for none that the licence does not ask for', async () => {
    const unregister = [registerGuard('terms', 'clear'), registerGuard('reality-check', 'active')];
    const turn = waitFor('kyc', new AbortController());
    await settled();
    expect(turn.isMine).toBe(true);
    unregister.forEach((end) => end());
  });

  it('is given up when the signal aborts', async () => {
    const abort = new AbortController();
    const turn = waitFor('kyc', abort);
    abort.abort();
    await expect(turn.end).rejects.toThrow();
    const unregister = registerGuard('terms', 'clear');
    expect(turn.isMine).toBe(false);
    unregister();
  });
});
