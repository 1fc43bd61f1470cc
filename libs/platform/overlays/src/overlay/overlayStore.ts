import type { ReactNode } from 'react';
import { createStore } from '@lobby/runtime';
import type { OverlayResult, OverlayVariant } from './variants.ts';

/** What an overlay shows. Texts and content are translated by the caller; a title that changes meanwhile is a component. */
export interface Overlay {
  variant: OverlayVariant;
  title: ReactNode;
  content?: ReactNode;
  /** Default: the message OK. */
  okText?: ReactNode;
  /** Text of the dismiss or single close button; default: the message CLOSE. */
  dismissText?: ReactNode;
  /** Waits until the open overlay has closed and is never replaced, as overlays of checks. */
  queued?: boolean;
}

/** An overlay with the function that resolves its opener's promise. */
export interface OverlayRequest {
  overlay: Overlay;
  settle: (result: OverlayResult) => void;
}

/** `overlay` remains after closing, so that the dialog's exit animation has its content (R-3-032). */
export interface OverlayState {
  isOpen: boolean;
  overlay: Overlay | null;
}

export const overlayStore = createStore<OverlayState>({ isOpen: false, overlay: null });
