import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { ButtonLink, EmptyState, HomeIcon } from '@lobby/ui-kit';

/** For addresses that nothing answers to (R-2-044). */
export function NotFoundPage() {
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
          <ButtonLink icon={HomeIcon} render={<Link to="lobby" />}>
            {t({ id: 'BACK_TO_LOBBY', message: 'Back to the lobby' })}
          </ButtonLink>
        }
      />
    </>
  );
}
