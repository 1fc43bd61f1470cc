import { useLingui } from '@lingui/react/macro';
import { useLobby } from '@lobby/composition';
import { licenseRules } from '@lobby/licensing';
import type { RegistrationRejection } from './registration.machine.ts';
import type { SectionName } from './fields.ts';
import type { Problem } from './problems.ts';

/** What is wrong with a field, in words. */
export function useProblemTexts(): Readonly<Record<Exclude<Problem, 'ambiguous'>, string>> {
  const { t } = useLingui();
  const { minimumAge } = licenseRules[useLobby().settings.license];
  return {
    required: t({ id: 'FIELD_REQUIRED', message: 'Please fill this in.' }),
    'not-accepted': t({ id: 'REGISTER_NOT_ACCEPTED', message: 'You need to accept this to open an account.' }),
    unusable: t({ id: 'ADDRESS_INVALID', message: 'This cannot be right. Please check it.' }),
    email: t({ id: 'REGISTER_EMAIL_INVALID', message: 'Enter an e-mail address such as name@example.com.' }),
    phone: t({ id: 'REGISTER_PHONE_INVALID', message: 'This is not a valid phone number. Please check it.' }),
    'short-password': t({ id: 'REGISTER_PASSWORD_SHORT', message: 'Use at least 8 characters.' }),
    'no-day': t({ id: 'REGISTER_NO_DAY', message: 'The month does not have this day. Please check both.' }),
    'no-date': t({ id: 'REGISTER_NO_DATE', message: 'Enter a day, a month and a year that exist.' }),
    'too-young': t({ id: 'REGISTER_TOO_YOUNG', message: `You must be at least ${minimumAge} years old.` }),
    'personal-number': t({
      id: 'REGISTER_PERSONAL_NUMBER_INVALID',
      message: 'This is not a valid personal number for your country.',
    }),
    'other-birth': t({
      id: 'REGISTER_OTHER_BIRTH',
      message: 'Your personal number and your date of birth do not match. Please check both.',
    }),
    unreadable: t({ id: 'LIMIT_INPUT_UNREADABLE', message: 'Use digits and one decimal separator at most.' }),
    'not-positive': t({ id: 'LIMIT_INPUT_NOT_POSITIVE', message: 'A limit has to be above zero.' }),
    'too-precise': t({ id: 'LIMIT_INPUT_TOO_PRECISE', message: 'Use two decimal places at most.' }),
    'too-large': t({ id: 'LIMIT_INPUT_TOO_LARGE', message: 'This is more than a limit can be.' }),
  };
}

export function useSectionTitles(): Readonly<Record<SectionName, string>> {
  const { t } = useLingui();
  return {
    number: t({ id: 'REGISTER_IDENTITY', message: 'Your identity' }),
    contact: t({ id: 'REGISTER_CONTACT', message: 'How we reach you' }),
    person: t({ id: 'REGISTER_PERSON', message: 'Who you are' }),
    address: t({ id: 'REGISTER_ADDRESS', message: 'Where you live' }),
    choices: t({ id: 'REGISTER_CHOICES', message: 'What you decide' }),
  };
}

/** What became of the form where it was not taken and no field is to blame. */
export function useOutcomeText(): (status: string, rejection: RegistrationRejection | null) => string | null {
  const { t } = useLingui();
  const rejections: Record<RegistrationRejection, string> = {
    RegistrationInvalid: t({
      id: 'REGISTER_INVALID',
      message: 'This was not accepted. Please check what you have entered and try again.',
    }),
    AccountExists: t({
      id: 'REGISTER_ACCOUNT_EXISTS',
      message: 'There is an account with this e-mail address, phone number or personal number already.',
    }),
    TooManyAttempts: t({ id: 'REGISTER_TOO_MANY', message: 'Too many attempts. Please try again in ten minutes.' }),
    RegistrationNotOffered: t({
      id: 'REGISTER_UNAVAILABLE',
      message: 'An account cannot be opened from your country.',
    }),
    ProofExpired: t({
      id: 'REGISTER_PROOF_EXPIRED',
      message:
        'It is more than half an hour since you confirmed who you are. Please do it again; what you have typed is kept.',
    }),
  };
  return (status, rejection) => {
    if (rejection !== null) return rejections[rejection];
    if (status === 'notStored')
      return t({
        id: 'REGISTER_NOT_KEPT',
        message:
          'Your account is open, but your browser does not keep the cookies of this site. Allow them, or delete some to make room, and try again to sign in.',
      });
    if (status !== 'unanswered') return null;
    return t({
      id: 'REGISTER_UNANSWERED',
      message: 'We do not know whether your account was opened. Try again: no second one will be opened.',
    });
  };
}
