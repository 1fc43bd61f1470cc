import { useLingui } from '@lingui/react/macro';
import { useEntryTexts } from '../../entry/useEntryTexts.ts';
import type { PhoneSignIn } from '../signInUnderWay.ts';
import type { PhoneProblem } from './phoneLogin.machine.ts';

/** What the pages of the sign-in by phone say alike. */
export function usePhoneTexts() {
  const { t } = useLingui();
  const entryTexts = useEntryTexts();
  const problems: Record<PhoneProblem, string> = {
    ContactInvalid: t({
      id: 'PHONE_INVALID',
      message: 'We cannot use this number. Write it with its country code, such as +358 …',
    }),
    CodeRecentlySent: t({
      id: 'CODE_RECENTLY_SENT',
      message: 'A code has just been sent. Please wait half a minute before you ask for another.',
    }),
    TooManyAttempts: t({ id: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts. Please try again later.' }),
    CodeInvalid: t({ id: 'CODE_INVALID', message: 'This is not the code that we have sent.' }),
    CodeExpired: t({ id: 'CODE_EXPIRED', message: 'This code can no longer be used. Please ask for a new one.' }),
    AccountNotFound: t({ id: 'PHONE_WITHOUT_ACCOUNT', message: 'There is no account with this number yet.' }),
    NotStored: entryTexts.notStored.text,
    Unanswered: t({ id: 'CODE_NOT_SENT', message: 'We do not know whether the code was sent. Please try again.' }),
  };
  return {
    problem: (problem: PhoneProblem) => problems[problem],
    sendCode: t({ id: 'CODE_SEND', message: 'Send code' }),
    sendNewCode: t({ id: 'CODE_SEND_NEW', message: 'Send a new code' }),
    otherNumber: t({ id: 'PHONE_OTHER', message: 'Use another number' }),
    loading: t({ id: 'LOADING', message: 'Loading' }),
    summary: t({ id: 'FORM_SUMMARY', message: 'Please check these:' }),
    sent: ({ codeLength, sentTo }: Pick<PhoneSignIn, 'codeLength' | 'sentTo'>) =>
      t({ id: 'CODE_DIGITS_SENT', message: `We have sent ${codeLength} digits by text message to ${sentTo}.` }),
  };
}
