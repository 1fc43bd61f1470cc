import { Popover } from '@base-ui/react/popover';
import { useRef, useState } from 'react';
import { IconButton } from '../button/Button.tsx';
import { InfoIcon } from '../icon/icons.ts';
import { cx } from '../internal/element.ts';
import * as surface from '../internal/surface.css.ts';
import { useCloseRequest } from '../internal/useCloseRequest.ts';
import * as css from './InfoTip.css.ts';
import { timings } from '../timings.ts';

interface InfoTipProps {
  /** Accessible name of the button. */
  label: string;
  title: string;
  text: string;
}

/** An explanation behind an icon: shown while the pointer is over it, and by a press, which touch and keyboard have too. */
export function InfoTip({ label, title, text }: InfoTipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  /** Of the dialog that it stands in: the popup itself is outside of it. */
  const [scheme, setScheme] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  useCloseRequest(isOpen, () => setIsOpen(false));
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(opens) => {
        setIsOpen(opens);
        if (opens) setScheme(trigger.current?.closest<HTMLElement>('[data-scheme]')?.dataset['scheme']);
      }}
    >
      <Popover.Trigger
        ref={trigger}
        openOnHover
        delay={timings.tipDelay}
        render={<IconButton icon={InfoIcon} label={label} size="sm" />}
      />
      <Popover.Portal>
        <Popover.Positioner className={surface.positioner} sideOffset={4} collisionPadding={8}>
          <Popover.Popup className={cx(surface.floating, css.popup)} data-scheme={scheme}>
            <Popover.Title className={css.title} render={<p />}>
              {title}
            </Popover.Title>
            <Popover.Description>{text}</Popover.Description>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
