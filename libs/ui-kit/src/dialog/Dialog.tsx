import { Dialog as Base } from '@base-ui/react/dialog';
import { useInsertionEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/Button.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import { Heading } from '../text/text.tsx';
import * as css from './Dialog.css.ts';

export type DialogCloseReason = 'escape' | 'outside' | 'button';

export interface DialogProps {
  open: boolean;
  /** The player asks to close; the owner decides by `open`. */
  onClose: (reason: DialogCloseReason) => void;
  /** After the closing movement. */
  onClosed?: () => void;
  title: string;
  /** Only read aloud: the content has a heading of its own. */
  hideTitle?: boolean;
  description?: string;
  children: ReactNode;
  /** Buttons, side by side. */
  footer?: ReactNode;
  /** Name of the closing cross; no cross without it. */
  closeLabel?: string;
  size?: keyof typeof css.sizes;
  /** `sheet`: from below on phones, in the middle on desktop. `side`: a panel at the end of the line. */
  placement?: keyof typeof css.placements;
  /** The page behind is dimmed. */
  backdrop?: boolean;
  /** Escape asks to close. */
  escape?: boolean;
  /** A press beside the dialog asks to close. */
  outside?: boolean;
  /** Light or dark whatever the page is. */
  scheme?: 'light' | 'dark';
  /** Content runs to the edges, such as a frame. */
  bare?: boolean;
  /** Asks for an answer before anything else. */
  alert?: boolean;
  /**
   * Focus goes to the dialog itself and not to its first button, so that a key that was pressed for
   * something else answers nothing, and a screen reader begins at the title.
   */
  focusSelf?: boolean;
}

/** Long content must scroll by arrow keys even where it holds nothing to focus. */
function reachByKeyboard(box: HTMLElement | null) {
  if (box && box.scrollHeight > box.clientHeight) box.tabIndex = 0;
}

/**
 * Gives the focus back to where it was, unless it has moved on by then. That place is noted before
 * anything of the dialog is on the page: content may take the focus as it appears.
 */
function useReturnOfFocus(open: boolean) {
  const popup = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useInsertionEffect(
    function noteOpener() {
      if (open) opener.current = document.activeElement;
    },
    [open],
  );
  function finalFocus() {
    const { activeElement, body } = document;
    if (activeElement !== body && !popup.current?.contains(activeElement)) return false;
    const { current } = opener;
    return current instanceof HTMLElement && current !== body && current.isConnected ? current : true;
  }
  return { popup, finalFocus };
}

/** A modal dialog: focus stays inside and returns to where it was. */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  hideTitle = false,
  description,
  children,
  footer,
  closeLabel,
  size = 'md',
  placement = 'sheet',
  backdrop = true,
  escape = true,
  outside = true,
  scheme,
  bare = false,
  alert = false,
  focusSelf = false,
}: DialogProps) {
  const { popup, finalFocus } = useReturnOfFocus(open);
  const onOpenChange = (next: boolean, { reason }: Base.Root.ChangeEventDetails) => {
    if (next) return;
    if (reason === 'escape-key') {
      if (escape) onClose('escape');
    } else if (reason === 'outside-press') {
      if (outside) onClose('outside');
    } else if (reason === 'close-press') onClose('button');
  };
  const width = placement === 'side' ? css.sideWidth : placement === 'full' ? css.fullWidth : css.sizes[size];
  const name = (
    <Base.Title
      render={
        <Heading level={2} size="h3">
          {title}
        </Heading>
      }
    />
  );
  return (
    <Base.Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
      disablePointerDismissal={!outside}
    >
      <Base.Portal>
        {backdrop && <Base.Backdrop className={css.backdrop} />}
        <Base.Viewport className={css.viewport}>
          <Base.Popup
            ref={popup}
            initialFocus={focusSelf ? popup : undefined}
            finalFocus={finalFocus}
            className={cx(css.popup, css.placements[placement], width)}
            data-scheme={scheme}
            role={alert ? 'alertdialog' : 'dialog'}
          >
            {(!hideTitle || closeLabel) && (
              <div className={css.head}>
                <div className={css.title}>{hideTitle ? <VisuallyHidden as="div">{name}</VisuallyHidden> : name}</div>
                {closeLabel && <Base.Close render={<IconButton icon={CloseIcon} label={closeLabel} />} />}
              </div>
            )}
            {hideTitle && !closeLabel && <VisuallyHidden as="div">{name}</VisuallyHidden>}
            {description && (
              <VisuallyHidden as="div">
                <Base.Description>{description}</Base.Description>
              </VisuallyHidden>
            )}
            <div ref={reachByKeyboard} className={cx(css.body, bare && css.bare)}>
              {children}
            </div>
            {footer && <div className={css.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
