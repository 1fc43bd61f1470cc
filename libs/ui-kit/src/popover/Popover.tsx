import { Popover as Base } from '@base-ui/react/popover';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import { cx } from '../internal/element.ts';
import * as surface from '../internal/surface.css.ts';
import { useCloseRequest } from '../internal/useCloseRequest.ts';
import * as css from './Popover.css.ts';

interface PopoverProps {
  /** Of the button, and the name of what it opens. */
  label: string;
  /** Beside the label, such as how many are chosen. */
  note?: ReactNode;
  children: ReactNode;
}

/** A button that opens controls over the page, such as the choices of one filter. It closes by Escape, or a press elsewhere. */
export function Popover({ label, note, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  useCloseRequest(isOpen, () => setIsOpen(false));
  return (
    <Base.Root open={isOpen} onOpenChange={setIsOpen}>
      <Base.Trigger className={css.trigger}>
        <span className={css.label}>{label}</span>
        {note}
        <Icon of={ChevronDownIcon} size="sm" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={surface.positioner} sideOffset={6} align="start" collisionPadding={8}>
          <Base.Popup className={cx(surface.floating, css.popup)} aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
