import { useLingui } from '@lingui/react/macro';
import { useAuthState } from '@lobby/auth';
import { logoutReasons } from '@lobby/contracts';
import { useLobby } from '@lobby/composition';
import { useQueryParam } from '@lobby/routing';
import * as v from 'valibot';
import { build } from 'virtual:lobby-build';
import { EntryLoading } from '../entry/EntryLoading.tsx';
import { EntryUnavailable } from '../entry/EntryUnavailable.tsx';
import { EntryUnknown } from '../entry/EntryUnknown.tsx';
import { LazyFlow } from '../entry/LazyFlow.tsx';
import { onlyOne, useEntryFlow } from '../entry/useEntryFlow.ts';
import { useEntryTexts } from '../entry/useEntryTexts.ts';
import { useLoginNotice } from '../entry/useLoginNotice.ts';
import { loaderOf } from '../flows/loginFlows.ts';
import { ProviderLogin } from '../flows/provider/ProviderLogin.tsx';
import { Redirect } from '../redirect/Redirect.tsx';
import { useRedirect } from '../redirect/useRedirect.ts';

const reasonSchema = v.picklist(logoutReasons);

/** Signs visitors in the way their country does (R-1-006). */
export default function LoginPage() {
  const { t } = useLingui();
  const texts = useEntryTexts();
  const { status } = useAuthState();
  const { home, returnTo } = useRedirect();
  const [reason] = useQueryParam('logoutReason', reasonSchema);
  const { loginFlows } = useLobby().brand;
  const [autoSignIn] = useQueryParam('autoSignIn');
  const { login, isCertain, retry, isRetrying } = useEntryFlow({ leaves: autoSignIn === '1' });
  const outcome = useLoginNotice();

  if (status === 'authenticated') return <Redirect to={returnTo ?? home} />;
  const title = t({ id: 'LOGIN_TITLE', message: 'Welcome back' });
  const notice = outcome ?? (reason === null ? null : texts.loggedOut(reason));
  if (build.Keycloak && (login === null || login === 'unknown' || login === 'Keycloak')) {
    const method = login === null ? null : 'provider';
    return <ProviderLogin method={method} isCertain={isCertain} title={title} notice={notice} returnTo={returnTo} />;
  }
  if (login === null) return <EntryLoading title={title} />;
  const flow = login === 'unknown' ? onlyOne(loginFlows) : login;
  if (flow === null) return <EntryUnknown title={title} retry={retry} isRetrying={isRetrying} />;
  const load = loaderOf(flow);
  if (load === null) {
    const text = t({ id: 'LOGIN_UNAVAILABLE', message: 'Signing in is not possible from your country.' });
    return <EntryUnavailable title={title} text={text} flow={flow} />;
  }
  return <LazyFlow load={load} title={title} flow={flow} notice={notice} from="login" returnTo={returnTo} />;
}
