import { Accordion as Base } from '@base-ui/react/accordion';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import * as css from './Accordion.css.ts';

interface AccordionItem {
  value: string;
  title: ReactNode;
  content: ReactNode;
}

const none: readonly string[] = [];

/** Headings that expand the sections below them. */
export function Accordion({
  items,
  level = 3,
  multiple = false,
  defaultOpen = none,
}: {
  items: readonly AccordionItem[];
  /** Heading level of the titles. */
  level?: 2 | 3 | 4 | 5;
  /** Several sections may be open at a time. */
  multiple?: boolean;
  defaultOpen?: readonly string[];
}) {
  return (
    <Base.Root className={css.accordion} multiple={multiple} defaultValue={[...defaultOpen]}>
      {items.map(({ value, title, content }) => (
        <Base.Item key={value} value={value} className={css.item}>
          <Base.Header render={createElement(`h${level}`)}>
            <Base.Trigger className={css.trigger}>
              <span>{title}</span>
              <span aria-hidden className={css.mark}>
                <Icon of={ChevronDownIcon} />
              </span>
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className={css.panel}>
            <div className={css.content}>{content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}
