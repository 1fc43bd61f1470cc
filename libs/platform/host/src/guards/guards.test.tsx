import { render, renderHook } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { LobbyProvider } from '../features/LobbyProvider.tsx';
import { getGuards, useGuard, useGuards, useGuardsReady, type GuardStatus } from './guards.ts';

function Guard({ id, status }: { id: string; status: GuardStatus }) {
  useGuard(id, status);
  return null;
}

/** Brand and settings are not read here. */
const acme = {} as Pick<ComponentProps<typeof LobbyProvider>, 'brand' | 'settings'>;

describe('guards', () => {
  it('report whether any is registered, pending or active', () => {
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

  it('block play until all that features name have registered, and none is pending (A-131)', () => {
    const features = [{ id: 'compliance', guards: ['reality-check', 'session-clock'] }] as const;
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
    clock.unmount();
    expect(result.current).toBe(false);
  });

  it('do not block play where no feature names one (A-131)', () => {
    expect(renderHook(useGuardsReady).result.current).toBe(true);
  });
});
