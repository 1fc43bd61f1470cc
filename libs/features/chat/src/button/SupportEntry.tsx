import { useLingui } from '@lingui/react/macro';
import { useLobby } from '@lobby/host';
import { Button, ChatIcon } from '@lobby/ui-kit';
import { openChat } from '../chat.ts';
import { loadClassic } from '../widget/loadClassic.ts';
import { useIsChatHidden } from '../widget/useConditions.ts';

/** The way to the classic widget for whoever has not consented to what it keeps: a press asks for it. Null where there is no chat. */
function useSupport() {
  const { t } = useLingui();
  const { chat } = useLobby().settings;
  const isHidden = useIsChatHidden();
  if (!chat || isHidden) return null;
  return {
    label: t({ id: 'CONTACT_SUPPORT', message: 'Contact support' }),
    open: () => openChat(loadClassic(chat)),
  };
}

export function SupportEntry({ close }: { close: () => void }) {
  const support = useSupport();
  if (!support) return null;
  function open() {
    close();
    support?.open();
  }
  return (
    <Button block variant="ghost" icon={ChatIcon} onClick={open}>
      {support.label}
    </Button>
  );
}

export function SupportLink({ className }: { className: string }) {
  const support = useSupport();
  return (
    support && (
      <button type="button" className={className} onClick={support.open}>
        {support.label}
      </button>
    )
  );
}
