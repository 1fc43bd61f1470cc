import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { ButtonLink, EmptyState, HomeIcon, IdentityIcon, SuccessIcon, WarningIcon } from '@lobby/ui-kit';

type Result = 'approved' | 'rejected' | 'notRequired';

/** How the check ended, or that none is needed. */
export function IdentityResult({ result }: { result: Result }) {
  const { t } = useLingui();
  const results = {
    approved: {
      icon: SuccessIcon,
      role: 'status',
      title: t({ id: 'IDENTITY_APPROVED', message: 'You are verified' }),
      text: t({ id: 'IDENTITY_APPROVED_TEXT', message: 'Thank you. There is nothing more to do.' }),
    },
    rejected: {
      icon: WarningIcon,
      role: 'alert',
      title: t({ id: 'IDENTITY_REJECTED', message: 'Your identity could not be confirmed' }),
      text: t({
        id: 'IDENTITY_REJECTED_TEXT',
        message: 'The check cannot be repeated here. Your balance is safe: contact us to find out what is possible.',
      }),
    },
    notRequired: {
      icon: IdentityIcon,
      role: undefined,
      title: t({ id: 'IDENTITY_NOT_REQUIRED', message: 'No check is needed' }),
      text: t({ id: 'IDENTITY_NOT_REQUIRED_TEXT', message: 'We will tell you if we have to know more about you.' }),
    },
  } as const;
  return (
    <EmptyState
      {...results[result]}
      actions={
        <ButtonLink icon={HomeIcon} render={<Link to="lobby" />}>
          {t({ id: 'GO_TO_LOBBY', message: 'Go to the lobby' })}
        </ButtonLink>
      }
    />
  );
}
