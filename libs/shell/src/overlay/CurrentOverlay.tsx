import { closeOverlay, markOverlaysReady, useOverlay, type Overlay } from '@lobby/host';
import { useEffect } from 'react';
import { OverlayDialog } from './OverlayDialog.tsx';

/** Another overlay is another dialog: focus moves into it, and back when it has gone. */
const keys = new WeakMap<Overlay, number>();
let lastKey = 0;
function keyOf(overlay: Overlay): number {
  const key = keys.get(overlay) ?? ++lastKey;
  keys.set(overlay, key);
  return key;
}

/** The overlay of the host's store; one that was closed leaves with its content. */
export default function CurrentOverlay() {
  const { isOpen, overlay } = useOverlay();
  useEffect(markOverlaysReady, []);
  if (overlay === null) return null;
  return (
    <OverlayDialog key={keyOf(overlay)} overlay={overlay} open={isOpen} onEnd={(result) => void closeOverlay(result)} />
  );
}
