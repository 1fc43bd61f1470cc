import { timings } from '../timings.ts';

/** In CSS pixels: a finger that rests moves a little. */
const mostMovement = 10;

/**
 * Presses what `targetOf` has for the element on which a finger rests. It does not where the finger moves, the page scrolls or a second
 * finger comes. Nothing else comes of that touch: no click when it ends, no menu of the browser's, no drag.
 */
export function watchLongPress(targetOf: (touched: Element) => HTMLElement | null): void {
  let endPress = () => {};
  /** The touch has done its work: its click is not to do any. */
  let isSpent = false;

  function begin({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent): void {
    endPress();
    isSpent = false;
    if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
    const pressed = targetOf(target);
    if (!pressed) return;

    const timer = setTimeout(() => {
      pressed.click();
      isSpent = true;
    }, timings.longPress);
    // The page that has come scrolls to its top, below the finger that still rests.
    const endUnlessSpent = () => isSpent || endPress();
    const endIfMoved = (event: Event) => {
      const { clientX: x, clientY: y } = event as PointerEvent;
      if (Math.hypot(x - clientX, y - clientY) > mostMovement) endUnlessSpent();
    };
    const prevent = (event: Event) => event.preventDefault();
    const whilePressed: readonly [type: string, listener: (event: Event) => void][] = [
      ['pointermove', endIfMoved],
      ['pointerup', () => endPress()],
      ['pointercancel', () => endPress()],
      ['scroll', () => void endUnlessSpent()],
      ['contextmenu', prevent],
      ['dragstart', prevent],
    ];
    for (const [type, listener] of whilePressed) document.addEventListener(type, listener, { capture: true });
    endPress = () => {
      clearTimeout(timer);
      for (const [type, listener] of whilePressed) document.removeEventListener(type, listener, { capture: true });
      endPress = () => {};
    };
  }

  function swallow(event: MouseEvent): void {
    // A key's click has no detail.
    if (!isSpent || event.detail === 0) return;
    isSpent = false;
    event.preventDefault();
    event.stopPropagation();
  }

  document.addEventListener('pointerdown', begin);
  document.addEventListener('click', swallow, { capture: true });
}
