import { useLingui } from '@lingui/react/macro';
import { reportError } from '@lobby/monitoring';
import { Link } from '@lobby/routing';
import { ButtonLink, InfoIcon } from '@lobby/ui-kit';
import { useEffect } from 'react';
import { EntryPanel } from './EntryPanel.tsx';
import { useEntryTexts } from './useEntryTexts.ts';

interface EntryUnavailableProps {
  title: string;
  text: string;
  /** The flow that the platform serves and this build has no code for; null where it serves none. */
  flow: string | null;
}

/** Replaces sign-in or registration where the visitor's country has no supported method, and reports that. */
export function EntryUnavailable({ title, text, flow }: EntryUnavailableProps) {
  useEffect(
    function reportFlow() {
      if (flow !== null) reportError(new Error(`The platform serves the flow ${flow}, which is not in this build.`));
    },
    [flow],
  );
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
