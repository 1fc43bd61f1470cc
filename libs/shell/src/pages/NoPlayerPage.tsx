import { useLingui } from '@lingui/react/macro';
import { useAuth } from '@lobby/auth';
import { reportError } from '@lobby/monitoring';
import { Button, EmptyState, SignOutIcon, WarningIcon } from '@lobby/ui-kit';

/** A session whose account does not exist any more: the only way on is out. */
export default function NoPlayerPage() {
  const { t } = useLingui();
  const auth = useAuth();
  const title = t({ id: 'NO_PLAYER_TITLE', message: 'Your account was not found' });
  return (
    <>
      <title>{title}</title>
      <EmptyState
        layout="page"
        icon={WarningIcon}
        title={title}
        text={t({
          id: 'NO_PLAYER_TEXT',
          message: 'You are signed in, but this account cannot play here. Sign out to go on.',
        })}
        actions={
          <Button icon={SignOutIcon} onClick={() => void auth.signOut().catch(reportError)}>
            {t({ id: 'SIGN_OUT', message: 'Sign out' })}
          </Button>
        }
      />
    </>
  );
}
