import { useLingui } from '@lingui/react/macro';
import type { LimitPeriod, MarketingChannel } from '@lobby/contracts';
import { Slot } from '@lobby/host';
import { useMarket } from '@lobby/player';
import { CheckboxGroup, Stack, Switch, Text } from '@lobby/ui-kit';
import { ConsentInput } from './ConsentInput.tsx';
import { limitFields, limitPeriodsAtRegistration, marketingChoices } from './fields.ts';
import { TextInput } from './TextInput.tsx';
import type { RegistrationForm } from './useRegistrationForm.ts';

/** Limits, what features ask for, and consents. Nothing is chosen for the player. */
export function ChoicesSection({ form }: { form: RegistrationForm }) {
  const { t } = useLingui();
  return (
    <Stack gap="lg">
      <DepositLimits form={form} />
      <Slot name="register.step" props={{ choices: form.choices, onChange: form.choose }} />
      <Stack gap="sm">
        <ConsentInput
          form={form}
          name="termsAccepted"
          page="terms-and-conditions"
          label={t({ id: 'REGISTER_ACCEPT_TERMS', message: 'I accept the terms and conditions.' })}
          linkText={t({ id: 'REGISTER_READ_TERMS', message: 'Read the terms and conditions' })}
        />
        <ConsentInput
          form={form}
          name="privacyPolicyAccepted"
          page="privacy-policy"
          label={t({ id: 'REGISTER_ACCEPT_PRIVACY', message: 'I accept the privacy policy.' })}
          linkText={t({ id: 'REGISTER_READ_PRIVACY', message: 'Read the privacy policy' })}
        />
      </Stack>
      <Marketing form={form} />
    </Stack>
  );
}

function DepositLimits({ form }: { form: RegistrationForm }) {
  const { t } = useLingui();
  const { currency } = useMarket();
  const periods = limitPeriodsAtRegistration();
  const labels: Record<LimitPeriod, string> = {
    Day: t({ id: 'REGISTER_LIMIT_DAY', message: 'Most to deposit in a day' }),
    Week: t({ id: 'REGISTER_LIMIT_WEEK', message: 'Most to deposit in a week' }),
    Month: t({ id: 'REGISTER_LIMIT_MONTH', message: 'Most to deposit in a month' }),
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
        <TextInput
          key={period}
          form={form}
          name={limitFields[period]}
          optional
          inputMode="decimal"
          autoComplete="off"
          suffix={currency}
          label={labels[period]}
        />
      ))}
    </Stack>
  );
}

/** What the one switch stands for. */
const atOnce = 'Email,Sms';

function Marketing({ form }: { form: RegistrationForm }) {
  const { t } = useLingui();
  const { marketing } = form.values;
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
        onChange={(isOn) => form.change('marketing', isOn ? atOnce : '')}
      />
    );
  return (
    <CheckboxGroup
      label={t({ id: 'MARKETING', message: 'Offers and news' })}
      options={channels}
      values={marketing === '' ? [] : marketing.split(',')}
      onChange={(values) => form.change('marketing', values.join(','))}
    />
  );
}
