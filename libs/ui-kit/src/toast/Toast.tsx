import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons.ts';
import { cx } from '../internal/element.ts';
import * as css from './Toast.css.ts';

const icons = { success: SuccessIcon, info: InfoIcon, warning: WarningIcon, error: ErrorIcon };
type ToastKind = keyof typeof icons;

interface ToastProps {
  kind: ToastKind;
  children: ReactNode;
  /** `closing` fades it out; the parent removes it 300 ms later. */
  status?: 'open' | 'closing';
  onClose: () => void;
  closeLabel: string;
  /** Pointer or focus is on it: pause its timer. */
  onPause?: () => void;
  onResume?: () => void;
}

const pointerEvents = ['pointermove', 'pointerover', 'pointerout'] as const;

/** Follows the mouse above an element that takes no pointer events itself: what is below it has them. */
function useHover(onEnter?: () => void, onLeave?: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const enter = useEffectEvent(() => onEnter?.());
  const leave = useEffectEvent(() => onLeave?.());
  useEffect(function followPointer() {
    let isInside = false;
    function follow({ type, target, relatedTarget, clientX, clientY, pointerType }: PointerEvent) {
      const box = ref.current?.getBoundingClientRect();
      if (!box || pointerType === 'touch') return;
      // A frame does not say when the pointer moves on.
      const isLost = target instanceof HTMLIFrameElement || (type === 'pointerout' && relatedTarget === null);
      const isThere =
        !isLost && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
      if (isThere === isInside) return;
      isInside = isThere;
      if (isInside) enter();
      else leave();
    }
    for (const type of pointerEvents) window.addEventListener(type, follow);
    return () => {
      for (const type of pointerEvents) window.removeEventListener(type, follow);
    };
  }, []);
  return ref;
}

/**
 * A short message about what has happened, announced by the `ToastRegion` that it comes into. It has no timer of its own, and
 * only its button and links in its text can be pressed.
 */
export function Toast({ kind, children, status = 'open', onClose, closeLabel, onPause, onResume }: ToastProps) {
  const ref = useHover(onPause, onResume);
  return (
    <div ref={ref} className={cx(css.toast, css.kinds[kind])} data-status={status} onFocus={onPause} onBlur={onResume}>
      <span className={cx(css.mark, css.marks[kind])}>
        <Icon of={icons[kind]} />
      </span>
      <div className={css.content}>{children}</div>
      <span className={css.close}>
        <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
      </span>
    </div>
  );
}
