import { useLingui } from '@lingui/react/macro';
import type { Verification } from './useVerification.ts';

type Problem = NonNullable<Verification['state']['context']['problem']>;

/** What forms of e-mail and phone say alike. */
export function useVerificationTexts({ kind }: Pick<Verification, 'kind'>) {
  const { t } = useLingui();
  const isEmail = kind === 'Email';
  const problems: Record<Problem, string> = {
    ContactInvalid: isEmail
      ? t({ id: 'EMAIL_INVALID', message: 'We cannot use this e-mail address. Please check it.' })
      : t({
          id: 'PHONE_INVALID',
          message: 'We cannot use this number. Write it with its country code, such as +358 …',
        }),
    CodeRecentlySent: t({
      id: 'CODE_RECENTLY_SENT',
      message: 'A code has just been sent. Please wait half a minute before you ask for another.',
    }),
    CodeInvalid: t({ id: 'CODE_INVALID', message: 'This is not the code that we have sent.' }),
    CodeExpired: t({ id: 'CODE_EXPIRED', message: 'This code can no longer be used. Please ask for a new one.' }),
    Unanswered: t({ id: 'CODE_NOT_SENT', message: 'We do not know whether the code was sent. Please try again.' }),
  };
  return {
    contact: isEmail
      ? t({ id: 'EMAIL_ADDRESS', message: 'E-mail address' })
      : t({ id: 'PHONE_NUMBER', message: 'Phone number' }),
    problem: (problem: Problem) => problems[problem],
  };
}
