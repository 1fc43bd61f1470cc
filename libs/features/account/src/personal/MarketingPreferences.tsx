import { useLingui } from '@lingui/react/macro';
import { graphql, idempotent, useMutation } from '@lobby/data';
import type { PlayerInfo } from '@lobby/player';
import { Card, Heading, Stack, Switch, Text } from '@lobby/ui-kit';
import { useState } from 'react';
import { useSavedFeedback } from './useSavedFeedback.ts';

const SetMarketingPreference = graphql(`
  mutation SetMarketingPreference($channel: MarketingChannel!, $accepted: Boolean!) {
    setMarketingPreference(channel: $channel, accepted: $accepted) {
      id
      isEmailMarketingAccepted
      isSmsMarketingAccepted
      isPhoneMarketingAccepted
      isWebPushMarketingAccepted
    }
  }
`);
type Channel = 'Email' | 'Sms' | 'Phone' | 'WebPush';

/** By which channels the player wants offers (R-3-039); each change counts once the platform has confirmed it. */
export function MarketingPreferences({ player }: { player: PlayerInfo }) {
  const { t } = useLingui();
  const title = t({ id: 'MARKETING', message: 'Offers and news' });
  const isBlocked = player.marketingPreferences?.marketingBlocked === true;
  const channels: { channel: Channel; label: string; accepted: boolean | null }[] = [
    {
      channel: 'Email',
      label: t({ id: 'MARKETING_EMAIL', message: 'By e-mail' }),
      accepted: player.isEmailMarketingAccepted,
    },
    {
      channel: 'Sms',
      label: t({ id: 'MARKETING_SMS', message: 'By text message' }),
      accepted: player.isSmsMarketingAccepted,
    },
    {
      channel: 'Phone',
      label: t({ id: 'MARKETING_PHONE', message: 'By phone call' }),
      accepted: player.isPhoneMarketingAccepted,
    },
    {
      channel: 'WebPush',
      label: t({ id: 'MARKETING_WEB_PUSH', message: 'By notifications of the browser' }),
      accepted: player.isWebPushMarketingAccepted,
    },
  ];
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="md">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        {isBlocked && (
          <Text tone="muted">
            {t({
              id: 'MARKETING_BLOCKED',
              message: 'Your account gets no offers at present, whatever you choose here.',
            })}
          </Text>
        )}
        {!isBlocked && player.isSuppressedInAnyCommunicationGroup === true && (
          <Text tone="muted">
            {t({ id: 'MARKETING_SUPPRESSED', message: 'Some kinds of offers are not sent to you at present.' })}
          </Text>
        )}
        <Stack gap="xs">
          {channels.map((channel) => (
            <ChannelSwitch key={channel.channel} {...channel} isBlocked={isBlocked} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

interface ChannelSwitchProps {
  channel: Channel;
  label: string;
  accepted: boolean | null;
  /** Nothing can be accepted; what was, can be taken back. */
  isBlocked: boolean;
}

/** Shows at once what was chosen, and again what the platform has where that was not taken. */
function ChannelSwitch({ channel, label, accepted, isBlocked }: ChannelSwitchProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [, send] = useMutation(SetMarketingPreference);
  const showFeedback = useSavedFeedback();

  async function choose(next: boolean) {
    setChosen(next);
    const answer = await send({ channel, accepted: next }, idempotent);
    setChosen(null);
    showFeedback(answer);
  }

  return (
    <Switch
      label={label}
      checked={chosen ?? accepted === true}
      disabled={chosen !== null || (isBlocked && accepted !== true)}
      onChange={(next) => void choose(next)}
    />
  );
}
