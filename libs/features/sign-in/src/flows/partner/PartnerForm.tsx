import { useLingui } from '@lingui/react/macro';
import type { LoginPartner } from '@lobby/contracts';
import { useFormat } from '@lobby/i18n';
import { useMarket } from '@lobby/player';
import { Form, type FormErrors, FormTextField, SubmitButton, useFormValue } from '@lobby/ui-kit';
import { useAmbiguousAmountText, useAmountReader } from '@lobby/money';
import { compactPersonalNumber, hasPersonalNumbers, isPersonalNumber } from '../../numbers/personalNumber.ts';
import type { PartnerSignIn } from '../signInUnderWay.ts';
import { untilShownAgain } from './leaveFor.ts';
import { identifiesByNumber, partnerNames } from './partners.ts';
import { type PartnerProblem, usePartnerLogin } from './usePartnerLogin.ts';

interface PartnerFormProps {
  partner: LoginPartner;
  from: PartnerSignIn['from'];
  returnTo: string | null;
  /** What is deposited on the way; the player may change the amount. */
  deposit?: { amount: string; currency: string };
}

interface Values extends Record<string, string> {
  personalNumber: string;
  amount: string;
}

/** What is deposited, with the amount that is sent written in full. */
function AmountField({ currency, validate }: { currency: string; validate: (typed: string) => string | undefined }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const amount = useAmountReader()(useFormValue('amount'));
  const written = 'value' in amount && money(amount.value, currency);
  return (
    <FormTextField
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      label={t({ id: 'DEPOSIT_AMOUNT', message: 'Amount' })}
      hint={written ? t({ id: 'DEPOSIT_AMOUNT_READ', message: `You deposit ${written}.` }) : undefined}
      suffix={currency}
      required
      validate={validate}
    />
  );
}

/** What a partner has to know before it is opened: the personal number where it identifies by it, and a deposit. */
export function PartnerForm({ partner, from, returnTo, deposit }: PartnerFormProps) {
  const { t } = useLingui();
  const { country } = useMarket();
  const start = usePartnerLogin();
  const needsNumber = identifiesByNumber(partner);
  /** The partner asks for the numbers of other countries itself. */
  const isNumberRequired = hasPersonalNumbers(country);
  const { money } = useFormat();
  const readAmount = useAmountReader();
  const ambiguousText = useAmbiguousAmountText(deposit?.currency ?? '');
  const name = partnerNames[partner];
  const texts = {
    required: t({ id: 'FIELD_REQUIRED', message: 'Please fill this in.' }),
    number: t({ id: 'PERSONAL_NUMBER_INVALID', message: 'This personal number cannot be right. Please check it.' }),
    amount: t({ id: 'AMOUNT_INVALID', message: 'This amount cannot be deposited. Please check it.' }),
  };
  function tooLittle(minimum: string, currency: string): string {
    const least = money(minimum, currency);
    return t({ id: 'AMOUNT_TOO_SMALL', message: `The least that you can deposit is ${least}.` });
  }
  const rejections: Record<PartnerProblem['type'], FormErrors> = {
    PersonalNumberInvalid: needsNumber ? { fields: { personalNumber: texts.number } } : { form: texts.number },
    DepositInvalid: deposit ? { fields: { amount: texts.amount } } : { form: texts.amount },
    LoginNotOffered: {
      form: t({ id: 'PARTNER_NOT_OFFERED', message: `Signing in with ${name} is not possible right now.` }),
    },
    TooManyAttempts: {
      form: t({ id: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts. Please try again later.' }),
    },
    NotStored: {
      form: t({
        id: 'PARTNER_NOT_KEPT',
        message: `Your browser does not let this site store anything, so that the way back from ${name} would be lost. Allow it, or free some space, and try again.`,
      }),
    },
    Unanswered: { form: t({ id: 'LOGIN_FLOW_UNKNOWN', message: 'We cannot be reached right now.' }) },
  };

  async function leave({ personalNumber, amount }: Values): Promise<FormErrors | undefined> {
    const read = readAmount(amount);
    if (deposit && 'problem' in read) return { fields: { amount: checkAmount(amount) ?? texts.amount } };
    const problem = await start({
      partner,
      personalNumber: compactPersonalNumber(personalNumber) || null,
      deposit: deposit && 'value' in read ? { amount: read.value, currency: deposit.currency } : null,
      from,
      returnTo,
    });
    if (problem !== null)
      return deposit && problem.minimum !== null
        ? { fields: { amount: tooLittle(problem.minimum, deposit.currency) } }
        : rejections[problem.type];
    // The button stays busy while the browser leaves.
    await untilShownAgain();
    return undefined;
  }
  function checkNumber(typed: string): string | undefined {
    if (typed.trim() === '') return isNumberRequired ? texts.required : undefined;
    return isPersonalNumber(typed, country) ? undefined : texts.number;
  }
  function checkAmount(typed: string): string | undefined {
    const amount = readAmount(typed);
    if ('value' in amount) return undefined;
    if (amount.problem === 'ambiguous') return ambiguousText(amount.readings);
    return amount.problem === 'empty' ? texts.required : texts.amount;
  }

  return (
    <Form<Values>
      label={t({ id: 'SIGN_IN', message: 'Sign In' })}
      summaryTitle={t({ id: 'FORM_SUMMARY', message: 'Please check these:' })}
      defaultValues={{ personalNumber: '', amount: deposit?.amount ?? '' }}
      onSubmit={leave}
    >
      {deposit && <AmountField currency={deposit.currency} validate={checkAmount} />}
      {needsNumber && (
        <FormTextField
          name="personalNumber"
          autoComplete="off"
          label={t({ id: 'PERSONAL_NUMBER', message: 'Personal number' })}
          required={isNumberRequired}
          {...(!isNumberRequired && {
            optionalLabel: t({ id: 'REGISTER_OPTIONAL', message: 'optional' }),
            hint: t({ id: 'PERSONAL_NUMBER_HINT', message: `If you leave it empty, ${name} asks you.` }),
          })}
          validate={checkNumber}
        />
      )}
      <SubmitButton block size="lg" loadingLabel={t({ id: 'OPENING_SECURE_PAGE', message: 'Opening the secure page' })}>
        {deposit
          ? t({ id: 'DEPOSIT_AND_SIGN_IN', message: `Deposit with ${name}` })
          : from === 'register'
            ? t({ id: 'REGISTER_PARTNER_CONTINUE', message: `Continue with ${name}` })
            : t({ id: 'SIGN_IN_WITH', message: `Sign in with ${name}` })}
      </SubmitButton>
    </Form>
  );
}
