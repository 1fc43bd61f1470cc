import { useLingui } from '@lingui/react/macro';
import { Button, Grid, Inline, Stack, TextField } from '@lobby/ui-kit';
import { type ComponentProps, useRef, useState } from 'react';
import * as css from './history.css.ts';
import { isDay, isReversed, type Period, presets } from './period.ts';

interface PeriodFilterProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** Narrows a history to a period: in one tap, or to days that the player chooses. */
export function PeriodFilter({ period, onChange }: PeriodFilterProps) {
  const { t } = useLingui();
  const chosen = period.kind === 'dates' ? period : { from: '', to: '' };
  const button = (label: string, next: Period, isOn: boolean) => (
    <Button
      key={label}
      size="sm"
      variant={isOn ? 'secondary' : 'ghost'}
      aria-pressed={isOn}
      onClick={() => onChange(next)}
    >
      {label}
    </Button>
  );
  const names = {
    7: t({ id: 'HISTORY_WEEK', message: '7 days' }),
    30: t({ id: 'HISTORY_MONTH', message: '30 days' }),
    90: t({ id: 'HISTORY_QUARTER', message: '90 days' }),
  };
  return (
    <div className={css.notPrinted} role="group" aria-label={t({ id: 'HISTORY_PERIOD', message: 'Period' })}>
      <Stack gap="md">
        <Inline wrap gap="sm">
          {presets.map((days) =>
            button(names[days], { kind: 'preset', days }, period.kind === 'preset' && period.days === days),
          )}
          {button(t({ id: 'HISTORY_ALL', message: 'All' }), { kind: 'all' }, period.kind === 'all')}
          {button(
            t({ id: 'HISTORY_DATES', message: 'Choose days' }),
            { kind: 'dates', ...chosen },
            period.kind === 'dates',
          )}
        </Inline>
        {period.kind === 'dates' && <Days period={period} onChange={onChange} />}
      </Stack>
    </div>
  );
}

/** Two days; a history follows as soon as they make a period. */
function Days({ period, onChange }: PeriodFilterProps & { period: Period & { kind: 'dates' } }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(period);
  function change(part: Partial<typeof typed>) {
    const next = { ...typed, ...part };
    setTyped(next);
    if (!isReversed(next) && isDay(next.from) && isDay(next.to)) onChange(next);
  }
  return (
    <Grid column="sm" gap="md">
      <Day
        label={t({ id: 'HISTORY_FROM', message: 'First day' })}
        value={typed.from}
        onChange={(from) => change({ from })}
      />
      <Day
        label={t({ id: 'HISTORY_TO', message: 'Last day' })}
        value={typed.to}
        error={
          isReversed(typed) ? t({ id: 'HISTORY_REVERSED', message: 'The last day is before the first.' }) : undefined
        }
        onChange={(to) => change({ to })}
      />
    </Grid>
  );
}

type DayProps = Pick<ComponentProps<typeof TextField>, 'label' | 'value' | 'error' | 'onChange'>;

/** A day in the browser's own field, which has no value for what is no day, such as the 31st of February. */
function Day({ error, ...field }: DayProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLInputElement>(null);
  const [isNoDay, setIsNoDay] = useState(false);
  return (
    <TextField
      {...field}
      ref={ref}
      type="date"
      max="9999-12-31"
      error={isNoDay ? t({ id: 'HISTORY_NO_DAY', message: 'This day is not complete, or does not exist.' }) : error}
      onBlur={() => setIsNoDay(ref.current?.validity.badInput === true)}
    />
  );
}
