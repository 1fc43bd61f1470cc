import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '@lobby/ui-kit';
import { useContributionText } from './useContributionText.ts';

interface ContributionChoiceProps {
  /** Raw options. */
  options: readonly number[];
  /** Null: none is chosen. */
  value: number | null;
  disabled?: boolean;
  onChange: (option: number) => void;
}

/** How much the player puts into the pots with each round. */
export function ContributionChoice({ options, value, disabled, onChange }: ContributionChoiceProps) {
  const { t } = useLingui();
  const textOf = useContributionText();
  return (
    <RadioGroup
      inline
      label={t({ id: 'JACKPOT_CONTRIBUTION', message: 'Contribution per round' })}
      options={options.map((option) => ({ value: String(option), label: textOf(option).short }))}
      disabled={disabled}
      value={value === null ? null : String(value)}
      onChange={(option) => onChange(Number(option))}
    />
  );
}
