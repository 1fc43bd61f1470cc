import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { ButtonLink } from '@lobby/ui-kit';

/** To registration, which returns to the same page as the sign-in. */
export function CreateAccountLink({ returnTo, primary = false }: { returnTo: string | null; primary?: boolean }) {
  const { t } = useLingui();
  return (
    <ButtonLink
      block
      size="lg"
      variant={primary ? 'primary' : 'ghost'}
      render={<Link to="register" query={returnTo === null ? undefined : { redir: returnTo }} />}
    >
      {t({ id: 'CREATE_ACCOUNT', message: 'Create an account' })}
    </ButtonLink>
  );
}
