import { registerGuard, useGuardsReady } from '@lobby/checks';
import { Background } from '@lobby/composition';
import { renderScene } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { verificationFeature } from './index.ts';

function GuardStatus() {
  return <p>{useGuardsReady() ? 'guards ready' : 'guards pending'}</p>;
}

describe('real-money play', () => {
  it.each([
    ['terms', 'pop-ups'],
    ['pop-ups', 'terms'],
  ] as const)('waits for %s, whose code has not come, after %s (A-131)', async (_, other) => {
    const unregister = registerGuard(other, 'clear');
    await renderScene(<GuardStatus />, { features: [verificationFeature()] });
    expect(screen.getByText('guards pending')).toBeInTheDocument();
    act(unregister);
  });

  it('waits for terms and pop-ups alone where the licence requires nothing else (A-131)', async () => {
    const features = [verificationFeature()];
    const { unmount } = await renderScene(<GuardStatus />, { features });
    expect(screen.getByText('guards pending')).toBeInTheDocument();
    unmount();
    const parts = (
      <>
        <GuardStatus />
        <Background scope="player" />
      </>
    );
    await renderScene(parts, { features });
    expect(await screen.findByText('guards ready')).toBeInTheDocument();
  });
});
