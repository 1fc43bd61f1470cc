import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { useState } from 'react';
import { useCloseRequest } from '../internal/useCloseRequest.ts';
import { Field } from '../field/Field.tsx';
import type { FieldProps } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon, ChevronDownIcon } from '../icon/icons.ts';
import { cx } from '../internal/element.ts';
import * as surface from '../internal/surface.css.ts';
import * as css from './Select.css.ts';

interface SelectOption<T extends string> {
  value: T;
  label: string;
  disabled?: boolean;
}
interface SelectProps<T extends string> extends FieldProps {
  options: readonly SelectOption<T>[];
  value: T | null;
  onChange: (value: T) => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
}

/** Selects one option of a list. Typing jumps to an option, arrow keys move. */
export function Select<T extends string>({
  options,
  value,
  onChange,
  placeholder,
  disabled = false,
  name,
  error,
  ...field
}: SelectProps<T>) {
  const [isOpen, setIsOpen] = useState(false);
  useCloseRequest(isOpen, () => setIsOpen(false));
  return (
    // A strict policy refuses style elements; ours are in the style sheet.
    <CSPProvider disableStyleElements>
      <Field {...field} error={error}>
        {({ id, required, ...control }) => (
          <Base.Root
            items={[...options]}
            value={value}
            onValueChange={(next) => next !== null && onChange(next as T)}
            disabled={disabled}
            required={required}
            name={name}
            id={id}
            open={isOpen}
            onOpenChange={setIsOpen}
          >
            <Base.Trigger {...control} className={css.trigger} data-invalid={error ? '' : undefined}>
              <Base.Value className={css.value} placeholder={placeholder} />
              <Base.Icon render={<span />}>
                <Icon of={ChevronDownIcon} />
              </Base.Icon>
            </Base.Trigger>
            <Base.Portal>
              <Base.Positioner className={surface.positioner} sideOffset={6} alignItemWithTrigger={false}>
                <Base.Popup className={cx(surface.floating, css.list)}>
                  <Base.List>
                    {options.map((option) => (
                      <Base.Item
                        key={option.value}
                        value={option.value}
                        disabled={option.disabled}
                        className={surface.option}
                      >
                        <Base.ItemText>{option.label}</Base.ItemText>
                        <Base.ItemIndicator className={css.mark}>
                          <Icon of={CheckIcon} size="sm" />
                        </Base.ItemIndicator>
                      </Base.Item>
                    ))}
                  </Base.List>
                </Base.Popup>
              </Base.Positioner>
            </Base.Portal>
          </Base.Root>
        )}
      </Field>
    </CSPProvider>
  );
}
