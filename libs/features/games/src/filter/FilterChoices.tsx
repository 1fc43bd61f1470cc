import { useLingui } from '@lingui/react/macro';
import { readFragment } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { useFormat } from '@lobby/i18n';
import { CheckboxGroup, RadioGroup, Skeleton } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
import { nameOfSlug } from '../nameOfSlug.ts';
import { StudioCardFields, useStudios } from '../studios/Studios.tsx';
import { featureKeys, kinds, sorts, volatilities, writeStake } from './criteria.ts';
import { useCriteriaTexts } from './criteriaTexts.ts';
import type { CatalogueBase } from '@lobby/contracts';
import { stakeChoices, studiosOf } from './filterGames.ts';
import { useCriteria, useFiltered } from './useFilter.ts';

interface ChoicesProps {
  label: string;
  base: CatalogueBase;
}

/** In place of choices that need the catalogue. */
function ChoicesMissing({ error, retry }: Pick<ReturnType<typeof useFiltered>, 'error' | 'retry'>) {
  return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton />;
}

interface ListChoicesProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  counts: ReadonlyMap<Value, number>;
  onChange: (values: Value[]) => void;
}

/** Choices with the number of games behind each. One without games is disabled unless it is chosen. */
function ListChoices<Value extends string>({ label, options, chosen, counts, onChange }: ListChoicesProps<Value>) {
  const format = useFormat();
  return (
    <CheckboxGroup
      label={label}
      values={chosen}
      options={options.map(({ value, label: name }) => {
        const count = counts.get(value) ?? 0;
        return { value, label: name, note: format.number(count), disabled: count === 0 && !chosen.includes(value) };
      })}
      onChange={(values) => onChange(values as Value[])}
    />
  );
}

function FeatureChoices({ label, base }: ChoicesProps) {
  const { filtered, ...catalogue } = useFiltered(base);
  const { criteria, set } = useCriteria();
  const texts = useCriteriaTexts();
  if (!filtered) return <ChoicesMissing {...catalogue} />;
  return (
    <ListChoices
      label={label}
      options={featureKeys.map((value) => ({ value, label: texts.feature(value) }))}
      chosen={criteria.feature}
      counts={filtered.counts.feature}
      onChange={(feature) => set({ feature })}
    />
  );
}

/** Studios that have games on the page, the one with the most first. */
function StudioChoices({ label, base }: ChoicesProps) {
  const { filtered, ...catalogue } = useFiltered(base);
  const { criteria, set } = useCriteria();
  const { studios = [] } = useStudios();
  if (!filtered) return <ChoicesMissing {...catalogue} />;
  const names = new Map(
    studios.map((studio) => readFragment(StudioCardFields, studio)).map(({ slug, name }) => [slug, name]),
  );
  const options = studiosOf(filtered.ofPage).map((value) => ({ value, label: names.get(value) ?? nameOfSlug(value) }));
  return (
    <ListChoices
      label={label}
      options={options}
      chosen={criteria.studio}
      counts={filtered.counts.studio}
      onChange={(studio) => set({ studio })}
    />
  );
}

function VolatilityChoices({ label, base }: ChoicesProps) {
  const { filtered, ...catalogue } = useFiltered(base);
  const { criteria, set } = useCriteria();
  const texts = useCriteriaTexts();
  if (!filtered) return <ChoicesMissing {...catalogue} />;
  return (
    <ListChoices
      label={label}
      options={volatilities.map((value) => ({ value, label: texts.volatility(value) }))}
      chosen={criteria.volatility}
      counts={filtered.counts.volatility}
      onChange={(volatility) => set({ volatility })}
    />
  );
}

function KindChoices({ label, base }: ChoicesProps) {
  const { filtered, ...catalogue } = useFiltered(base);
  const { criteria, set } = useCriteria();
  const texts = useCriteriaTexts();
  if (!filtered) return <ChoicesMissing {...catalogue} />;
  return (
    <ListChoices
      label={label}
      options={kinds.map((value) => ({ value, label: texts.kind(value) }))}
      chosen={criteria.only}
      counts={filtered.counts.only}
      onChange={(only) => set({ only })}
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

function RtpChoices({ label }: ChoicesProps) {
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

export function SortChoices({ label }: { label: string }) {
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
export function useFilterGroups({ studio }: CatalogueBase) {
  const { t } = useLingui();
  const { criteria } = useCriteria();
  return [
    {
      id: 'feature',
      label: t({ id: 'FILTER_FEATURES', message: 'Features' }),
      Choices: FeatureChoices,
      count: criteria.feature.length,
    },
    ...(studio === undefined
      ? [
          {
            id: 'studio',
            label: t({ id: 'STUDIO', message: 'Studio' }),
            Choices: StudioChoices,
            count: criteria.studio.length,
          },
        ]
      : []),
    {
      id: 'volatility',
      label: t({ id: 'VOLATILITY', message: 'Volatility' }),
      Choices: VolatilityChoices,
      count: criteria.volatility.length,
    },
    {
      id: 'stake',
      label: t({ id: 'FILTER_STAKE', message: 'Stake' }),
      Choices: StakeChoices,
      count: criteria.stake ? 1 : 0,
    },
    ...(build.ShowRTP
      ? [
          {
            id: 'rtp',
            label: t({ id: 'RTP', message: 'RTP' }),
            Choices: RtpChoices,
            count: criteria.rtp === null ? 0 : 1,
          },
        ]
      : []),
    { id: 'only', label: t({ id: 'FILTER_ONLY', message: 'Only' }), Choices: KindChoices, count: criteria.only.length },
  ];
}
