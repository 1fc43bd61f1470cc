import { useLingui } from '@lingui/react/macro';
import type { LoginPartner } from '@lobby/contracts';
import { CreateAccountLink } from '../../entry/CreateAccountLink.tsx';
import { type EntryNotice, EntryPanel } from '../../entry/EntryPanel.tsx';
import { useEntryTexts } from '../../entry/useEntryTexts.ts';
import { PartnerForm } from './PartnerForm.tsx';
import { partnerNames } from './partners.ts';

interface PartnerPanelProps {
  partner: LoginPartner;
  from: 'login' | 'partner';
  notice: EntryNotice | null;
  returnTo: string | null;
}

/** Sign-in at one partner. */
export function PartnerPanel({ partner, from, notice, returnTo }: PartnerPanelProps) {
  const { t } = useLingui();
  const { aside } = useEntryTexts();
  const name = partnerNames[partner];
  return (
    <EntryPanel
      aside={aside}
      title={t({ id: 'LOGIN_TITLE', message: 'Welcome back' })}
      text={t({
        id: 'PARTNER_LOGIN_TEXT',
        message: `You confirm who you are with ${name} and come straight back here.`,
      })}
      notice={notice}
      actions={
        <>
          <PartnerForm key={partner} partner={partner} from={from} returnTo={returnTo} />
          <CreateAccountLink returnTo={returnTo} />
        </>
      }
    />
  );
}
