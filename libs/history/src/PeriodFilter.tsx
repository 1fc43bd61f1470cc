import { useLingui } from '@lingui/react/macro';
import { Button, Grid, Inline, Stack, TextField } from '@lobby/ui-kit';
import { useState } from 'react';
import * as css from './history.css.ts';
import { isReversed, type Period, presets } from './period.ts';

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
    if (!isReversed(next)) onChange(next);
  }
  return (
    <Grid column="sm" gap="md">
      <TextField
        type="date"
        label={t({ id: 'HISTORY_FROM', message: 'First day' })}
        value={typed.from}
        onChange={(from) => change({ from })}
      />
      <TextField
        type="date"
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
