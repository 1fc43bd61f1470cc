import { registerCheck, useChecksReady } from '@lobby/checks';
import { Slot } from '@lobby/composition';
import { renderScene } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { verificationFeature } from './index.ts';

function CheckStatus() {
  return <p>{useChecksReady() ? 'checks ready' : 'checks pending'}</p>;
}

describe('real-money play', () => {
  it.each([
    ['terms', 'pop-ups'],
    ['pop-ups', 'terms'],
  ] as const)('waits for %s, whose code has not come, after %s (A-131)', async (_, other) => {
    const unregister = registerCheck(other, 'clear');
    await renderScene(<CheckStatus />, { features: [verificationFeature()] });
    expect(screen.getByText('checks pending')).toBeInTheDocument();
    act(unregister);
  });

  it('waits for terms and pop-ups alone where the licence requires nothing else (A-131)', async () => {
    const features = [verificationFeature()];
    const { unmount } = await renderScene(<CheckStatus />, { features });
    expect(screen.getByText('checks pending')).toBeInTheDocument();
    unmount();
    const parts = (
      <>
        <CheckStatus />
        <Slot name="background.player" />
      </>
    );
    await renderScene(parts, { features });
    expect(await screen.findByText('checks ready')).toBeInTheDocument();
  });
});
