import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { Button, ButtonLink, ErrorIcon } from '@lobby/ui-kit';
import { EntryPanel } from './EntryPanel.tsx';
import { useEntryTexts } from './useEntryTexts.ts';

interface EntryUnknownProps {
  title: string;
  retry: () => void;
  isRetrying: boolean;
}

/** In place of a flow while the platform does not say which one the country has. */
export function EntryUnknown({ title, retry, isRetrying }: EntryUnknownProps) {
  const { t } = useLingui();
  const { aside } = useEntryTexts();
  return (
    <EntryPanel
      aside={aside}
      title={title}
      text={t({ id: 'ENTRY_UNAVAILABLE_TEXT', message: 'You can look around the lobby all the same.' })}
      notice={{
        kind: 'error',
        icon: ErrorIcon,
        text: t({ id: 'LOGIN_FLOW_UNKNOWN', message: 'We cannot be reached right now.' }),
      }}
      actions={
        <>
          <Button
            block
            size="lg"
            loading={isRetrying}
            loadingLabel={t({ id: 'LOADING', message: 'Loading' })}
            onClick={retry}
          >
            {t({ id: 'TRY_AGAIN', message: 'Try again' })}
          </Button>
          <ButtonLink block size="lg" variant="ghost" render={<Link to="lobby" />}>
            {t({ id: 'BACK_TO_LOBBY', message: 'Back to the lobby' })}
          </ButtonLink>
        </>
      }
    />
  );
}
