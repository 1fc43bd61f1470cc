import { render, renderHook } from '@testing-library/react';
import { getGuards, useGuard, useGuards, type GuardStatus } from './guards.ts';

function Guard({ id, status }: { id: string; status: GuardStatus }) {
  useGuard(id, status);
  return null;
}

describe('guards', () => {
  it('tell whether any is registered, pending or active (R-4-033)', () => {
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

  it('stay active as long as one of several is (R-4-033)', () => {
    const first = render(<Guard id="kyc" status="active" />);
    render(<Guard id="kyc" status="active" />);
    first.unmount();
    expect(getGuards().anyActive).toBe(true);
  });
});
