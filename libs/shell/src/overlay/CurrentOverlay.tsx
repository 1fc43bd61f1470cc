import { closeOverlay, markOverlaysReady, useOverlay, type Overlay } from '@lobby/host';
import { useEffect } from 'react';
import { OverlayDialog } from './OverlayDialog.tsx';

/** Each overlay has its own key, so that a new one mounts a new dialog, which takes the focus and returns it. */
const keys = new WeakMap<Overlay, number>();
let lastKey = 0;
function keyOf(overlay: Overlay): number {
  const key = keys.get(overlay) ?? ++lastKey;
  keys.set(overlay, key);
  return key;
}

/** Renders the overlay of the host's store; a closed one keeps its content during the exit animation. */
export default function CurrentOverlay() {
  const { isOpen, overlay } = useOverlay();
  useEffect(markOverlaysReady, []);
  if (overlay === null) return null;
  return (
    <OverlayDialog key={keyOf(overlay)} overlay={overlay} open={isOpen} onEnd={(result) => void closeOverlay(result)} />
  );
}
