import type { ReactNode } from 'react';
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

/** A short message about what has happened. It has no timer of its own. */
export function Toast({ kind, children, status = 'open', onClose, closeLabel, onPause, onResume }: ToastProps) {
  return (
    <div
      className={cx(css.toast, css.kinds[kind])}
      data-toast
      data-status={status}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      <span className={cx(css.mark, css.marks[kind])}>
        <Icon of={icons[kind]} />
      </span>
      <div className={css.content}>{children}</div>
      <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
    </div>
  );
}
