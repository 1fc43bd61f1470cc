import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { ButtonLink, EmptyState } from '@lobby/ui-kit';

/** For addresses below `/profile/` that no page answers to. */
export default function UnknownPage() {
  const { t } = useLingui();
  const title = t({ id: 'NOT_FOUND_TITLE', message: 'This page is not in play' });
  return (
    <>
      <title>{title}</title>
      <EmptyState
        layout="page"
        illustration="404"
        title={title}
        text={t({ id: 'NOT_FOUND_TEXT', message: 'The address may have changed, or this page was never dealt.' })}
        actions={
          <ButtonLink render={<Link to="profile-dashboard" />}>
            {t({ id: 'PROFILE', message: 'Your account' })}
          </ButtonLink>
        }
      />
    </>
  );
}
