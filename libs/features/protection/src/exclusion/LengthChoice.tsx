import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '@lobby/ui-kit';
import type { ExclusionOption } from './exclusion.machine.ts';
import { useExclusionTexts } from './useExclusion.ts';

interface LengthChoiceProps {
  options: readonly ExclusionOption[];
  chosen: ExclusionOption | null;
  /** One is in force: these are longer. */
  isExtension: boolean;
  onChoose: (option: ExclusionOption) => void;
}

/** The choice among several lengths, where the licence has several (R-6-014). None is preselected. */
export function LengthChoice({ options, chosen, isExtension, onChoose }: LengthChoiceProps) {
  const { t } = useLingui();
  const { nameOf, endOf } = useExclusionTexts();
  return (
    <RadioGroup
      label={
        isExtension
          ? t({ id: 'EXCLUSION_LONGER', message: 'Make it longer' })
          : t({ id: 'EXCLUSION_HOW_LONG', message: 'For how long?' })
      }
      options={options.map((option) => ({ value: option.id, label: nameOf(option), hint: endOf(option) }))}
      value={chosen?.id ?? null}
      onChange={(id) => {
        const option = options.find((each) => each.id === id);
        if (option) onChoose(option);
      }}
    />
  );
}
