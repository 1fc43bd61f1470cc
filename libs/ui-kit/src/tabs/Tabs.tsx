import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import * as css from './Tabs.css.ts';

interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

/** Several views, one visible at a time. Arrow keys move the focus, Enter or Space selects. */
export function Tabs({
  label,
  items,
  value,
  defaultValue = items[0]?.value,
  onChange,
}: {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}) {
  return (
    <Base.Root
      className={css.tabs}
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next) => onChange?.(String(next))}
    >
      <Base.List className={css.list} aria-label={label}>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} disabled={item.disabled} className={css.tab}>
            {item.label}
          </Base.Tab>
        ))}
        <Base.Indicator className={css.indicator} />
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={css.panel}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
