import type { CheckId } from '@lobby/contracts';
import { featureWithChecks } from '@lobby/testing';
import { render, renderHook } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { LobbyProvider } from '@lobby/composition';
import {
  getChecks,
  registerCheck,
  useCheck,
  useChecks,
  useChecksReady,
  useCheckTurn,
  type CheckStatus,
} from './checks.ts';

function Check({ id, status }: { id: CheckId; status: CheckStatus }) {
  useCheck(id, status);
  return null;
}

/** Brand and settings are not read here. */
const acme = {} as Pick<ComponentProps<typeof LobbyProvider>, 'brand' | 'settings'>;

describe('checks', () => {
  it('report whether any is registered, pending or active (R-4-033)', () => {
    const { result } = renderHook(useChecks);
    expect(result.current).toEqual({ anyRegistered: false, anyPending: false, anyActive: false });

    const terms = render(<Check id="terms" status="pending" />);
    expect(result.current).toEqual({ anyRegistered: true, anyPending: true, anyActive: false });

    terms.rerender(<Check id="terms" status="active" />);
    const kyc = render(<Check id="kyc" status="clear" />);
    expect(result.current).toEqual({ anyRegistered: true, anyPending: false, anyActive: true });

    terms.unmount();
    expect(result.current).toEqual({ anyRegistered: true, anyPending: false, anyActive: false });
    kyc.unmount();
    expect(getChecks()).toEqual({ anyRegistered: false, anyPending: false, anyActive: false });
  });

  it('stay active as long as one of several is', () => {
    const first = render(<Check id="kyc" status="active" />);
    render(<Check id="kyc" status="active" />);
    first.unmount();
    expect(getChecks().anyActive).toBe(true);
  });

  it('block play until all that features name have registered, and none is pending or active (A-131)', () => {
    const features = [featureWithChecks('reality-check', 'session-clock')];
    const wrapper = ({ children }: { children: ReactNode }) => (
      <LobbyProvider {...acme} features={features}>
        {children}
      </LobbyProvider>
    );
    const { result } = renderHook(useChecksReady, { wrapper });
    expect(result.current).toBe(false);
    const check = render(<Check id="reality-check" status="pending" />);
    const clock = render(<Check id="session-clock" status="clear" />);
    expect(result.current).toBe(false);
    check.rerender(<Check id="reality-check" status="clear" />);
    expect(result.current).toBe(true);
    check.rerender(<Check id="reality-check" status="active" />);
    expect(result.current).toBe(false);
    check.rerender(<Check id="reality-check" status="clear" />);
    clock.unmount();
    expect(result.current).toBe(false);
  });

  it('do not block play where no feature names one (A-131)', () => {
    expect(renderHook(useChecksReady).result.current).toBe(true);
  });
});

describe('the turn of a check (A-131)', () => {
  const features = [featureWithChecks('terms', 'kyc', 'reality-check')];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LobbyProvider {...acme} features={features}>
      {children}
    </LobbyProvider>
  );
  function waitFor(id: CheckId, { signal }: AbortController) {
    const { result } = renderHook(() => useCheckTurn(id), { wrapper });
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
    const terms = render(<Check id="terms" status="clear" />);
    const kyc = render(<Check id="kyc" status="pending" />);
    await settled();
    expect(turn.isMine).toBe(false);
    kyc.rerender(<Check id="kyc" status="active" />);
    await settled();
    expect(turn.isMine).toBe(false);
    kyc.rerender(<Check id="kyc" status="clear" />);
    await settled();
    expect(turn.isMine).toBe(true);
    terms.unmount();
    kyc.unmount();
  });

  it('waits for no check after it, and for none that the licence does not require', async () => {
    const unregister = [registerCheck('terms', 'clear'), registerCheck('reality-check', 'active')];
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
    const unregister = registerCheck('terms', 'clear');
    expect(turn.isMine).toBe(false);
    unregister();
  });
});
