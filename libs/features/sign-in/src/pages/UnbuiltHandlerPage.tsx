import { useLingui } from '@lingui/react/macro';
import { useAuthState } from '@lobby/auth';
import { Link, usePathname, useNavigate } from '@lobby/routing';
import { ButtonLink } from '@lobby/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { EntryPanel } from '../entry/EntryPanel.tsx';
import { EntryWorking } from '../entry/EntryWorking.tsx';
import { useEntryTexts } from '../entry/useEntryTexts.ts';
import { Redirect } from '../redirect/Redirect.tsx';
import { useRedirect } from '../redirect/useRedirect.ts';

/** Where a partner sends players back to, in a build that has no partner's sign-in. */
export default function UnbuiltHandlerPage() {
  const { t } = useLingui();
  const { aside, failed } = useEntryTexts();
  const { status } = useAuthState();
  const { home } = useRedirect();
  const pathname = usePathname();
  const navigate = useNavigate();
  // A code and a state belong in no history or report.
  const removeQuery = useEffectEvent(() => void navigate(pathname, { replace: true }));
  useEffect(() => removeQuery(), []);

  if (status === 'authenticated') return <Redirect to={home} />;
  if (status === 'loading') return <EntryWorking text={t({ id: 'SIGNING_IN', message: 'Signing you in' })} />;
  return (
    <EntryPanel
      aside={aside}
      title={t({ id: 'LOGIN_FAILED_TITLE', message: 'You are not signed in yet' })}
      text={t({ id: 'LOGIN_FAILED_TEXT', message: 'Something went wrong on the way back. Nothing is lost.' })}
      notice={failed}
      actions={
        <>
          <ButtonLink block size="lg" render={<Link replace to="login" />}>
            {t({ id: 'TRY_AGAIN', message: 'Try again' })}
          </ButtonLink>
          <ButtonLink block size="lg" variant="ghost" render={<Link to="lobby" />}>
            {t({ id: 'BACK_TO_LOBBY', message: 'Back to the lobby' })}
          </ButtonLink>
        </>
      }
    />
  );
}
