import type { ReactNode } from 'react';
import { createStore, useStore } from '../store.ts';
import type { OverlayResult, OverlayVariant } from './variants.ts';

/** What an overlay shows. Texts and contents come from whoever opens it, already translated. */
export interface Overlay {
  variant: OverlayVariant;
  title: string;
  content?: ReactNode;
  /** Default: the message OK. */
  okText?: ReactNode;
  /** Text of the dismiss or single close button; default: the message CLOSE. */
  dismissText?: ReactNode;
  /** Raised by a guard: it waits for its turn and is never replaced. */
  guard?: boolean;
}

/** An overlay with the promise of whoever waits for its end. */
export interface OverlayRequest {
  overlay: Overlay;
  settle: (result: OverlayResult) => void;
}

/** `overlay` outlives `isOpen`, so that a dialog can leave with its content (R-3-032). */
export interface OverlayState {
  isOpen: boolean;
  overlay: Overlay | null;
}

export const overlayStore = createStore<OverlayState>({ isOpen: false, overlay: null });

/** xstate and the chart come with the first overlay; a failed load is tried again by the next one. */
let loading: Promise<typeof import('./overlay.actor.ts')> | undefined;
const loadActor = () => {
  loading ??= import('./overlay.actor.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/**
 * Opens an overlay and resolves when it has gone. One that is open is replaced (`closed`), except
 * that an overlay of a guard waits for its turn and is waited for. Aborting the signal takes this
 * overlay away, and no other, wherever it stands.
 *
 * @throws when the overlay's code cannot be loaded.
 */
export async function openOverlay(overlay: Overlay, signal?: AbortSignal): Promise<OverlayResult> {
  const { requestOverlay } = await loadActor();
  return requestOverlay(overlay, signal);
}

/** Ends the overlay on screen, with the result that its opener gets. Nothing happens if none is open. */
export async function closeOverlay(result: OverlayResult = 'closed'): Promise<void> {
  if (!loading) return;
  const { endOverlay } = await loading;
  endOverlay(result);
}

export const getOverlay = (): OverlayState => overlayStore.get();
export const useOverlay = (): OverlayState => useStore(overlayStore);
