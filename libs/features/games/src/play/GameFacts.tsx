import { useLingui } from '@lingui/react/macro';
import { displayNameOf, languageTag, useFormat, useListFormat } from '@lobby/i18n';
import { useMarket } from '@lobby/player';
import { Link, useLocale } from '@lobby/routing';
import { Description, DescriptionList, TextLink } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
import { useFeatureName } from '../catalogue/features.ts';

interface DescribedGame {
  studio: { slug: string; name: string };
  /** In percent. */
  rtp: number | null;
  volatility: string | null;
  /** Stakes are in the market's currency. */
  minBet: string | null;
  maxBet?: string | null;
  features?: readonly string[] | null;
  /** ISO 639-1, of the dealer. */
  liveTable?: { languages: readonly string[] } | null;
}

/** Studio, return to player, volatility, stakes and features of a game; what the platform does not say stays away. */
export function GameFacts({ game }: { game: DescribedGame }) {
  const { t } = useLingui();
  const { percent, money } = useFormat();
  const writeList = useListFormat();
  const { currency } = useMarket();
  const tag = languageTag(useLocale());
  const featureName = useFeatureName();
  const { studio, rtp, volatility, minBet, maxBet = null, features, liveTable } = game;
  const languages = liveTable?.languages.map((code) => displayNameOf('language', code, tag)) ?? [];
  const volatilities: Readonly<Record<string, string>> = {
    low: t({ id: 'VOLATILITY_LOW', message: 'Low' }),
    medium: t({ id: 'VOLATILITY_MEDIUM', message: 'Medium' }),
    high: t({ id: 'VOLATILITY_HIGH', message: 'High' }),
  };
  return (
    <DescriptionList short>
      <Description term={t({ id: 'STUDIO', message: 'Studio' })}>
        <TextLink render={<Link to="game-studio" params={{ slug: studio.slug }} />}>{studio.name}</TextLink>
      </Description>
      {build.ShowRTP && rtp !== null && (
        <Description term={t({ id: 'GAME_RTP', message: 'Return to player' })}>{percent(rtp / 100, 2)}</Description>
      )}
      {volatility !== null && (
        <Description term={t({ id: 'VOLATILITY', message: 'Volatility' })}>
          {volatilities[volatility] ?? volatility}
        </Description>
      )}
      {minBet !== null && (
        <Description term={t({ id: 'MINIMUM_BET', message: 'Smallest bet' })}>
          <span translate="no">{money(minBet, currency)}</span>
        </Description>
      )}
      {maxBet !== null && (
        <Description term={t({ id: 'MAXIMUM_BET', message: 'Highest bet' })}>
          <span translate="no">{money(maxBet, currency)}</span>
        </Description>
      )}
      {features && features.length > 0 && (
        <Description term={t({ id: 'FILTER_FEATURES', message: 'Features' })}>
          {writeList(features.map(featureName))}
        </Description>
      )}
      {languages.length > 0 && (
        <Description term={t({ id: 'GAME_LANGUAGES', message: 'Language at the table' })}>
          {writeList(languages)}
        </Description>
      )}
    </DescriptionList>
  );
}
