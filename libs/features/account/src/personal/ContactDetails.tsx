import { useLingui } from '@lingui/react/macro';
import type { ContactValidity as Validity } from '@lobby/contracts';
import { graphql, useViewerQuery } from '@lobby/data';
import type { PlayerInfo } from '@lobby/player';
import { Badge, Description, Inline } from '@lobby/ui-kit';
import { DetailsCard } from '../frame/DetailsCard.tsx';
import { VerifiedBadge } from './VerifiedBadge.tsx';

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
  const { email, emailVerified, phoneNumber, isPhoneNumberVerified } = player;
  return (
    <DetailsCard title={t({ id: 'PROFILE_CONTACT', message: 'How we reach you' })}>
      <Contact
        term={t({ id: 'PROFILE_EMAIL', message: 'E-mail' })}
        value={email}
        verified={emailVerified}
        validity={emailValidity}
      />
      <Contact
        term={t({ id: 'PROFILE_PHONE', message: 'Phone' })}
        value={phoneNumber}
        verified={isPhoneNumberVerified}
        validity={phoneNumberValidity}
      />
    </DetailsCard>
  );
}

interface ContactProps {
  term: string;
  value: string | null;
  verified: boolean | null;
  validity: Validity | null | undefined;
}

function Contact({ term, value, verified, validity }: ContactProps) {
  const { t } = useLingui();
  if (!value) return <Description term={term}>–</Description>;
  const hints: Record<Validity, string | null> = {
    Invalid: t({ id: 'PROFILE_CONTACT_INVALID_HINT', message: 'Our messages do not arrive there.' }),
    Risky: t({ id: 'PROFILE_CONTACT_RISKY_HINT', message: 'Our messages may not arrive there.' }),
    Valid: null,
  };
  return (
    <Description term={term} hint={validity && hints[validity]}>
      <Inline wrap gap="sm">
        {value}
        <VerifiedBadge verified={verified} />
        {validity === 'Invalid' && (
          <Badge tone="danger">{t({ id: 'PROFILE_CONTACT_INVALID', message: 'Invalid' })}</Badge>
        )}
        {validity === 'Risky' && <Badge tone="warning">{t({ id: 'PROFILE_CONTACT_RISKY', message: 'Risky' })}</Badge>}
        {validity === 'Valid' && <Badge>{t({ id: 'PROFILE_CONTACT_VALID', message: 'Valid' })}</Badge>}
      </Inline>
    </Description>
  );
}
