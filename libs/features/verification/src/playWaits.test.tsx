import { Background, useGuardsReady } from '@lobby/host';
import { renderScene } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { verificationFeature } from './index.ts';

function GuardStatus() {
  return <p>{useGuardsReady() ? 'guards ready' : 'guards pending'}</p>;
}

describe('real-money play', () => {
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
