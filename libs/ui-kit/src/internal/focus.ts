import { type RefObject, useLayoutEffect, useRef } from 'react';

/** It is on nothing, as after an element that had it was removed or disabled. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** A button that is disabled loses the focus: it gets it back once it is enabled again, where nothing else has it by then. */
export function useFocusRestored(button: RefObject<HTMLButtonElement | null>, isDisabled: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(
    function keepFocus() {
      if (isDisabled) hadFocus.current = document.activeElement === button.current;
      else if (hadFocus.current && isFocusLost()) button.current?.focus({ preventScroll: true });
    },
    [button, isDisabled],
  );
}
