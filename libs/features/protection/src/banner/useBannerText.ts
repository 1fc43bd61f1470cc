import { useLingui } from '@lingui/react/macro';
import type { LoginFlow } from '@lobby/contracts';
import { graphql, useViewerQuery } from '@lobby/data';
import { useDeadline, useSentenceTime } from '@lobby/i18n';
import { useMarket, useSession } from '@lobby/player';
import { build } from 'virtual:lobby-build';
import type { ActiveBanner } from './activeBanners.ts';

/** The indefinite self-exclusion ends in the last year that a date can name. */
const isIndefinite = (date: string) => date.startsWith('9999-');

/** The operator's text, or else the lobby's; empty where neither has one. */
export function useBannerText({ kind, text }: ActiveBanner): string {
  const { t } = useLingui();
  const sentenceTime = useSentenceTime();
  const deadlineOf = useDeadline();
  const { player } = useSession();
  const method = useLoginMethod(kind === 'AccountClosed' && player?.accountStatus?.cause === 'MultipleAccounts');
  if (text !== null && text !== '') return text;

  switch (kind) {
    case 'AccountClosed':
      if (method === null) return t({ id: 'ACCOUNT_CLOSED', message: 'Your account has been closed indefinitely' });
      return t({
        id: 'ACCOUNT_CLOSED_MULTIPLE',
        message: `Your account has been closed indefinitely because you have more than one. You sign in to this one by: ${method}.`,
      });
    case 'ReopenableAccount':
      return t({
        id: 'ACCOUNT_CLOSED_REOPEN',
        message: 'Your account is closed. You can open it again, or contact us.',
      });
    case 'SelfExclusion': {
      const end = player?.selfExclusionDetails?.exclusionEndsAt ?? '';
      if (isIndefinite(end))
        return t({ id: 'SELF_EXCLUDED_FOR_GOOD', message: 'You have excluded yourself from play for good.' });
      return t({
        id: 'SELF_EXCLUDED_UNTIL',
        message: `You have excluded yourself from play until ${sentenceTime(end)}.`,
      });
    }
    case 'Timeout':
      return t({
        id: 'TIMEOUT_UNTIL',
        message: `You are taking a break from play until ${sentenceTime(player?.timeouts?.timeoutEndsAt ?? '')}.`,
      });
    case 'Maintenance':
      return t({
        id: 'BANNER_MAINTENANCE',
        message: 'We are working on the platform. Some things may not work for a while.',
      });
    case 'KycRequired': {
      if (!build.kycRequired) return '';
      const due = deadlineOf(player?.kycCheckStatus?.deadline);
      if (due === null) return t({ id: 'BANNER_KYC', message: 'Please verify your identity.' });
      return t({ id: 'BANNER_KYC_UNTIL', message: `Please verify your identity by ${due}.` });
    }
    case 'SowUploadRequired':
      return t({ id: 'BANNER_SOW_UPLOAD', message: 'We need documents that show where your money comes from.' });
    case 'SowRequired': {
      const due = deadlineOf(player?.sourceOfWealthStatus?.dueDate);
      if (due === null) return t({ id: 'BANNER_SOW', message: 'Please declare where your money comes from.' });
      return t({
        id: 'BANNER_SOW_UNTIL',
        message: `Please declare where your money comes from by ${due}.`,
      });
    }
    case 'BankingCDD': {
      const due = deadlineOf(player?.bankingCDD);
      if (due === null) return t({ id: 'BANNER_BANKING_CDD_NOW', message: 'Your bank has to confirm who you are.' });
      return t({ id: 'BANNER_BANKING_CDD', message: `Your bank has to confirm who you are by ${due}.` });
    }
    case 'InstantBankingGracePeriod':
      return t({
        id: 'BANNER_INSTANT_BANKING_ENDS',
        message: `Your account can use instant bank payments until ${sentenceTime(player?.instantBankingBlock?.activeFrom ?? '')}.`,
      });
    case 'InstantBankingJackpot':
      return t({ id: 'BANNER_INSTANT_BANKING_JACKPOT', message: 'There is a jackpot for instant bank payments.' });
    case 'GermanyCloseDown':
      return t({ id: 'BANNER_GERMANY_CLOSE_DOWN', message: 'We are closing our lobby in Germany.' });
    case 'NovemberCampaign':
      return t({ id: 'BANNER_NOVEMBER', message: 'Our November campaign is on.' });
    case 'Content':
      return '';
  }
}

const LoginMethod = graphql(`
  query LoginMethod($countryCode: String) {
    root {
      flowSettings(countryCode: $countryCode) {
        loginFlow
      }
    }
  }
`);

/** What players of this country sign in with; null until it is known, and where it is not `wanted`. */
function useLoginMethod(wanted: boolean): string | null {
  const { t } = useLingui();
  const { country, isSettled } = useMarket();
  const [{ data }] = useViewerQuery({
    query: LoginMethod,
    variables: { countryCode: country },
    pause: !wanted || !isSettled,
  });
  if (!wanted || !data) return null;
  const names: Record<LoginFlow, string> = {
    Keycloak: t({ id: 'LOGIN_METHOD_EMAIL', message: 'e-mail' }),
    Sms: t({ id: 'LOGIN_METHOD_PHONE', message: 'phone' }),
    Trustly: 'Trustly',
    Piq: 'Piq',
    Zimpler: 'Zimpler',
  };
  return names[data.root.flowSettings.loginFlow];
}
