import { type RefObject, useEffect, useRef } from 'react';
import { getOverlay, useOverlay } from '@lobby/overlays';
import { timings } from './timings.ts';

const OWN_INPUT = ['pointerdown', 'pointerup', 'keydown'] as const;

/**
 * Whether the visitor is active in a frame. A press in a frame activates the pages above it, too, and moves the focus into the
 * frame; no browser says which of the pages was pressed.
 */
export const isActiveIn = (frame: HTMLIFrameElement | null): boolean =>
  frame !== null && document.activeElement === frame && navigator.userActivation.isActive;

/**
 * Says whether a partner's frame that requests something to be opened, or the page to be left, does so because the visitor
 * has just acted in it. A broken or hostile frame sends requests again and again. One is carried out for each time that the
 * visitor is active, and none while an overlay is open. After a press outside of the frame, such as the one that closes an
 * overlay, the request may be due to that press: then only one of a frame that was quiet is carried out, and seldom.
 *
 * Each call counts as a request of the frame.
 */
export function useFrameRequests(frame: RefObject<HTMLIFrameElement | null>): () => boolean {
  const { isOpen } = useOverlay();
  /** `elsewhere`: when the visitor's activity was last due to something else, or a request used it up. */
  const times = useRef({ last: -Infinity, lastUncertain: -Infinity, elsewhere: -Infinity });

  useEffect(function followInput() {
    const note = () => void (times.current.elsewhere = performance.now());
    for (const type of OWN_INPUT) window.addEventListener(type, note, { capture: true });
    return () => {
      for (const type of OWN_INPUT) window.removeEventListener(type, note, { capture: true });
    };
  }, []);
  useEffect(
    function noteClosing() {
      // Another frame in the overlay may have been pressed.
      return isOpen ? () => void (times.current.elsewhere = performance.now()) : undefined;
    },
    [isOpen],
  );

  return function isVisitorsRequest() {
    const now = performance.now();
    const { last, lastUncertain, elsewhere } = times.current;
    times.current.last = now;
    if (getOverlay().isOpen || !isActiveIn(frame.current)) return false;
    if (now - elsewhere < timings.userActivationDuration) {
      if (now - last < timings.frameRequestInterval || now - lastUncertain < timings.uncertainRequestInterval)
        return false;
      times.current.lastUncertain = now;
    }
    times.current.elsewhere = now;
    return true;
  };
}

/**
 * What the frame of a partner may do whose address is in the settings: it cannot navigate the lobby away. What it opens is no longer in
 * the sandbox, in which browsers show no PDF.
 */
export const trustedFrame =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';
