import { useLingui } from '@lingui/react/macro';
import type { CatalogueBase } from '@lobby/contracts';
import { LoadFailed } from '@lobby/fallbacks';
import { useFormat } from '@lobby/i18n';
import { CheckboxGroup, RadioGroup, Skeleton } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
import { featureKeys, kinds, type ListGroup, type ListValue, sorts, volatilities, writeStake } from './criteria.ts';
import { useCriteriaTexts } from './criteriaTexts.ts';
import { type Filtered, stakeChoices, studiosOf } from './filterGames.ts';
import { useCriteria, useFiltered } from './useFilter.ts';

interface ChoicesProps {
  label: string;
  base: CatalogueBase;
}

/** In place of choices that need the catalogue. */
function ChoicesMissing({ error, retry }: Pick<ReturnType<typeof useFiltered>, 'error' | 'retry'>) {
  return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton />;
}

/** What there is to choose from, in its order. */
const valuesOf: { [Group in ListGroup]: (filtered: Filtered) => readonly ListValue<Group>[] } = {
  feature: () => featureKeys,
  studio: ({ ofPage }) => studiosOf(ofPage),
  volatility: () => volatilities,
  only: () => kinds,
};

/** Choices with the number of games behind each. One without games is disabled unless it is chosen. */
function ListChoices<Group extends ListGroup>({ group, label, base }: ChoicesProps & { group: Group }) {
  const { filtered, ...catalogue } = useFiltered(base);
  const { criteria, set } = useCriteria();
  const texts = useCriteriaTexts();
  const format = useFormat();
  if (!filtered) return <ChoicesMissing {...catalogue} />;
  const chosen: readonly ListValue<Group>[] = criteria[group];
  const counts = filtered.counts[group];
  return (
    <CheckboxGroup
      label={label}
      values={chosen}
      options={valuesOf[group](filtered).map((value) => {
        const count = counts.get(value) ?? 0;
        return {
          value,
          label: texts.value[group](value),
          note: format.number(count),
          disabled: count === 0 && !chosen.includes(value),
        };
      })}
      onChange={(values) => set({ [group]: values })}
    />
  );
}

const any = 'any';

function StakeChoices({ label, base }: ChoicesProps) {
  const { t } = useLingui();
  const { filtered, currency, ...catalogue } = useFiltered(base);
  const { criteria, set } = useCriteria();
  const texts = useCriteriaTexts();
  if (!filtered || currency === undefined) return <ChoicesMissing {...catalogue} />;
  const offered = stakeChoices(filtered.ofPage, currency);
  const chosen = criteria.stake?.currency === currency ? criteria.stake : null;
  const isOffered = chosen === null || offered.some((range) => writeStake(range) === writeStake(chosen));
  const ranges = isOffered ? offered : [chosen, ...offered];
  return (
    <RadioGroup
      label={label}
      value={chosen ? writeStake(chosen) : any}
      options={[
        { value: any, label: t({ id: 'FILTER_ANY', message: 'Any' }) },
        ...ranges.map((range) => ({ value: writeStake(range), label: texts.stake(range) })),
      ]}
      onChange={(value) => set({ stake: ranges.find((range) => writeStake(range) === value) ?? null })}
    />
  );
}

const rtpSteps = [94, 95, 96, 97];

function RtpChoices({ label }: Pick<ChoicesProps, 'label'>) {
  const { t } = useLingui();
  const { criteria, set } = useCriteria();
  const texts = useCriteriaTexts();
  const steps = criteria.rtp === null || rtpSteps.includes(criteria.rtp) ? rtpSteps : [criteria.rtp, ...rtpSteps];
  return (
    <RadioGroup
      label={label}
      value={criteria.rtp === null ? any : String(criteria.rtp)}
      options={[
        { value: any, label: t({ id: 'FILTER_ANY', message: 'Any' }) },
        ...steps.map((percent) => ({ value: String(percent), label: texts.rtp(percent) })),
      ]}
      onChange={(value) => set({ rtp: value === any ? null : Number(value) })}
    />
  );
}

export function SortChoices({ label }: Pick<ChoicesProps, 'label'>) {
  const { t } = useLingui();
  const { criteria, set } = useCriteria();
  const texts = useCriteriaTexts();
  const offered = sorts.filter((sort) => build.ShowRTP || sort !== 'rtp');
  return (
    <RadioGroup
      label={label}
      value={criteria.sort ?? any}
      options={[
        { value: any, label: t({ id: 'SORT_DEFAULT', message: 'Default order' }) },
        ...offered.map((sort) => ({ value: sort, label: texts.sort(sort) })),
      ]}
      onChange={(value) => set({ sort: offered.find((sort) => sort === value) ?? null })}
    />
  );
}

/** The groups of choices of a page, in their order, with how many are chosen. */
export function useFilterGroups(base: CatalogueBase) {
  const { t } = useLingui();
  const { criteria } = useCriteria();
  const listGroup = (group: ListGroup, label: string) => ({
    label,
    count: criteria[group].length,
    choices: <ListChoices group={group} label={label} base={base} />,
  });
  const stake = t({ id: 'FILTER_STAKE', message: 'Stake' });
  const rtp = t({ id: 'RTP', message: 'RTP' });
  return [
    listGroup('feature', t({ id: 'FILTER_FEATURES', message: 'Features' })),
    ...(base.studio === undefined ? [listGroup('studio', t({ id: 'STUDIO', message: 'Studio' }))] : []),
    listGroup('volatility', t({ id: 'VOLATILITY', message: 'Volatility' })),
    { label: stake, count: criteria.stake ? 1 : 0, choices: <StakeChoices label={stake} base={base} /> },
    ...(build.ShowRTP
      ? [{ label: rtp, count: criteria.rtp === null ? 0 : 1, choices: <RtpChoices label={rtp} /> }]
      : []),
    listGroup('only', t({ id: 'FILTER_ONLY', message: 'Only' })),
  ];
}
