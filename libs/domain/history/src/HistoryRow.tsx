import { Skeleton, Stack, Text } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import * as css from './history.css.ts';

interface HistoryRowsProps {
  id?: string;
  name?: string;
  /** They are on their way. */
  busy?: boolean;
  children: ReactNode;
}

/** The list around rows. */
export function HistoryRows({ id, name, busy, children }: HistoryRowsProps) {
  return (
    <ul id={id} className={css.rows} aria-label={name} aria-busy={busy || undefined}>
      {children}
    </ul>
  );
}

interface HistoryRowProps {
  /** What. */
  title: ReactNode;
  /** When, and the like. */
  note: ReactNode;
  /** How much. */
  amount?: ReactNode;
  /** A badge with the state. */
  state?: ReactNode;
  /** Below, at full width. */
  children?: ReactNode;
}

/** A row of a history. */
export function HistoryRow({ title, note, amount, state, children }: HistoryRowProps) {
  return (
    // Takes the focus of a form in it that has done its work.
    <li className={css.row} tabIndex={-1}>
      <Stack gap="md">
        <div className={css.line}>
          <Stack gap="xxs">
            <Text weight="medium">{title}</Text>
            <Text size="sm" tone="muted" figures>
              {note}
            </Text>
          </Stack>
          <div className={css.end}>
            {amount && (
              <div className={css.amount}>
                <Text weight="bold" figures>
                  {amount}
                </Text>
              </div>
            )}
            {state}
          </div>
        </div>
        {children}
      </Stack>
    </li>
  );
}

/** Rows that are on their way, in their height. */
export function RowSkeletons({ count = 6 }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={css.row} aria-hidden>
      <div className={css.line}>
        <Stack gap="xxs">
          <Text>
            <Skeleton width="lg" />
          </Text>
          <Text size="sm">
            <Skeleton width="md" />
          </Text>
        </Stack>
        <Skeleton width="xs" />
      </div>
    </li>
  ));
}

/** A sum of the period, with its name. */
export function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.figure}>
      <Text as="dt" size="sm" tone="muted">
        {name}
      </Text>
      <Text as="dd" size="xl" weight="bold" figures>
        <span translate="no">{children}</span>
      </Text>
    </div>
  );
}
