import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { ButtonLink } from '@lobby/ui-kit';
import { EntryPanel } from '../entry/EntryPanel.tsx';
import { useEntryTexts } from '../entry/useEntryTexts.ts';
import { useRedirect } from '../redirect/useRedirect.ts';
import type { RegistrationProps } from './RegistrationProps.ts';

/** A partner opens the account at the first sign-in: there is nothing to fill in. */
export default function PartnerRegistration({ flow }: RegistrationProps) {
  const { t } = useLingui();
  const { aside, register } = useEntryTexts();
  const { returnTo } = useRedirect();
  const name = flow === 'TRUSTLY' ? 'Trustly' : 'Zimpler';
  return (
    <EntryPanel
      aside={aside}
      title={register}
      text={t({
        id: 'REGISTER_PARTNER_TEXT',
        message: `${name} knows who you are: your account is opened when you sign in there for the first time.`,
      })}
      actions={
        <ButtonLink
          block
          size="lg"
          render={
            <Link
              to={flow === 'TRUSTLY' ? 'trustly-login' : 'zimpler-login'}
              query={returnTo === null ? undefined : { redir: returnTo }}
            />
          }
        >
          {t({ id: 'REGISTER_PARTNER_CONTINUE', message: `Continue with ${name}` })}
        </ButtonLink>
      }
    />
  );
}
