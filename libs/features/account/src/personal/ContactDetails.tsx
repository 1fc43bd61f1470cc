import { useLingui } from '@lingui/react/macro';
import { graphql, useViewerQuery } from '@lobby/data';
import type { PlayerInfo } from '@lobby/player';
import { ContactRow } from '../contact/ContactRow.tsx';
import { DetailsCard } from '../frame/DetailsCard.tsx';

const ContactValidity = graphql(`
  query ContactValidity {
    viewer {
      id
      player {
        id
        emailValidity
        phoneNumberValidity
      }
    }
  }
`);

/** How the player can be reached, whether it was verified, and whether messages arrive (R-3-022). */
export function ContactDetails({ player }: { player: PlayerInfo }) {
  const { t } = useLingui();
  const [{ data }] = useViewerQuery({ query: ContactValidity });
  const { emailValidity, phoneNumberValidity } = data?.viewer?.player ?? {};
  return (
    <DetailsCard title={t({ id: 'PROFILE_CONTACT', message: 'How we reach you' })}>
      <ContactRow
        kind="Email"
        term={t({ id: 'PROFILE_EMAIL', message: 'E-mail' })}
        player={player}
        validity={emailValidity}
      />
      <ContactRow
        kind="Phone"
        term={t({ id: 'PROFILE_PHONE', message: 'Phone' })}
        player={player}
        validity={phoneNumberValidity}
      />
    </DetailsCard>
  );
}
