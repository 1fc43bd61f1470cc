import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, ClockIcon, EmptyState, RefreshIcon } from '@lobby/ui-kit';

/** In place of a page that has been waited for too long. Both ways on are new documents: nothing here may answer. */
export default function SlowPage() {
  const { t } = useLingui();
  return (
    <EmptyState
      layout="page"
      role="alert"
      icon={ClockIcon}
      title={t({ id: 'PAGE_SLOW', message: 'This takes longer than usual' })}
      text={t({
        id: 'PAGE_SLOW_TEXT',
        message: 'The page opens as soon as we have an answer. You can also try again, or go on in the lobby.',
      })}
      actions={
        <>
          <Button icon={RefreshIcon} onClick={() => window.location.reload()}>
            {t({ id: 'RELOAD', message: 'Reload' })}
          </Button>
          <ButtonLink variant="ghost" href="/">
            {t({ id: 'BACK_TO_LOBBY', message: 'Back to the lobby' })}
          </ButtonLink>
        </>
      }
    />
  );
}
