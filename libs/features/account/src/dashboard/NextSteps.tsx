import { useLingui } from '@lingui/react/macro';
import type { RouteId } from '@lobby/contracts';
import { useHasPage } from '@lobby/composition';
import { useDeadline } from '@lobby/i18n';
import type { DetailedPlayer } from '@lobby/player';
import { Link } from '@lobby/routing';
import {
  AccountIcon,
  BanknoteIcon,
  Card,
  CoinsIcon,
  Heading,
  Icon,
  type IconNode,
  IdentityIcon,
  Inline,
  MailIcon,
  PhoneIcon,
  Stack,
  SuccessIcon,
  Text,
  TextLink,
} from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
import * as css from './dashboard.css.ts';
import { type NextStep, nextSteps } from './nextSteps.ts';

const icons: Record<NextStep['kind'], IconNode> = {
  identity: IdentityIcon,
  'source-of-wealth': CoinsIcon,
  bank: BanknoteIcon,
  email: MailIcon,
  phone: PhoneIcon,
  information: AccountIcon,
};

/** Where the player can do it; what the bank requests, it requests itself. */
const routesOfSteps: Partial<Record<NextStep['kind'], RouteId>> = {
  identity: 'profile-documents',
  'source-of-wealth': 'source-of-wealth',
  email: 'profile',
  phone: 'phone-verification',
  information: 'additional-information',
};

/** What the player is to do, or that there is nothing. */
export function NextSteps({ player }: { player: DetailedPlayer }) {
  const { t } = useLingui();
  const steps = nextSteps(player);
  const title = t({ id: 'PROFILE_NEXT_STEPS', message: 'Next steps' });
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="md">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        {steps.length === 0 && (
          <Inline gap="md">
            <Text as="span" tone="success">
              <Icon of={SuccessIcon} />
            </Text>
            <Text>{t({ id: 'PROFILE_NO_STEPS', message: 'All done. There is nothing for you to do.' })}</Text>
          </Inline>
        )}
        {steps.length > 0 && (
          <ul className={css.steps}>
            {steps.map((step) => (
              <Step key={step.kind} {...step} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

function Step({ kind, due: deadline }: NextStep) {
  const { t } = useLingui();
  const due = useDeadline()(deadline);
  const hasPage = useHasPage();
  const text = useStepText()(kind);
  const route = routesOfSteps[kind];
  return (
    <li className={css.step}>
      <span className={css.stepIcon}>
        <Icon of={icons[kind]} />
      </span>
      <Stack gap="xxs">
        {route !== undefined && hasPage(route) ? (
          <TextLink standalone render={<Link to={route} />}>
            {text}
          </TextLink>
        ) : (
          <Text weight="medium">{text}</Text>
        )}
        {due !== null && (
          <Text size="sm" tone="muted">
            {t({ id: 'PROFILE_STEP_DUE', message: `By ${due}` })}
          </Text>
        )}
      </Stack>
    </li>
  );
}

function useStepText(): (kind: NextStep['kind']) => string {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case 'identity':
        return build.kycRequired ? t({ id: 'PROFILE_STEP_IDENTITY', message: 'We need to check your identity.' }) : '';
      case 'source-of-wealth':
        return t({ id: 'PROFILE_STEP_WEALTH', message: 'We need to know where your money comes from.' });
      case 'bank':
        return t({ id: 'PROFILE_STEP_BANK', message: 'Your bank needs to confirm who you are.' });
      case 'email':
        return t({ id: 'PROFILE_STEP_EMAIL', message: 'Your e-mail address is not verified yet.' });
      case 'phone':
        return build.EnablePhoneVerification
          ? t({ id: 'PROFILE_STEP_PHONE', message: 'Your phone number is not verified yet.' })
          : '';
      case 'information':
        return t({ id: 'PROFILE_STEP_INFORMATION', message: 'Some of your details are missing.' });
    }
  };
}
