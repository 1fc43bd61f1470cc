import { useLingui } from '@lingui/react/macro';
import type { LoginFlow } from '@lobby/contracts';
import { graphql, useViewerQuery } from '@lobby/data';
import { useDateFormat } from '@lobby/i18n';
import { playBlock, useMarket, useSession } from '@lobby/player';
import { Card, Container, Icon, Inline, Text, WarningIcon } from '@lobby/ui-kit';
import { useNow } from '../time.ts';
import * as css from './PlayBlockNotice.css.ts';

/** Tells a player who may not play that it is so, and until when (R-6-006, R-4-049, R-4-050, A-127, A-134, A-135). */
export default function PlayBlockNotice() {
  const text = useBlockText();
  if (text === null) return null;
  return (
    <div aria-live="polite">
      <Notice>{text}</Notice>
    </div>
  );
}

/** A sentence about the player's own account, above the page. */
export function Notice({ children }: { children: string }) {
  const { t } = useLingui();
  return (
    <Container>
      <div className={css.place}>
        <Card as="section" aria-label={t({ id: 'ACCOUNT_NOTICE', message: 'About your account' })}>
          <Inline gap="sm">
            <Icon of={WarningIcon} />
            <Text weight="medium">{children}</Text>
          </Inline>
        </Card>
      </div>
    </Container>
  );
}

function useBlockText(): string | null {
  const { t } = useLingui();
  const { dateTime } = useDateFormat();
  const { player } = useSession();
  const now = useNow(30_000);
  const block = player && playBlock(player, new Date(now));
  const account = block === 'account-closed' ? player?.accountStatus : null;
  const method = useLoginMethod(account?.cause === 'MultipleAccounts' && account.reopenByCustomerAllowed !== true);
  switch (block) {
    case 'account-closed':
      if (account?.reopenByCustomerAllowed)
        return t({ id: 'ACCOUNT_CLOSED_REOPEN', message: 'Your account is closed. Contact us to open it again.' });
      if (method !== null)
        return t({
          id: 'ACCOUNT_CLOSED_MULTIPLE',
          message: `Your account has been closed indefinitely because you have more than one. You sign in to this one by: ${method}.`,
        });
      return t({ id: 'ACCOUNT_CLOSED', message: 'Your account has been closed indefinitely' });
    case 'self-exclusion':
      return t({
        id: 'SELF_EXCLUDED_UNTIL',
        message: `You have excluded yourself from play until ${dateTime(player?.selfExclusionDetails?.exclusionEndsAt ?? '')}.`,
      });
    case 'timeout':
      return t({
        id: 'TIMEOUT_UNTIL',
        message: `You are taking a break from play until ${dateTime(player?.timeouts?.timeoutEndsAt ?? '')}.`,
      });
    default:
      return null;
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
