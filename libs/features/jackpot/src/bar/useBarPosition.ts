import { local } from '@lobby/storage';
import { BAR_MARGIN_PX } from './barMargin.ts';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

/** A place in the free room around the bar: 0 is left and top, 1 right and bottom. */
export interface BarPosition {
  x: number;
  y: number;
}

/** Single taps go through the corners and back to the strip, for those who cannot drag (WCAG 2.5.7). */
const corners: readonly BarPosition[] = [
  { x: 0, y: 1 },
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
];

/** A press that moves less is a tap. */
const DRAG_FROM_PX = 6;

const fraction = (value: number, room: number) => (room > 0 ? Math.min(1, Math.max(0, value / room)) : 0);

/** Room that the bar leaves above the game, and where it stands by itself. */
function measure(bar: HTMLElement) {
  const frame = bar.offsetParent;
  return {
    roomX: Math.max(0, (frame?.clientWidth ?? 0) - bar.offsetWidth - 2 * BAR_MARGIN_PX),
    roomY: Math.max(0, (frame?.clientHeight ?? 0) - bar.offsetHeight - 2 * BAR_MARGIN_PX),
    left: bar.offsetLeft - BAR_MARGIN_PX,
    top: bar.offsetTop - BAR_MARGIN_PX,
  };
}

/** On phones the bar is part of its strip. */
const isDocked = ({ currentTarget }: PointerEvent) =>
  getComputedStyle(currentTarget.parentElement ?? currentTarget).position === 'static';

/**
 * Where the bar stands: by itself in its strip below the game, or over the game where the player has put it, inside the window
 * whatever its size: the style sheet computes it. On phones it stays in its strip.
 */
export function useBarPosition() {
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<BarPosition | null>(() => local.read('jackpotBarPlace'));
  const drag = useRef<{ pointer: number; x: number; y: number; place: BarPosition | null; hasMoved: boolean } | null>(
    null,
  );

  const show = (next: BarPosition | null) => {
    const { current } = bar;
    if (!current) return;
    current.toggleAttribute('data-placed', next !== null);
    current.style.setProperty('--bar-x', String(next?.x ?? 0));
    current.style.setProperty('--bar-y', String(next?.y ?? 0));
  };
  useLayoutEffect(() => show(place), [place]);

  function put(next: BarPosition | null) {
    setPlace(next);
    if (next) local.write('jackpotBarPlace', next);
    else local.remove('jackpotBarPlace');
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || isDocked(event)) return;
    // A fast pointer leaves the bar at once, and the game's frame would get its events. A tap stays the button's.
    if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
    drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, place, hasMoved: false };
  }
  function onPointerMove(event: PointerEvent) {
    const { current } = drag;
    if (!current || current.pointer !== event.pointerId || !bar.current) return;
    const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
    if (!current.hasMoved && Math.hypot(dx, dy) < DRAG_FROM_PX) return;
    current.hasMoved = true;
    const { roomX, roomY, left, top } = measure(bar.current);
    const from = place ? { x: place.x * roomX, y: place.y * roomY } : { x: left, y: top };
    current.place = { x: fraction(from.x + dx, roomX), y: fraction(from.y + dy, roomY) };
    show(current.place);
  }
  function onPointerUp() {
    const { current } = drag;
    if (current?.hasMoved && current.place) put(current.place);
    if (!current?.hasMoved) drag.current = null;
  }
  return {
    /** Of the bar's element. */
    bar,
    place,
    moveToNextCorner() {
      const at = corners.findIndex(({ x, y }) => x === place?.x && y === place.y);
      put(corners[at + 1] ?? null);
    },
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      /** The end of a drag is no tap. */
      onClickCapture(event: { stopPropagation: () => void; preventDefault: () => void; detail: number }) {
        if (event.detail > 0 && drag.current?.hasMoved) {
          event.stopPropagation();
          event.preventDefault();
        }
        drag.current = null;
      },
    },
  };
}
