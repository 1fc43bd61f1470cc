import { useLingui } from '@lingui/react/macro';
import type { LoginPartner } from '@lobby/contracts';
import { CreateAccountLink } from '../../entry/CreateAccountLink.tsx';
import { type EntryNotice, EntryPanel } from '../../entry/EntryPanel.tsx';
import { HaveAccountLink } from '../../entry/HaveAccountLink.tsx';
import { useEntryTexts } from '../../entry/useEntryTexts.ts';
import type { EntryPage } from '../LoginFlowProps.ts';
import { PartnerForm } from './PartnerForm.tsx';
import { partnerNames } from './partners.ts';

interface PartnerPanelProps {
  partner: LoginPartner;
  from: EntryPage | 'partner';
  notice: EntryNotice | null;
  returnTo: string | null;
}

/** Sign-in at one partner. */
export function PartnerPanel({ partner, from, notice, returnTo }: PartnerPanelProps) {
  const { t } = useLingui();
  const { aside, register } = useEntryTexts();
  const name = partnerNames[partner];
  const isNew = from === 'register';
  return (
    <EntryPanel
      aside={aside}
      title={isNew ? register : t({ id: 'LOGIN_TITLE', message: 'Welcome back' })}
      text={
        isNew
          ? t({
              id: 'PARTNER_REGISTER_FIRST',
              message: `It begins with ${name}: you confirm there who you are, and fill in the rest here.`,
            })
          : t({
              id: 'PARTNER_LOGIN_TEXT',
              message: `You confirm who you are with ${name} and come straight back here.`,
            })
      }
      notice={notice}
      actions={
        <>
          <PartnerForm key={partner} partner={partner} from={from} returnTo={returnTo} />
          {isNew ? <HaveAccountLink returnTo={returnTo} /> : <CreateAccountLink returnTo={returnTo} />}
        </>
      }
    />
  );
}
