import { useLingui } from '@lingui/react/macro';
import { useLobby } from '@lobby/composition';
import { build } from 'virtual:lobby-build';
import { Button, ButtonLink, ChatIcon, MailIcon } from '@lobby/ui-kit';
import { openChat } from '../chat.ts';
import { loadClassic } from '../widget/loadClassic.ts';
import { loadMessenger } from '../widget/loadMessenger.ts';
import { useIsChatHidden } from '../widget/useConditions.ts';

/** The way to the chat where no button of it is at hand. Null where there is no chat. */
function useSupport() {
  const { t } = useLingui();
  const { chat } = useLobby().settings;
  const isHidden = useIsChatHidden();
  if (!chat || isHidden) return null;
  return {
    label: t({ id: 'CONTACT_SUPPORT', message: 'Contact support' }),
    open: () => openChat(build.enableZendeskWebWidget ? loadClassic(chat) : loadMessenger(chat)),
  };
}

/** Of a menu or a dialog, which it closes: the chat would stand below it. Where there is no chat, as in a check's dialog, by e-mail. */
export function SupportEntry({ close }: { close: () => void }) {
  const { t } = useLingui();
  const { supportEmail: email } = useLobby().settings;
  const support = useSupport();
  if (!support) {
    return email === undefined ? null : (
      <ButtonLink block variant="ghost" icon={MailIcon} href={`mailto:${email}`}>
        {t({ id: 'SUPPORT_EMAIL', message: `Support: ${email}` })}
      </ButtonLink>
    );
  }
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

/** For whoever has not consented to what the classic widget keeps: a press requests it. */
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
