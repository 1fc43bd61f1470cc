import { useLingui } from '@lingui/react/macro';
import { useDeadline } from '@lobby/i18n';
import { type DetailedPlayer, isSourceOfWealthRequired, type PlayerInfo } from '@lobby/player';
import { Badge, Description } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
import { DetailsCard } from '../frame/DetailsCard.tsx';
import { VerifiedBadge } from '../contact/VerifiedBadge.tsx';

/** What of the player has been checked; the two status sets of identity and source of wealth stay apart. */
export function Verification({ player }: { player: DetailedPlayer }) {
  const { t } = useLingui();
  const { email, emailVerified, phoneNumber, isPhoneNumberVerified } = player;
  return (
    <DetailsCard short title={t({ id: 'PROFILE_VERIFICATION', message: 'Verification' })}>
      {email && (
        <Description term={t({ id: 'PROFILE_EMAIL', message: 'E-mail' })}>
          <VerifiedBadge verified={emailVerified} />
        </Description>
      )}
      {phoneNumber && (
        <Description term={t({ id: 'PROFILE_PHONE', message: 'Phone' })}>
          <VerifiedBadge verified={isPhoneNumberVerified} />
        </Description>
      )}
      {build.kycRequired && player.kycCheckStatus && <Identity check={player.kycCheckStatus} />}
      <SourceOfWealth player={player} />
    </DetailsCard>
  );
}

function Identity({ check: { status, deadline } }: { check: NonNullable<PlayerInfo['kycCheckStatus']> }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const due = deadlineOf(deadline);
  const term = t({ id: 'PROFILE_IDENTITY', message: 'Identity' });
  if (status === 'Required')
    return (
      <Description term={term} hint={due !== null && t({ id: 'PROFILE_NEEDED_BY', message: `Needed by ${due}` })}>
        <Badge tone="warning">{t({ id: 'PROFILE_STATUS_REQUIRED', message: 'Needed' })}</Badge>
      </Description>
    );
  return (
    <Description term={term}>
      {status === 'Done' ? (
        <VerifiedBadge verified />
      ) : (
        <Badge>{t({ id: 'PROFILE_STATUS_NOT_REQUIRED', message: 'Not needed' })}</Badge>
      )}
    </Description>
  );
}

/** Nothing as long as no declaration is requested. */
function SourceOfWealth({ player }: { player: DetailedPlayer }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const { status, dueDate } = player.sourceOfWealthStatus ?? {};
  const isRequired = isSourceOfWealthRequired(player);
  if (!isRequired && (!status || status === 'NotNeed')) return null;
  const due = deadlineOf(isRequired || status === 'WillBeRequired' ? dueDate : null);
  return (
    <Description
      term={t({ id: 'PROFILE_SOURCE_OF_WEALTH', message: 'Source of wealth' })}
      hint={due !== null && t({ id: 'PROFILE_NEEDED_BY', message: `Needed by ${due}` })}
    >
      {isRequired && <Badge tone="warning">{t({ id: 'PROFILE_STATUS_REQUIRED', message: 'Needed' })}</Badge>}
      {status === 'WillBeRequired' && (
        <Badge tone="info">{t({ id: 'PROFILE_STATUS_LATER', message: 'Needed later' })}</Badge>
      )}
      {status === 'Pending' && (
        <Badge tone="info">{t({ id: 'PROFILE_STATUS_PENDING', message: 'Being checked' })}</Badge>
      )}
      {status === 'Done' && <Badge tone="success">{t({ id: 'PROFILE_STATUS_DONE', message: 'Done' })}</Badge>}
    </Description>
  );
}
