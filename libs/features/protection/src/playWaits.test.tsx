/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { useChecksReady } from '@lobby/checks';
import { Slot } from '@lobby/composition';
import { markOverlaysReady, useOverlayReadiness } from '@lobby/overlays';
import { cookies } from '@lobby/storage';
import { renderScene, setBuild } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { protectionFeature } from './index.ts';

function CheckStatus() {
  return <p>{useChecksReady() ? 'checks ready' : 'checks pending'}</p>;
}
function OverlayStatus() {
  return <p>{useOverlayReadiness()}</p>;
}

describe('real-money play', () => {
  it('waits for the reality check, and for the code that shows it (A-131)', async () => {
    setBuild({ realityCheck: true });
    const features = [protectionFeature()];
    const { unmount } = await renderScene(<CheckStatus />, { features });
    expect(screen.getByText('checks pending')).toBeInTheDocument();
    unmount();

    const parts = (
      <>
        <CheckStatus />
        <OverlayStatus />
        <Slot name="background.player" />
      </>
    );
    await renderScene(parts, { features });
    expect(screen.getByText('preloading')).toBeInTheDocument();
    expect(screen.getByText('checks pending')).toBeInTheDocument();
    act(markOverlaysReady);
    expect(screen.getByText('checks ready')).toBeInTheDocument();
  });

  it('waits for the session clock (A-131)', async () => {
    setBuild({ sessionClock: true });
    cookies.set('sessionInfo', JSON.stringify({ startedAt: Date.now() }));
    const features = [protectionFeature()];
    const { unmount } = await renderScene(<CheckStatus />, { features });
    expect(screen.getByText('checks pending')).toBeInTheDocument();
    unmount();

    const parts = (
      <>
        <CheckStatus />
        <Slot name="background.player" />
        <Slot name="header.clock" />
      </>
    );
    await renderScene(parts, { features });
    expect(await screen.findByText('checks ready')).toBeInTheDocument();
  });

  it('waits while there is no session whose time could be shown (R-6-008, A-131)', async () => {
    setBuild({ sessionClock: true });
    cookies.remove('sessionInfo');
    const parts = (
      <>
        <CheckStatus />
        <Slot name="header.clock" />
      </>
    );
    await renderScene(parts, { features: [protectionFeature()] });
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('checks pending')).toBeInTheDocument();
  });
});
