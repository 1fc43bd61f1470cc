import { useLingui } from '@lingui/react/macro';
import { useLobby } from '@lobby/composition';
import { useFormat } from '@lobby/i18n';
import { licenseRules } from '@lobby/licensing';
import { useEntryTexts } from '../../entry/useEntryTexts.ts';
import type { PartnerSignIn } from '../signInUnderWay.ts';
import type { PartnerReturnProblem } from './usePartnerReturn.ts';

interface ReturnTexts {
  title: string;
  text: string;
  /** Null: that the sign-in has failed. */
  notice: string | null;
}

/** What is said of a sign-in that came back without a session, and no more of a deposit than is known. */
export function useReturnTexts(
  name: string,
  problem: PartnerReturnProblem,
  deposit: PartnerSignIn['deposit'],
): ReturnTexts {
  const { t } = useLingui();
  const { money } = useFormat();
  const { notStored, register } = useEntryTexts();
  const { minimumAge } = licenseRules[useLobby().brand.license];
  const title = t({ id: 'LOGIN_FAILED_TITLE', message: 'You are not signed in yet' });
  const failed = t({ id: 'PARTNER_FAILED_TEXT', message: 'Something went wrong on the way back. Please try again.' });
  const paid = deposit && money(deposit.amount, deposit.currency);
  const texts: Record<PartnerReturnProblem, () => ReturnTexts> = {
    withoutAccount: () => ({
      title: register,
      text: t({ id: 'PARTNER_REGISTER_TEXT', message: 'You open one in a few steps.' }),
      notice: t({
        id: 'PARTNER_WITHOUT_ACCOUNT',
        message: `${name} has confirmed you, but there is no account yet.`,
      }),
    }),
    tooYoung: () => ({
      title: t({ id: 'PARTNER_TOO_YOUNG_TITLE', message: 'You cannot play here yet' }),
      text:
        paid === null
          ? t({ id: 'PARTNER_TOO_YOUNG_TEXT', message: 'No account was opened.' })
          : t({
              id: 'PARTNER_TOO_YOUNG_DEPOSIT',
              message: `No account was opened. Your deposit of ${paid} was declined, and you get the money back.`,
            }),
      notice: t({ id: 'PARTNER_TOO_YOUNG', message: `Players must be at least ${minimumAge} years old.` }),
    }),
    unanswered: () => ({
      title,
      text:
        paid === null
          ? failed
          : t({
              id: 'PARTNER_UNANSWERED_DEPOSIT',
              message: `We do not know yet whether your deposit of ${paid} has arrived. Try again: it is not made twice.`,
            }),
      notice: null,
    }),
    notStored: () => ({ ...texts.unanswered(), notice: notStored.text }),
    expired: () => ({
      title,
      text:
        paid === null
          ? t({ id: 'PARTNER_EXPIRED_TEXT', message: 'This sign-in is over. Please begin again.' })
          : t({
              id: 'PARTNER_EXPIRED_DEPOSIT',
              message: `This sign-in is over. Whether your deposit of ${paid} was booked is in your transactions: sign in and look before you deposit again.`,
            }),
      notice: null,
    }),
    failed: () => ({
      title,
      text:
        paid === null
          ? failed
          : t({
              id: 'PARTNER_FAILED_DEPOSIT',
              message: `${name} has not confirmed you. Your deposit of ${paid} was not booked.`,
            }),
      notice: null,
    }),
    stray: () => ({
      title,
      text: t({
        id: 'PARTNER_STRAY_TEXT',
        message: 'This tab has no such sign-in. Go on in the tab that you began in, or begin again.',
      }),
      notice: null,
    }),
  };
  return texts[problem]();
}
