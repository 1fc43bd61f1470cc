import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { useFeatureName } from '../catalogue/features.ts';
import { useStudioName } from '../studios/Studios.tsx';
import {
  featureOfKey,
  type Kind,
  type ListGroup,
  type ListValue,
  type Sort,
  type StakeRange,
  type Volatility,
} from './criteria.ts';

type ValueTexts = { [Group in ListGroup]: (value: ListValue<Group>) => string };

/** Names of what a list can be narrowed to, in the visitor's language. */
export function useCriteriaTexts() {
  const { t } = useLingui();
  const format = useFormat();
  const featureName = useFeatureName();
  const studioName = useStudioName();
  const kinds: Readonly<Record<Kind, string>> = {
    new: t({ id: 'NEW_GAME', message: 'New' }),
    jackpot: t({ id: 'FILTER_JACKPOT', message: 'With a jackpot' }),
    live: t({ id: 'LIVE_TABLE', message: 'Live' }),
  };
  const volatilities: Readonly<Record<Volatility, string>> = {
    low: t({ id: 'VOLATILITY_LOW', message: 'Low' }),
    medium: t({ id: 'VOLATILITY_MEDIUM', message: 'Medium' }),
    high: t({ id: 'VOLATILITY_HIGH', message: 'High' }),
  };
  const sorts: Readonly<Record<Sort, string>> = {
    popular: t({ id: 'SORT_POPULAR', message: 'Popular' }),
    newest: t({ id: 'SORT_NEWEST', message: 'Newest' }),
    name: t({ id: 'SORT_NAME', message: 'Name' }),
    rtp: t({ id: 'RTP', message: 'RTP' }),
  };
  const volatility = t({ id: 'VOLATILITY', message: 'Volatility' });
  return {
    /** Of one value in its group. */
    value: {
      feature: (key) => featureName(featureOfKey(key)),
      studio: studioName,
      volatility: (level) => volatilities[level],
      only: (kind) => kinds[kind],
    } satisfies ValueTexts as ValueTexts,
    /** Outside of its group, where a level alone says nothing. */
    volatilityAlone: (level: Volatility) => `${volatility}: ${volatilities[level]}`,
    sort: (sort: Sort) => sorts[sort],
    stake({ from, to, currency }: StakeRange) {
      const [lowest, highest] = [from, to].map((stake) => stake !== null && format.money(stake, currency));
      if (!lowest) return t({ id: 'FILTER_STAKE_UP_TO', message: `Up to ${highest}` });
      if (!highest) return t({ id: 'FILTER_STAKE_FROM', message: `${lowest} and more` });
      return `${lowest} – ${highest}`;
    },
    rtp(percent: number) {
      const rtp = format.percent(percent / 100, 0);
      return t({ id: 'FILTER_RTP_FROM', message: `RTP ${rtp} and more` });
    },
  };
}
