import { useLingui } from '@lingui/react/macro';
import type { LoginFlow } from '@lobby/contracts';
import { useViewerQuery } from '@lobby/data';
import { useMarket } from '@lobby/player';
import { LoginMethod } from './LoginMethod.query.ts';

/** The name of what the players of this country sign in with; null until it is known, and where it is not `wanted`. */
export function useLoginMethod(wanted: boolean): string | null {
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
