/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { Background, markOverlaysReady, Slot, useGuardsReady, useOverlayReadiness } from '@lobby/host';
import { cookies } from '@lobby/storage';
import { renderScene, setBuild } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { complianceFeature } from './index.ts';

function Play() {
  return <p>{useGuardsReady() ? 'may play' : 'waits'}</p>;
}
function Outlet() {
  return <p>{useOverlayReadiness()}</p>;
}

describe('play for real money', () => {
  it('waits for the reality check, and for the code that shows it (R-6-016, A-131)', async () => {
    setBuild({ realityCheck: true });
    const features = [complianceFeature()];
    const { unmount } = await renderScene(<Play />, { features });
    expect(screen.getByText('waits')).toBeInTheDocument();
    unmount();

    const parts = (
      <>
        <Play />
        <Outlet />
        <Background scope="player" />
      </>
    );
    await renderScene(parts, { features });
    expect(screen.getByText('preloading')).toBeInTheDocument();
    expect(screen.getByText('waits')).toBeInTheDocument();
    act(markOverlaysReady);
    expect(screen.getByText('may play')).toBeInTheDocument();
  });

  it('waits for the session clock (A-131)', async () => {
    setBuild({ sessionClock: true });
    cookies.set('sessionInfo', JSON.stringify({ startedAt: Date.now() }));
    const features = [complianceFeature()];
    const { unmount } = await renderScene(<Play />, { features });
    expect(screen.getByText('waits')).toBeInTheDocument();
    unmount();

    const parts = (
      <>
        <Play />
        <Slot name="header.clock" />
      </>
    );
    await renderScene(parts, { features });
    expect(await screen.findByText('may play')).toBeInTheDocument();
  });

  it('waits while there is no session to show the time of (R-6-008, A-131)', async () => {
    setBuild({ sessionClock: true });
    cookies.remove('sessionInfo');
    const parts = (
      <>
        <Play />
        <Slot name="header.clock" />
      </>
    );
    await renderScene(parts, { features: [complianceFeature()] });
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('waits')).toBeInTheDocument();
  });

  it('waits for nothing where the licence asks for neither', async () => {
    await renderScene(<Play />, { features: [complianceFeature()] });
    expect(screen.getByText('may play')).toBeInTheDocument();
  });
});
