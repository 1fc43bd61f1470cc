import { useLingui } from '@lingui/react/macro';
import { isAccountClosed, type PlayerInfo, useSession } from '@lobby/player';
import { Skeleton } from '@lobby/ui-kit';
import { useState } from 'react';
import { CloseAccount } from '../closing/CloseAccount.tsx';
import { ClosedAccount } from '../closing/ClosedAccount.tsx';
import { ProfilePage } from '../frame/ProfilePage.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { MarketingPreferences } from './MarketingPreferences.tsx';
import { PersonalDetails } from './PersonalDetails.tsx';
import * as css from './personal.css.ts';

/** `/profile/`: what the platform knows of the player (R-3-035, R-3-037, R-3-038). */
export default function PersonalPage() {
  const { t } = useLingui();
  const { player } = useSession();
  return (
    <ProfilePage
      title={t({ id: 'PROFILE_PERSONAL', message: 'Personal details' })}
      note={t({ id: 'PROFILE_PERSONAL_NOTE', message: 'Is something wrong? Contact us, and we will correct it.' })}
    >
      {player ? (
        <PersonalSections player={player} />
      ) : (
        <div aria-busy className={css.placeholder}>
          <Skeleton shape="block" />
        </div>
      )}
    </ProfilePage>
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
