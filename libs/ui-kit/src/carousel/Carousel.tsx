import { Children, useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import { cx } from '../internal/element.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import * as css from './Carousel.css.ts';
import { paddleScrollFactor, useScrollPosition } from './useScrollPosition.ts';

interface CarouselProps {
  /** The row's heading, a `Heading` or the like; it names the row. */
  heading: ReactNode;
  /** Link or button at the end of the heading, such as "show all". Last, so that no gap shows where a paddle hides. */
  action?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** Width of an item. */
  size?: keyof typeof css.sizes;
  /** Called near the end (R-9-044), to fetch more. May be called more than once. */
  onNearEnd?: () => void;
  /** Gets the row before it is painted, to scroll it to where it was left and to follow it; returns what ends that. */
  followScroll?: (row: HTMLElement) => () => void;
  /** More items are loading. */
  busy?: boolean;
  /** The items. */
  children: ReactNode;
}

function scrollByPaddle(box: HTMLElement | null, direction: 1 | -1) {
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  box?.scrollBy({
    left: direction * paddleScrollFactor * box.clientWidth,
    behavior: still ? 'auto' : 'smooth',
  });
}

/** Moves the focus to the other paddle when the focused one is removed: Tab would start at the top of the page. */
function keepFocus(paddle: HTMLButtonElement | null) {
  const row = paddle?.closest('div');
  return () => {
    if (document.activeElement === paddle) queueMicrotask(() => row?.querySelector('button')?.focus());
  };
}

/** A row that scrolls sideways by touch, wheel or, on desktop, by paddles (R-2-094, R-2-096). */
export function Carousel({
  heading,
  action,
  previousLabel,
  nextLabel,
  size = 'md',
  onNearEnd,
  followScroll,
  busy = false,
  children,
}: CarouselProps) {
  const items = Children.toArray(children);
  const { box, atStart, atEnd } = useScrollPosition(onNearEnd, followScroll);
  const id = useId();
  return (
    <section className={css.carousel} aria-labelledby={id}>
      <div className={css.head}>
        <div id={id} className={css.title}>
          {heading}
        </div>
        <div className={css.tools}>
          {!(atStart && atEnd) && (
            <div className={css.paddles}>
              <span className={css.paddleRoom}>
                {!atStart && (
                  <IconButton
                    ref={keepFocus}
                    icon={ChevronLeftIcon}
                    label={previousLabel}
                    variant="ghost"
                    onClick={() => scrollByPaddle(box.current, -1)}
                  />
                )}
              </span>
              <span className={css.paddleRoom}>
                {!atEnd && (
                  <IconButton
                    ref={keepFocus}
                    icon={ChevronRightIcon}
                    label={nextLabel}
                    variant="ghost"
                    onClick={() => scrollByPaddle(box.current, 1)}
                  />
                )}
              </span>
            </div>
          )}
          {action}
        </div>
      </div>
      <ul ref={box} className={cx(css.list, css.sizes[size])} aria-busy={busy || undefined}>
        {items.map((item, index) => (
          <li key={(item as { key?: string }).key ?? index} className={css.item}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Placeholder of a row that is loading: as high as the row if its children are placeholders of items. */
export function CarouselSkeleton({ size = 'md', children }: Pick<CarouselProps, 'size' | 'children'>) {
  return (
    <div aria-hidden className={css.carousel}>
      <div className={css.head}>
        <Skeleton width="lg" />
      </div>
      <div className={cx(css.skeletonList, css.sizes[size])}>{children}</div>
    </div>
  );
}
