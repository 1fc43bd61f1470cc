import { useLingui } from '@lingui/react/macro';
import { formatsOf } from '@lobby/i18n';
import type { PlayerInfo } from '@lobby/player';
import { useLocale } from '@lobby/routing';
import { Description, VisuallyHidden } from '@lobby/ui-kit';
import { DetailsCard } from '../frame/DetailsCard.tsx';
import { Address } from './Address.tsx';
import { maskPersonalNumber, visibleEnd } from './maskPersonalNumber.ts';

/** Name, date of birth, personal number and address, as far as the platform has them. */
export function PersonalDetails({ player }: { player: PlayerInfo }) {
  const { t } = useLingui();
  const { firstName, lastName, dateOfBirth, ssn } = player.personalInfo ?? {};
  // A day without a time is the same in every time zone.
  const { date } = formatsOf(useLocale(), 'UTC');
  return (
    <DetailsCard title={t({ id: 'PROFILE_PERSONAL_DATA', message: 'About you' })}>
      <Description term={t({ id: 'PROFILE_NAME', message: 'Name' })}>
        {[firstName, lastName].filter(Boolean).join(' ') || '–'}
      </Description>
      <Description term={t({ id: 'PROFILE_DATE_OF_BIRTH', message: 'Date of birth' })}>
        {dateOfBirth ? date(dateOfBirth) : '–'}
      </Description>
      {ssn && (
        <Description term={t({ id: 'PROFILE_PERSONAL_NUMBER', message: 'Personal number' })}>
          <span aria-hidden>{maskPersonalNumber(ssn)}</span>
          <VisuallyHidden>
            {t({ id: 'PROFILE_PERSONAL_NUMBER_ENDS', message: `Hidden, ends in ${visibleEnd(ssn)}` })}
          </VisuallyHidden>
        </Description>
      )}
      <Description term={t({ id: 'PROFILE_ADDRESS', message: 'Address' })}>
        <Address player={player} />
      </Description>
    </DetailsCard>
  );
}
