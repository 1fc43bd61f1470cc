import { useLingui } from '@lingui/react/macro';
import { useAuthState } from '@lobby/auth';
import { build } from 'virtual:lobby-build';
import { EntryLoading } from '../entry/EntryLoading.tsx';
import { EntryUnavailable } from '../entry/EntryUnavailable.tsx';
import { LazyFlow } from '../entry/LazyFlow.tsx';
import { useEntryTexts } from '../entry/useEntryTexts.ts';
import { Redirect } from '../redirect/Redirect.tsx';
import { useRedirect } from '../redirect/useRedirect.ts';
import { madeChoices, withChoices } from '../register/choices.ts';
import { ProviderRegistration } from '../register/ProviderRegistration.tsx';
import { registrationFlowsOfBuild } from '../register/registrationFlows.ts';
import { useRegistration } from '../register/useRegistration.ts';

/** Opens an account by the flow of the visitor's country; players have one already. */
export default function RegisterPage() {
  const { t } = useLingui();
  const { status } = useAuthState();
  const { home, returnTo } = useRedirect();
  const registration = useRegistration();
  const { register: title } = useEntryTexts();

  if (status === 'authenticated') return <Redirect to={withChoices(returnTo ?? home, madeChoices.get())} />;
  if (registration?.flow === null)
    return (
      <EntryUnavailable
        title={title}
        flow={registration.served}
        text={t({ id: 'REGISTER_UNAVAILABLE', message: 'An account cannot be opened from your country.' })}
      />
    );
  const load = registration === null ? 'provider' : registrationFlowsOfBuild()[registration.flow];
  if (build.Keycloak && load === 'provider')
    return (
      <ProviderRegistration
        method={registration === null ? null : 'provider'}
        isCertain={registration?.isCertain === true}
      />
    );
  if (registration === null || load === null || load === 'provider') return <EntryLoading title={title} />;
  return <LazyFlow load={load} title={title} flow={registration.flow} login={registration.login} />;
}
