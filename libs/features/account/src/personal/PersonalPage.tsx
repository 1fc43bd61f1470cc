import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '@lobby/composition';
import { isAccountClosed, type PlayerInfo, useSession } from '@lobby/player';
import { PageHead, Skeleton, Stack } from '@lobby/ui-kit';
import { useState } from 'react';
import { CloseAccount } from '../closing/CloseAccount.tsx';
import { ClosedAccount } from '../closing/ClosedAccount.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { MarketingPreferences } from './MarketingPreferences.tsx';
import { PersonalDetails } from './PersonalDetails.tsx';
import * as css from './personal.css.ts';

/** `/profile/`: what the platform knows of the player (R-3-035, R-3-037, R-3-038). */
export default function PersonalPage() {
  const { t } = useLingui();
  const { player } = useSession();
  const title = t({ id: 'PROFILE_PERSONAL', message: 'Personal details' });
  return (
    <Stack gap="xl">
      <PageTitle of={title} />
      <PageHead
        title={title}
        note={t({ id: 'PROFILE_PERSONAL_NOTE', message: 'Is something wrong? Contact us, and we will correct it.' })}
      />
      {player ? (
        <PersonalSections player={player} />
      ) : (
        <div aria-busy className={css.placeholder}>
          <Skeleton shape="block" />
        </div>
      )}
    </Stack>
  );
}

function PersonalSections({ player }: { player: PlayerInfo }) {
  const isClosed = isAccountClosed(player);
  const [wasClosed] = useState(isClosed);
  return (
    <>
      {isClosed && <ClosedAccount player={player} takesFocus={!wasClosed} />}
      <PersonalDetails player={player} />
      <ContactDetails player={player} />
      <AccountDetails player={player} />
      <MarketingPreferences player={player} />
      {!isClosed && <CloseAccount player={player} />}
    </>
  );
}
