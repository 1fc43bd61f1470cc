import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '@lobby/composition';
import { isKycRequired, useSession } from '@lobby/player';
import { PageHead, Skeleton, Stack } from '@lobby/ui-kit';
import { IdentityCheck } from './IdentityCheck.tsx';
import { IdentityResult } from './IdentityResult.tsx';

/** `/profile/identity/`: the provider's check by its SDK, for a player who has to be verified (R-6-021). */
export default function IdentityPage() {
  const { t } = useLingui();
  const { player } = useSession();
  const title = t({ id: 'IDENTITY_CHECK', message: 'Identity check' });
  return (
    <Stack gap="xl">
      <PageTitle of={title} />
      <PageHead title={title} note={t({ id: 'IDENTITY_INTRO', message: 'The law wants us to know who plays.' })} />
      {player === null ? (
        <div aria-busy>
          <Skeleton />
        </div>
      ) : isKycRequired(player) ? (
        <IdentityCheck check={player.kycCheckStatus} />
      ) : (
        <IdentityResult result={player.kycCheckStatus?.status === 'Done' ? 'approved' : 'notRequired'} />
      )}
    </Stack>
  );
}
