import { memo, useState } from 'react';
import { cx, inlineVars } from '../internal/element.ts';
import { visuallyHidden } from '../layout/layout.css.ts';
import { type Cell, cellsOf } from './rows.ts';
import * as css from './RollingFigure.css.ts';
import { timings } from '../timings.ts';

/**
 * A formatted amount whose digits roll to the next value. The browser moves strips of digits on its own: a change costs a
 * class on each digit that differs, and no layout while the number of digits stays.
 */
export function RollingFigure({
  children,
  duration = timings.rollingDuration,
}: {
  /** The amount, formatted with its currency. */
  children: string;
  /** In ms: how long a digit rolls. A change meanwhile rolls on from where the digit is. */
  duration?: number;
}) {
  const [seen, setSeen] = useState(() => ({ text: children, cells: cellsOf(children) }));
  if (seen.text !== children) setSeen({ text: children, cells: cellsOf(children, seen.cells) });
  return (
    // No prerendered page has a figure that rolls.
    // oxlint-disable-next-line react/forbid-dom-props
    <span className={css.figure} translate="no" style={inlineVars({ [css.duration]: `${duration}ms` })}>
      <span className={visuallyHidden}>{children}</span>
      <span aria-hidden>
        {seen.cells.map((cell) => (
          <FigureCell key={cell.key} cell={cell} />
        ))}
      </span>
    </span>
  );
}

const FigureCell = memo(function FigureCell({ cell: { char, row } }: { cell: Cell }) {
  if (row === null) return <span className={css.sign} data-sign={char} />;
  return <span className={cx(css.digit, css.rows[row])} data-digit={char} />;
});
