import type { FeatureModule } from '@lobby/contracts';
import { useChecksReady } from '@lobby/checks';
import { Slot } from '@lobby/composition';
import { closeOverlay, getOverlay, useOverlay } from '@lobby/overlays';
import { renderScene, type SceneOptions } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { verificationFeature } from './index.ts';

interface ChecksSceneOptions extends Pick<SceneOptions, 'answers' | 'path'> {
  /** Beside this one. */
  features?: readonly FeatureModule[];
}

/** The checks of this feature around an empty page, which says whether play for real money is open. */
export const openWithChecks = ({ features = [], ...scene }: ChecksSceneOptions) =>
  renderScene(
    <>
      <Slot name="background.player" />
      <Page />
    </>,
    { features: [verificationFeature(), ...features], ...scene },
  );

function Page() {
  const { isOpen, overlay } = useOverlay();
  return (
    <>
      <p>{useChecksReady() ? 'play is open' : 'play is closed'}</p>
      {isOpen && (
        <dialog open aria-label={String(overlay?.title)}>
          {overlay?.content}
        </dialog>
      )}
    </>
  );
}

export const expectPlay = (state: 'open' | 'closed'): void =>
  expect(screen.getByText(/^play is/)).toHaveTextContent(`play is ${state}`);

/** Overlays are the lobby's, not the scene's: the next test starts without one. */
export async function closeAllOverlays(): Promise<void> {
  while (getOverlay().isOpen) await act(() => closeOverlay());
}
