import { useLingui } from '@lingui/react/macro';
import { isPersonalNumberFlow } from '@lobby/contracts';
import { useLobby } from '@lobby/composition';
import { useMarket } from '@lobby/player';
import { amountIn, parseDepositAddress, useLocation } from '@lobby/routing';
import { EntryLoading } from '../../entry/EntryLoading.tsx';
import { type EntryNotice, EntryPanel } from '../../entry/EntryPanel.tsx';
import { EntryUnknown } from '../../entry/EntryUnknown.tsx';
import { onlyOne, useEntryFlow } from '../../entry/useEntryFlow.ts';
import { useEntryTexts } from '../../entry/useEntryTexts.ts';
import LoginRedirect from '../../entry/LoginRedirect.tsx';
import { PartnerForm } from './PartnerForm.tsx';
import { partnerNames, partnerOfFlow } from './partners.ts';

/** A deposit first and the account with it, where the country identifies players by their personal number. */
export function QuickDeposit({ notice, returnTo }: { notice: EntryNotice | null; returnTo: string | null }) {
  const { t } = useLingui();
  const { aside } = useEntryTexts();
  const market = useMarket();
  const { loginFlows } = useLobby().brand;
  const { login, retry, isRetrying } = useEntryFlow();
  const { search } = useLocation();
  const { currency } = market;
  const amount = amountIn(currency, parseDepositAddress(search).request) ?? '';
  const title = t({ id: 'QUICK_DEPOSIT_TITLE', message: 'Deposit and play' });
  if (login === null) return <EntryLoading title={title} />;
  const flow = login === 'unknown' ? onlyOne(loginFlows) : login;
  if (flow === null) return <EntryUnknown title={title} retry={retry} isRetrying={isRetrying} />;
  const partner = isPersonalNumberFlow(flow) ? partnerOfFlow(flow) : null;
  if (partner === null) return <LoginRedirect />;
  const name = partnerNames[partner];
  return (
    <EntryPanel
      aside={aside}
      title={title}
      text={t({
        id: 'QUICK_DEPOSIT_TEXT',
        message: `You deposit with ${name}, which tells us who you are. Your account opens with it.`,
      })}
      notice={notice}
      actions={
        <PartnerForm
          key={`${amount} ${currency}`}
          partner={partner}
          from="deposit"
          returnTo={returnTo}
          deposit={{ amount, currency }}
        />
      }
    />
  );
}
