import { Autocomplete } from '@base-ui/react/autocomplete';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { visuallyHidden } from '../layout/layout.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { SearchIcon } from '../icon/icons.ts';
import * as field from '../field/Field.css.ts';
import { cx, renderAs, type RenderElement } from '../internal/element.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import * as css from './SearchField.css.ts';

interface SearchFieldProps {
  label: string;
  /** As it was typed. */
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** What is around the results, and one `SearchResults` in it. */
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A search whose results stand below it while somebody types. The focus stays in the field: arrow keys move through the results, Enter opens the one
 * that is marked, and screen readers announce it (the combobox pattern with a grid).
 */
export function SearchField({ label, value, onChange, maxLength, children, ref }: SearchFieldProps) {
  const id = useId();
  return (
    <Autocomplete.Root
      inline
      open
      grid
      mode="none"
      // A pointer at rest would take over Enter and the arrow keys.
      highlightItemOnHover={false}
      value={value}
      onValueChange={(next) => onChange(next)}
    >
      <div className={css.search}>
        <label className={visuallyHidden} htmlFor={id}>
          {label}
        </label>
        <div className={field.frame}>
          <span className={field.affix}>
            <Icon of={SearchIcon} />
          </span>
          <Autocomplete.Input
            ref={ref}
            id={id}
            type="search"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={label}
            maxLength={maxLength}
            className={field.input}
            onKeyDown={openOnlyResult}
          />
        </div>
        {children}
      </div>
    </Autocomplete.Root>
  );
}

/** Base UI's arrow keys do not mark a result that is the only one: Enter opens it without. */
function openOnlyResult({ key, repeat, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  const isMarked = currentTarget.hasAttribute('aria-activedescendant');
  if (key !== 'Enter' || repeat || nativeEvent.isComposing || isMarked || currentTarget.value === '') return;
  const [only, ...others] = currentTarget.closest(`.${css.search}`)?.getElementsByClassName(css.result) ?? [];
  const isOne = only instanceof HTMLElement && others.length === 0;
  if (isOne && !only.closest('[data-inexact]')) only.click();
}

/** The results of a `SearchField`: groups of rows. */
export function SearchResults({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Autocomplete.List aria-label={label} className={css.results}>
      {children}
    </Autocomplete.List>
  );
}

interface SearchGroupProps {
  title: string;
  /** They are no more than close to what was typed: Enter opens none that nobody has marked. */
  isInexact?: boolean;
  children: ReactNode;
}

/** Results of one kind, below their title. */
export function SearchGroup({ title, isInexact = false, children }: SearchGroupProps) {
  return (
    <Autocomplete.Group data-inexact={isInexact ? '' : undefined}>
      <Autocomplete.GroupLabel className={css.title}>{title}</Autocomplete.GroupLabel>
      {children}
    </Autocomplete.Group>
  );
}

/** One result, which Enter opens, then links beside it, to which Tab leads. */
export function SearchRow({ children }: { children: ReactNode }) {
  return <Autocomplete.Row className={css.row}>{children}</Autocomplete.Row>;
}

interface SearchItemProps {
  /** A router's link, or a `div` for what is chosen and leads nowhere. */
  render: RenderElement;
  onSelect?: () => void;
  children: ReactNode;
}

/** What a row is of. */
export function SearchItem({ render, onSelect, children }: SearchItemProps) {
  return (
    <Autocomplete.Item
      render={render}
      // The focus stays in the field.
      tabIndex={-1}
      onClick={onSelect}
      className={cx(css.item, css.result)}
    >
      {children}
    </Autocomplete.Item>
  );
}

/** Another way from the row's result, such as to its demo. It is no item: with two in a row, Base UI's first arrow key marks the second. */
export function SearchLink({ label, render, onSelect, children }: SearchItemProps & { label: string }) {
  return (
    <div role="gridcell" className={css.cell}>
      {renderAs(render, 'a', { className: cx(css.item, css.link), 'aria-label': label, onClick: onSelect }, children)}
    </div>
  );
}

interface SearchHitProps {
  /** Fills a square. */
  art: ReactNode;
  title: string;
  note?: ReactNode;
}

/** What a result shows: its picture, its name, and a line about it. */
export function SearchHit({ art, title, note }: SearchHitProps) {
  return (
    <>
      <span className={css.art}>{art}</span>
      <span className={css.text}>
        <span className={css.name}>{title}</span>
        {note && <span className={css.note}>{note}</span>}
      </span>
    </>
  );
}

/** In place of rows that are expected. */
export function SearchSkeleton() {
  return (
    <div aria-hidden className={css.skeletons}>
      {['1', '2', '3', '4'].map((row) => (
        <div key={row} className={css.skeleton}>
          <span className={css.art} />
          <Skeleton width="sm" />
        </div>
      ))}
    </div>
  );
}
