import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { ButtonLink, InfoIcon } from '@lobby/ui-kit';
import { EntryPanel } from './EntryPanel.tsx';
import { useEntryTexts } from './useEntryTexts.ts';

/** Replaces sign-in or registration where the visitor's country has no supported method. */
export function EntryUnavailable({ title, text }: { title: string; text: string }) {
  const { t } = useLingui();
  const { aside } = useEntryTexts();
  return (
    <EntryPanel
      aside={aside}
      title={title}
      text={t({ id: 'ENTRY_UNAVAILABLE_TEXT', message: 'You can look around the lobby all the same.' })}
      notice={{ kind: 'info', icon: InfoIcon, text }}
      actions={
        <ButtonLink block size="lg" render={<Link to="lobby" />}>
          {t({ id: 'BACK_TO_LOBBY', message: 'Back to the lobby' })}
        </ButtonLink>
      }
    />
  );
}
