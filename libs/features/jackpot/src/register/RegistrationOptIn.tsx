import { useLingui } from '@lingui/react/macro';
import type { PlaceProps } from '@lobby/contracts';
import { Stack, Switch, Text } from '@lobby/ui-kit';
import { ContributionChoice } from '../optIn/ContributionChoice.tsx';
import { useContributionText } from '../optIn/useContributionText.ts';
import { useJackpotSettings } from '../settings/useJackpotSettings.ts';

/** A new player may take part from the first round on. Nothing is chosen for the player. */
export default function RegistrationOptIn({ choices, onChange, disabled }: PlaceProps['register.step']) {
  const { t } = useLingui();
  const textOf = useContributionText();
  const { settings } = useJackpotSettings();
  if (!settings) return null;
  const { jackpotContribution: chosen, ...others } = choices;
  const choose = (option: number | undefined) =>
    onChange(option === undefined ? others : { ...others, jackpotContribution: option });
  return (
    <Stack gap="md">
      <Switch
        label={t({ id: 'JACKPOT_TAKE_PART', message: 'Take part in the jackpot' })}
        hint={textOf(chosen ?? settings.initialOption).price}
        checked={chosen !== undefined}
        disabled={disabled}
        onChange={(takesPart) => choose(takesPart ? settings.initialOption : undefined)}
      />
      {chosen !== undefined && (
        <ContributionChoice
          options={settings.options}
          value={chosen}
          disabled={disabled}
          onChange={(option) => choose(option)}
        />
      )}
      <Text size="sm" tone="muted">
        {t({ id: 'JACKPOT_VOLUNTARY', message: 'It is your choice, and you can leave at any time.' })}
      </Text>
    </Stack>
  );
}
