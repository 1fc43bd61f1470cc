import { useLingui } from '@lingui/react/macro';
import { Skeleton, stepInGrid } from '@lobby/ui-kit';
import { desktop, useMediaQuery } from '@lobby/theming';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Door, doorStateOf } from '../calendar.ts';
import { DoorButton } from './DoorButton.tsx';
import * as css from './DoorGrid.css.ts';
import type { DoorVisit } from './useDoor.ts';

const phoneColumns = 4;
const desktopColumns = 8;

/** Rows are elements of their own, for screen readers, so that styles alone cannot break them. */
const useColumns = () => (useMediaQuery(desktop) ? desktopColumns : phoneColumns);

function rowsOf<Item>(items: readonly Item[], columns: number): Item[][] {
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => row);
  return rows.map((row) => items.slice(row * columns, (row + 1) * columns));
}

interface DoorGridProps {
  doors: readonly Door[];
  /** One of them. */
  today?: Door;
  /** The platform's time. */
  now: number;
  visit: DoorVisit;
}

/** Doors: one stop of the Tab key, at today's door first, and arrow keys between them. */
export function DoorGrid({ doors, today, now, visit }: DoorGridProps) {
  const { t } = useLingui();
  const columns = useColumns();
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const stop = focused ?? (today ? doors.indexOf(today) : 0);
  const openingId = visit.status === 'sending' ? visit.doorId : null;

  function moveFocus(event: KeyboardEvent) {
    const next = stepInGrid(event, stop, { columns, count: doors.length });
    if (next === null) return;
    event.preventDefault();
    grid.current?.querySelectorAll<HTMLElement>('[data-door]')[next]?.focus();
  }

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={t({ id: 'CALENDAR_DOORS', message: 'Doors' })}
      className={css.grid}
      onKeyDown={moveFocus}
    >
      {rowsOf(doors, columns).map((row) => (
        <div key={row[0]?.id} role="row" className={css.row}>
          {row.map((door) => (
            <div key={door.id} role="gridcell" className={css.cell}>
              <DoorButton
                door={door}
                state={doorStateOf(door, now)}
                isToday={door === today}
                isOpening={door.id === openingId}
                tabIndex={doors.indexOf(door) === stop ? 0 : -1}
                onFocus={() => setFocused(doors.indexOf(door))}
                visit={visit}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

export function DoorGridSkeleton() {
  const columns = useColumns();
  const places = Array.from({ length: 24 }, (_, place) => place);
  return (
    <div className={css.grid}>
      {rowsOf(places, columns).map((row) => (
        <div key={row[0]} className={css.row}>
          {row.map((place) => (
            <div key={place} className={css.place}>
              <Skeleton shape="block" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
