import { Dialog as Base } from '@base-ui/react/dialog';
import { memo, useInsertionEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/Button.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { cx } from '../internal/element.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import { Heading } from '../text/text.tsx';
import * as css from './Dialog.css.ts';
import { useCloseRequest } from '../internal/useCloseRequest.ts';

export type DialogCloseReason = 'escape' | 'outside' | 'button';

export interface DialogProps {
  open: boolean;
  /** Called when the player wants to close it; it closes when the parent sets `open` to false. */
  onClose: (reason: DialogCloseReason) => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
  title: ReactNode;
  /** Only for screen readers, where the content has a visible heading of its own. */
  hideTitle?: boolean;
  description?: string;
  children: ReactNode;
  /** Buttons, side by side. */
  footer?: ReactNode;
  /** Accessible name of the close button; without it there is none. */
  closeLabel?: string;
  size?: keyof typeof css.sizes;
  /** `sheet`: from the bottom on phones, centred on desktop. `side`: a panel at the end of the window. */
  placement?: keyof typeof css.placements;
  /** The page behind is dimmed. */
  backdrop?: boolean;
  /** Escape calls `onClose`. So does Android's Back wherever there is Escape or a close button. */
  escape?: boolean;
  /** A press outside the dialog calls `onClose`. */
  outside?: boolean;
  /** Colour scheme of the dialog, whatever theme the page has. */
  scheme?: 'light' | 'dark';
  /** No padding around the content, for an iframe. */
  bare?: boolean;
  /** `alertdialog`: needs an answer before anything else. */
  alert?: boolean;
  /**
   * Focuses the dialog itself rather than its first button, so that a key pressed for something else
   * does not press a button, and screen readers begin with the title.
   */
  focusSelf?: boolean;
}

/** Makes long content focusable, so that arrow keys scroll it where it has no control to focus. */
function reachByKeyboard(box: HTMLElement | null) {
  if (box && box.scrollHeight > box.clientHeight) box.tabIndex = 0;
}

/**
 * Returns the focus to the element that had it before, unless it has moved since. That element is read
 * before the dialog is rendered: its content may take the focus when it mounts.
 */
function useReturnOfFocus(open: boolean) {
  const popup = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useInsertionEffect(
    function storeOpener() {
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

/** A dialog that closes stays as it is: the frame in which it begins to move does not wait for what nobody reads any more. */
const Content = memo(
  ({ children }: { open: boolean; children: ReactNode }) => children,
  (_before, { open }) => !open,
);

/** A modal dialog: keeps the focus inside and returns it when it closes. */
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
  useCloseRequest(open && (escape || closeLabel !== undefined), () => onClose(escape ? 'escape' : 'button'));
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
            <Content open={open}>
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
            </Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
