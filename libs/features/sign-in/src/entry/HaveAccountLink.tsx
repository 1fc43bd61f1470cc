import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { ButtonLink } from '@lobby/ui-kit';

/** From registration to sign-in, which returns to the same page. */
export function HaveAccountLink({ returnTo }: { returnTo: string | null }) {
  const { t } = useLingui();
  return (
    <ButtonLink
      block
      size="lg"
      variant="ghost"
      render={<Link to="login" query={returnTo === null ? undefined : { redir: returnTo }} />}
    >
      {t({ id: 'HAVE_ACCOUNT', message: 'I have an account' })}
    </ButtonLink>
  );
}
