import { useLingui } from '@lingui/react/macro';
import type { RouteId } from '@lobby/contracts';
import { useHasPage } from '@lobby/host';
import { Link } from '@lobby/routing';
import { ButtonLink, Card, Heading, Icon, Inline, LockIcon, Stack, Text } from '@lobby/ui-kit';
import { type RewardsBlock, useRewardsBlock } from './useRewardsBlock.ts';

interface Words {
  text: string;
  /** Where it can be changed. */
  way?: { to: RouteId; label: string };
}

/** Says why rewards can be neither claimed nor bought now, and leads on. Nothing while they can. */
export function RewardsRestriction() {
  const { t } = useLingui();
  const block = useRewardsBlock();
  const words = useWords();
  const hasPage = useHasPage();
  if (block === null) return null;
  const { text, way } = words[block];
  return (
    <Card as="section" tone="raised">
      <Inline align="start" gap="md">
        <Icon of={LockIcon} />
        <Stack gap="sm" grow>
          <Heading level={2} size="h5">
            {t({ id: 'REWARDS_RESTRICTED', message: 'Rewards are not available now' })}
          </Heading>
          <Text>{text}</Text>
          {way && hasPage(way.to) && (
            <div>
              <ButtonLink variant="secondary" render={<Link to={way.to} />}>
                {way.label}
              </ButtonLink>
            </div>
          )}
        </Stack>
      </Inline>
    </Card>
  );
}

function useWords(): Record<RewardsBlock, Words> {
  const { t } = useLingui();
  return {
    'account-closed': {
      text: t({ id: 'REWARDS_ACCOUNT_CLOSED', message: 'Your account is closed.' }),
    },
    'self-exclusion': {
      text: t({ id: 'REWARDS_SELF_EXCLUDED', message: 'You have excluded yourself from play.' }),
    },
    timeout: {
      text: t({ id: 'REWARDS_ON_BREAK', message: 'You are taking a break from play.' }),
    },
    'rewards-blocked': {
      text: t({
        id: 'REWARDS_BLOCKED',
        message: 'Rewards are blocked for your account. Our customer support can tell you why.',
      }),
    },
    'phone-not-verified': {
      text: t({ id: 'REWARDS_PHONE_NOT_VERIFIED', message: 'Please verify your phone number first.' }),
      way: { to: 'phone-verification', label: t({ id: 'REWARDS_VERIFY_PHONE', message: 'Verify your phone number' }) },
    },
    'source-of-wealth': {
      text: t({
        id: 'REWARDS_WEALTH_NEEDED',
        message: 'Please tell us first where the money comes from that you play with.',
      }),
      way: { to: 'source-of-wealth', label: t({ id: 'REWARDS_TO_WEALTH', message: 'To the source of wealth' }) },
    },
  };
}
