import { useLingui } from '@lingui/react/macro';
import type { LimitPeriod, MarketingChannel } from '@lobby/contracts';
import { Slot } from '@lobby/composition';
import { useFormat } from '@lobby/i18n';
import { useMarket } from '@lobby/player';
import { Link } from '@lobby/routing';
import { CheckboxGroup, FormCheckbox, Stack, Switch, Text, TextLink, useFormValue } from '@lobby/ui-kit';
import { useAmountReader } from '@lobby/money';
import { type FieldName, limitFields, limitPeriodsAtRegistration, marketingChoices } from './fields.ts';
import { TextInput } from './TextInput.tsx';
import type { RegistrationForm } from './useRegistrationForm.ts';

/** Limits, what features ask for, and consents. Nothing is chosen for the player. */
export function ChoicesSection({ form }: { form: RegistrationForm }) {
  return (
    <Stack gap="lg">
      <DepositLimits form={form} />
      <Slot name="register.step" props={{ choices: form.choices, onChange: form.choose, disabled: form.isBusy }} />
      <Consents form={form} />
      <Marketing form={form} />
    </Stack>
  );
}

/** Without them no account is opened; never ticked by themselves. The texts are read in another tab: nothing typed is left behind. */
function Consents({ form }: { form: RegistrationForm }) {
  const { t } = useLingui();
  return (
    <Stack gap="sm">
      <FormCheckbox
        name="termsAccepted"
        label={t({ id: 'REGISTER_TERMS', message: 'Terms and conditions' })}
        text={t({ id: 'REGISTER_ACCEPT_TERMS', message: 'I accept the terms and conditions.' })}
        validate={form.validate('termsAccepted')}
        required
      >
        <TextLink standalone external render={<Link to="terms-and-conditions" />}>
          {t({ id: 'REGISTER_READ_TERMS', message: 'Read the terms and conditions' })}
        </TextLink>
      </FormCheckbox>
      <FormCheckbox
        name="privacyPolicyAccepted"
        label={t({ id: 'REGISTER_PRIVACY', message: 'Privacy policy' })}
        text={t({ id: 'REGISTER_ACCEPT_PRIVACY', message: 'I accept the privacy policy.' })}
        validate={form.validate('privacyPolicyAccepted')}
        required
      >
        <TextLink standalone external render={<Link to="privacy-policy" />}>
          {t({ id: 'REGISTER_READ_PRIVACY', message: 'Read the privacy policy' })}
        </TextLink>
      </FormCheckbox>
    </Stack>
  );
}

function DepositLimits({ form }: { form: RegistrationForm }) {
  const { t } = useLingui();
  const { currency } = useMarket();
  const periods = limitPeriodsAtRegistration();
  const labels: Record<LimitPeriod, string> = {
    Day: t({ id: 'REGISTER_LIMIT_DAY', message: 'Daily deposit limit' }),
    Week: t({ id: 'REGISTER_LIMIT_WEEK', message: 'Weekly deposit limit' }),
    Month: t({ id: 'REGISTER_LIMIT_MONTH', message: 'Monthly deposit limit' }),
  };
  if (periods.length === 0) return null;
  return (
    <Stack gap="md">
      <Text>
        {t({
          id: 'REGISTER_LIMITS',
          message: 'You may set limits for your deposits. They are in force from the first deposit on.',
        })}
      </Text>
      {periods.map((period) => (
        <LimitInput key={period} form={form} name={limitFields[period]} label={labels[period]} currency={currency} />
      ))}
    </Stack>
  );
}

interface LimitInputProps {
  form: RegistrationForm;
  name: FieldName;
  label: string;
  currency: string;
}

/** A limit, with the amount that is sent written in full. */
function LimitInput({ form, name, label, currency }: LimitInputProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const amount = useAmountReader()(useFormValue(name));
  const written = 'value' in amount && money(amount.value, currency);
  return (
    <TextInput
      form={form}
      name={name}
      optional
      inputMode="decimal"
      autoComplete="off"
      suffix={currency}
      label={label}
      hint={written ? t({ id: 'REGISTER_LIMIT_READ', message: `The limit is ${written}.` }) : undefined}
    />
  );
}

/** What the one switch stands for. */
const atOnce = 'Email,Sms';

function Marketing({ form }: { form: RegistrationForm }) {
  const { t } = useLingui();
  const { marketing } = form.values;
  const choose = (chosen: string) => form.change({ marketing: chosen });
  const channels: { value: MarketingChannel; label: string }[] = [
    { value: 'Email', label: t({ id: 'MARKETING_EMAIL', message: 'By e-mail' }) },
    { value: 'Sms', label: t({ id: 'MARKETING_SMS', message: 'By text message' }) },
    { value: 'Phone', label: t({ id: 'MARKETING_PHONE', message: 'By phone call' }) },
    { value: 'WebPush', label: t({ id: 'MARKETING_WEB_PUSH', message: 'By notifications of the browser' }) },
  ];
  if (marketingChoices() === 'at once')
    return (
      <Switch
        label={t({ id: 'REGISTER_NEWS', message: 'Offers and news by e-mail and text message' })}
        hint={t({ id: 'REGISTER_NEWS_HINT', message: 'You can change your mind in your profile at any time.' })}
        checked={marketing !== ''}
        disabled={form.isBusy}
        onChange={(isOn) => choose(isOn ? atOnce : '')}
      />
    );
  return (
    <CheckboxGroup
      label={t({ id: 'MARKETING', message: 'Offers and news' })}
      options={channels}
      disabled={form.isBusy}
      values={marketing === '' ? [] : marketing.split(',')}
      onChange={(values) => choose(values.join(','))}
    />
  );
}
