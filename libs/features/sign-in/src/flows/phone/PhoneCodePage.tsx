import { useLingui } from '@lingui/react/macro';
import { useBrowserValue } from '@lobby/runtime';
import { usePathname, usePath } from '@lobby/routing';
import { useState } from 'react';
import { useAuthState } from '@lobby/auth';
import { EntryWorking } from '../../entry/EntryWorking.tsx';
import LoginRedirect from '../../entry/LoginRedirect.tsx';
import { useReturn } from '../useReturn.ts';
import { SignedIn } from '../SignedIn.tsx';
import { readDoneSignIn, readPhoneSignIn } from '../signInUnderWay.ts';
import { EnterCode } from './EnterCode.tsx';
import { ResendPage } from './ResendPage.tsx';

/** The pages `enter-code` and `resend-code`. What they go on with is in this tab, so that there is nothing to prerender. */
export default function PhoneCodePage() {
  const { t } = useLingui();
  const isInBrowser = useBrowserValue(() => true, false);
  const pathname = usePathname();
  const resendPath = usePath()('resend-code');
  if (!isInBrowser) return <EntryWorking text={t({ id: 'ONE_MOMENT', message: 'One moment …' })} />;
  return <CodePage key={pathname} isResend={pathname === resendPath} />;
}

function CodePage({ isResend }: { isResend: boolean }) {
  const [signIn] = useState(readPhoneSignIn);
  const [done] = useState(readDoneSignIn);
  const { status } = useAuthState();
  const { targetOf } = useReturn();
  if (status === 'authenticated') return <SignedIn to={targetOf((done ?? signIn)?.returnTo)} />;
  if (signIn === null) return <LoginRedirect />;
  return isResend ? <ResendPage begun={signIn} /> : <EnterCode begun={signIn} />;
}
