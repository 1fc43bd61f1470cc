import { type MouseEventHandler, type ReactNode, type Ref, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconNode } from '../icon/Icon.tsx';
import { SpinnerIcon } from '../icon/icons.ts';
import { cx, renderAs } from '../internal/element.ts';
import type { RenderElement } from '../internal/element.ts';
import { useFocusRestored } from '../internal/focus.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import * as css from './Button.css.ts';

interface AppearanceProps {
  variant?: keyof typeof css.variants;
  size?: keyof typeof css.sizes;
  /** As wide as its container. */
  block?: boolean;
  icon?: IconNode;
  iconEnd?: IconNode;
}

interface ButtonProps extends AppearanceProps {
  type?: 'button' | 'submit' | 'reset';
  disabled?: boolean;
  /** Busy: disabled, with a spinner in place of the label (R-4-010). */
  loading?: boolean;
  /** Text of the spinner for screen readers. */
  loadingLabel?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  form?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-pressed'?: boolean;
  'aria-describedby'?: string;
  children: ReactNode;
}

const classNameOf = ({ variant = 'primary', size = 'md', block }: AppearanceProps) =>
  cx(css.button, css.variants[variant], css.sizes[size], block && css.block);

function Label({
  icon,
  iconEnd,
  hidden = false,
  children,
}: AppearanceProps & { hidden?: boolean; children: ReactNode }) {
  return (
    <span className={cx(css.label, hidden && css.labelHidden)}>
      {icon && <Icon of={icon} />}
      <span className={css.text}>{children}</span>
      {iconEnd && <Icon of={iconEnd} />}
    </span>
  );
}

/** Shows that something is loading. Fills its positioned parent. */
export function Spinner({ label }: { label?: string }) {
  return (
    <output className={css.spinner}>
      <span className={css.spinnerIcon}>
        <Icon of={SpinnerIcon} />
      </span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </output>
  );
}

/** A button for an action. It keeps the focus through a time in which it is disabled. */
export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  type = 'button',
  disabled = false,
  loading = false,
  loadingLabel,
  children,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isDisabled = disabled || loading;
  useFocusRestored(button, isDisabled);
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      disabled={isDisabled}
      aria-busy={loading || undefined}
      className={classNameOf({ variant, size, block })}
    >
      <Label icon={icon} iconEnd={iconEnd} hidden={loading}>
        {children}
      </Label>
      {loading && <Spinner label={loadingLabel} />}
    </button>
  );
}

/** A link that looks like a button: `href`, or a router's link in `render`. */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  iconEnd,
  href,
  render,
  external,
  children,
}: AppearanceProps & {
  href?: string;
  render?: RenderElement;
  external?: boolean;
  children: ReactNode;
}) {
  const props = {
    className: classNameOf({ variant, size, block }),
    ...(href === undefined ? {} : { href }),
    ...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
  };
  return renderAs(
    render,
    'a',
    props,
    <Label icon={icon} iconEnd={iconEnd}>
      {children}
    </Label>,
  );
}

interface IconButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'disabled' | 'loading' | 'onClick' | 'type' | 'aria-expanded' | 'aria-controls' | 'aria-pressed'
> {
  icon: IconNode;
  /** Accessible name: screen readers cannot read an icon. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows an icon only. While it loads it keeps the focus, which a disabled button would lose. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'md',
  type = 'button',
  loading = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={cx(classNameOf({ variant, size }), css.iconOnly)}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <Spinner /> : <Icon of={icon} />}
    </button>
  );
}
