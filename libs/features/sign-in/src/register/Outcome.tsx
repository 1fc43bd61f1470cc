import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { Text, TextLink } from '@lobby/ui-kit';
import { useRedirect } from '../redirect/useRedirect.ts';

interface OutcomeProps {
  text: string;
  /** Whether the way on is to sign in. */
  hasAccount: boolean;
}

/** Why the form was not taken, where no field is to blame. */
export function Outcome({ text, hasAccount }: OutcomeProps) {
  const { t } = useLingui();
  const { returnTo } = useRedirect();
  return (
    <>
      <Text weight="bold">{text}</Text>
      {hasAccount && (
        <TextLink standalone render={<Link to="login" query={returnTo === null ? undefined : { redir: returnTo }} />}>
          {t({ id: 'SIGN_IN', message: 'Sign In' })}
        </TextLink>
      )}
    </>
  );
}
