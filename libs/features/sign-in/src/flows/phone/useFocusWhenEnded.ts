import { useEffect, useRef } from 'react';
import type { PhoneLogin } from './usePhoneLogin.ts';

/** The field of the code is gone: the focus goes to what can be done instead, within the element of the ref. */
export function useFocusWhenEnded({ hasActed }: PhoneLogin, isEnded: boolean) {
  const actions = useRef<HTMLDivElement>(null);
  useEffect(
    function focusWhatIsNext() {
      if (isEnded && hasActed.current) actions.current?.querySelector<HTMLElement>('a, button:enabled')?.focus();
    },
    [isEnded, hasActed],
  );
  return actions;
}
