import { useLingui } from '@lingui/react/macro';
import { graphql, isNotOffered, useClient } from '@lobby/data';
import { useCheckOverlay } from '@lobby/checks';
import { useSession } from '@lobby/player';
import { Link } from '@lobby/routing';
import { Stack, Text, TextLink } from '@lobby/ui-kit';
import { useState } from 'react';
import { requestAcceptance } from './requestAcceptance.tsx';

const AcceptTerms = graphql(`
  mutation AcceptTerms($terms: Boolean!, $privacyPolicy: Boolean!) {
    acceptTerms(terms: $terms, privacyPolicy: $privacyPolicy) {
      id
      termsAccepted
      privacyPolicyAccepted
    }
  }
`);

/** Asks for the acceptance of the terms and of the privacy policy that are in force; an unknown one counts as missing. */
export default function TermsCheck() {
  const { t } = useLingui();
  const client = useClient();
  const { player } = useSession();
  /** By a player whose platform takes no acceptance: it counts for the session. */
  const [isAccepted, setAccepted] = useState(false);
  const terms = !isAccepted && player?.termsAccepted !== true;
  const privacyPolicy = !isAccepted && player?.privacyPolicyAccepted !== true;
  useCheckOverlay('terms', {
    status: player === null ? 'pending' : terms || privacyPolicy ? 'active' : 'clear',
    quietOn: ['terms-and-conditions', 'privacy-policy'],
    show: (signal) =>
      requestAcceptance(
        {
          title: t({ id: 'TERMS_ACCEPT', message: 'Our terms' }),
          content: <WhatToAccept terms={terms} privacyPolicy={privacyPolicy} />,
          async accept() {
            const { error } = await client.mutation(AcceptTerms, { terms, privacyPolicy }).toPromise();
            if (isNotOffered(error)) setAccepted(true);
            return error === undefined || isNotOffered(error);
          },
        },
        signal,
      ),
  });
  return null;
}

/** The texts themselves are pages of their own, which the overlay does not cover. */
function WhatToAccept({ terms, privacyPolicy }: { terms: boolean; privacyPolicy: boolean }) {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <Text>{t({ id: 'TERMS_ACCEPT_TEXT', message: 'Please read and accept what is in force before you play.' })}</Text>
      {terms && (
        <TextLink standalone render={<Link to="terms-and-conditions" />}>
          {t({ id: 'TERMS_AND_CONDITIONS', message: 'Terms and conditions' })}
        </TextLink>
      )}
      {privacyPolicy && (
        <TextLink standalone render={<Link to="privacy-policy" />}>
          {t({ id: 'PRIVACY_POLICY', message: 'Privacy policy' })}
        </TextLink>
      )}
    </Stack>
  );
}
