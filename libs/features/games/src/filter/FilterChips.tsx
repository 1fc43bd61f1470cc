import { useLingui } from '@lingui/react/macro';
import { Button, CloseIcon, VisuallyHidden } from '@lobby/ui-kit';
import type { Criteria } from './criteria.ts';
import { useCriteriaTexts } from './criteriaTexts.ts';
import * as css from './FilterBar.css.ts';
import { useCriteria } from './useFilter.ts';

interface Chip {
  name: string;
  /** The criteria without it. */
  changes: Partial<Criteria>;
}

/**
 * What is chosen; a press takes it away.
 * @param onRemove the button that had the focus may be gone
 */
export function FilterChips({ onRemove }: { onRemove: () => void }) {
  const { t } = useLingui();
  const { criteria, set, clear } = useCriteria();
  const texts = useCriteriaTexts();
  const without = <Value,>(values: readonly Value[], value: Value) => values.filter((other) => other !== value);
  const { feature, studio, volatility, stake, rtp, only } = criteria;
  const chips: Chip[] = [
    ...feature.map((key) => ({ name: texts.value.feature(key), changes: { feature: without(feature, key) } })),
    ...studio.map((slug) => ({ name: texts.value.studio(slug), changes: { studio: without(studio, slug) } })),
    ...volatility.map((level) => ({
      name: texts.volatilityAlone(level),
      changes: { volatility: without(volatility, level) },
    })),
    ...(stake ? [{ name: texts.stake(stake), changes: { stake: null } }] : []),
    ...(rtp === null ? [] : [{ name: texts.rtp(rtp), changes: { rtp: null } }]),
    ...only.map((kind) => ({ name: texts.value.only(kind), changes: { only: without(only, kind) } })),
  ];
  if (chips.length === 0) return null;
  const removeLabel = (name: string) => t({ id: 'FILTER_REMOVE', message: `Remove ${name}` });
  return (
    <ul className={css.chips} aria-label={t({ id: 'FILTER_CHOSEN', message: 'Chosen filters' })}>
      {chips.map(({ name, changes }) => (
        <li key={name}>
          <Button
            size="sm"
            variant="secondary"
            iconEnd={CloseIcon}
            onClick={() => {
              set(changes);
              onRemove();
            }}
          >
            <span aria-hidden>{name}</span>
            <VisuallyHidden>{removeLabel(name)}</VisuallyHidden>
          </Button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              clear();
              onRemove();
            }}
          >
            {t({ id: 'FILTER_CLEAR', message: 'Clear all' })}
          </Button>
        </li>
      )}
    </ul>
  );
}
