import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { ButtonLink, HomeIcon } from '@lobby/ui-kit';
import { Message } from './Message.tsx';

export default NotFoundPage;

/** For addresses that nothing answers to (R-2-044). */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <Message
      mark="404"
      title={t({ id: 'NOT_FOUND_TITLE', message: 'This page is not in play' })}
      text={t({ id: 'NOT_FOUND_TEXT', message: 'The address may have changed, or it was never dealt.' })}
      action={
        <ButtonLink icon={HomeIcon} render={<Link to="lobby" />}>
          {t({ id: 'BACK_TO_LOBBY', message: 'Back to the lobby' })}
        </ButtonLink>
      }
    />
  );
}
