import { Plural, useLingui } from '@lingui/react/macro';
import { displayNameOf, languageTag, useDeadline } from '@lobby/i18n';
import { type PlayerInfo, useMarket } from '@lobby/player';
import { useLocale } from '@lobby/routing';
import { Description } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
import { DetailsCard } from '../frame/DetailsCard.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

/** The account itself: what support requests, and what the platform goes by. */
export function AccountDetails({ player }: { player: PlayerInfo }) {
  const { t } = useLingui();
  const tag = languageTag(useLocale());
  const { currency } = useMarket();
  const due = useDeadline()(player.bankingCDD);
  const { playerId, country, language, realityCheckPeriod, bankingCDD } = player;
  return (
    <DetailsCard title={t({ id: 'PROFILE_ACCOUNT', message: 'Your player account' })}>
      <Description term={t({ id: 'PROFILE_PLAYER_NUMBER', message: 'Player number' })}>
        <span translate="no">{playerId}</span>
      </Description>
      {country && <Description term={t({ id: 'PROFILE_COUNTRY', message: 'Country' })}>{country.name}</Description>}
      <Description term={t({ id: 'PROFILE_CURRENCY', message: 'Currency' })}>
        {displayNameOf('currency', currency, tag)}
      </Description>
      <Description term={t({ id: 'PROFILE_LANGUAGE', message: 'Language of our messages' })}>
        <LanguageChoice language={language} />
      </Description>
      {build.realityCheck && Boolean(realityCheckPeriod) && (
        <Description term={t({ id: 'PROFILE_REALITY_CHECK', message: 'Reality check' })}>
          <Plural
            id="PROFILE_REALITY_CHECK_PERIOD"
            value={realityCheckPeriod ?? 0}
            one="Every minute"
            other="Every # minutes"
          />
        </Description>
      )}
      {bankingCDD && (
        <Description term={t({ id: 'PROFILE_BANK_CHECK', message: 'Check by your bank' })}>
          {due === null
            ? t({ id: 'PROFILE_STATUS_REQUIRED', message: 'Needed' })
            : t({ id: 'PROFILE_NEEDED_BY', message: `Needed by ${due}` })}
        </Description>
      )}
    </DetailsCard>
  );
}
