import { useLingui } from '@lingui/react/macro';
import { isolate } from '@lobby/i18n';
import { useSession } from '@lobby/player';
import { Button, Icon, Inline, SparklesIcon, Stack, Text } from '@lobby/ui-kit';
import { Panel } from '../shared/Panel.tsx';
import type { PaymentMethod } from './paymentMethods.ts';

interface AwardAnnouncementProps {
  /** Those that the player may pay by. */
  methods: readonly PaymentMethod[];
  /** Null once the method is chosen. */
  onChoose: ((method: PaymentMethod) => void) | null;
}

/** What paying by instant banking brings, in the operator's words; not for players who want no advertising. */
export function AwardAnnouncement({ methods, onChoose }: AwardAnnouncementProps) {
  const { t } = useLingui();
  const { player } = useSession();
  const awarded = methods.find(({ isInstantBanking, award }) => isInstantBanking && award);
  if (!awarded || player?.marketingPreferences?.marketingBlocked === true) return null;
  return (
    <Panel as="aside" aria-label={t({ id: 'BANKING_AWARD', message: 'Instant banking' })}>
      <Stack gap="sm" align="start">
        <Inline gap="sm" align="start">
          <Icon of={SparklesIcon} />
          <Text size="sm">{awarded.award}</Text>
        </Inline>
        {onChoose && (
          <Button size="sm" variant="secondary" onClick={() => onChoose(awarded)}>
            {t({ id: 'BANKING_AWARD_CHOOSE', message: `Pay with ${isolate(awarded.name)}` })}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
