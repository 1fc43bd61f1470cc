import { useLingui } from '@lingui/react/macro';
import type { LoginFlow } from '@lobby/contracts';
import { useBrowserValue } from '@lobby/runtime';
import { InfoIcon } from '@lobby/ui-kit';
import { useState } from 'react';
import { EntryLoading } from '../entry/EntryLoading.tsx';
import type { EntryNotice } from '../entry/EntryPanel.tsx';
import { LazyFlow } from '../entry/LazyFlow.tsx';
import { EntryUnavailable } from '../entry/EntryUnavailable.tsx';
import { useEntryTexts } from '../entry/useEntryTexts.ts';
import { useLoginNotice } from '../entry/useLoginNotice.ts';
import { loaderOf } from '../flows/loginFlows.ts';
import { storeSignIn, readProvenSignIn } from '../flows/signInUnderWay.ts';
import { useRedirect } from '../redirect/useRedirect.ts';
import { proofFor } from './proof.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import type { RegistrationProps } from './RegistrationProps.ts';
import { useOutcomeText } from './useRegistrationTexts.ts';

/** A registration by form. Where its account will be known by what a sign-in proves, it begins with that sign-in. */
export default function FormRegistration({ flow, login }: RegistrationProps) {
  const { register } = useEntryTexts();
  const isInBrowser = useBrowserValue(() => true, false);
  if (login === null || proofFor(login, flow) === null)
    return <RegistrationForm flow={flow} hasPassword={login === 'Keycloak'} proven={null} />;
  // The proof is in this tab: there is nothing to prerender.
  return isInBrowser ? <ProvenRegistration flow={flow} login={login} /> : <EntryLoading title={register} />;
}

function ProvenRegistration({ flow, login }: RegistrationProps & { login: LoginFlow }) {
  const [proven, setProven] = useState(readProvenSignIn);
  const [isExpired, setIsExpired] = useState(false);
  const textOf = useOutcomeText();
  const signInNotice = useLoginNotice();

  if (proven?.who.by === proofFor(login, flow)) {
    const proveAgain = (reason: 'expired' | 'given up') => {
      storeSignIn(null);
      setProven(null);
      setIsExpired(reason === 'expired');
    };
    return <RegistrationForm flow={flow} hasPassword={false} proven={proven} proveAgain={proveAgain} />;
  }
  const expired: EntryNotice = { kind: 'error', icon: InfoIcon, text: textOf('rejected', 'ProofExpired') ?? '' };
  return <FirstStep login={login} notice={isExpired ? expired : signInNotice} />;
}

function FirstStep({ login, notice }: { login: LoginFlow; notice: EntryNotice | null }) {
  const { t } = useLingui();
  const { register } = useEntryTexts();
  const { returnTo } = useRedirect();
  const load = loaderOf(login);
  if (load === null) {
    const text = t({ id: 'REGISTER_UNAVAILABLE', message: 'An account cannot be opened from your country.' });
    return <EntryUnavailable title={register} text={text} flow={login} />;
  }
  return <LazyFlow load={load} title={register} flow={login} notice={notice} from="register" returnTo={returnTo} />;
}
