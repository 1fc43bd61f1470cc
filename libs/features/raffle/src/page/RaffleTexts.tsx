import { useLingui } from '@lingui/react/macro';
import { Slot } from '@lobby/composition';
import { SectionHead, Stack } from '@lobby/ui-kit';
import { useId } from 'react';

interface RaffleTextsProps {
  text: string | null;
  terms: string | null;
}

/** What the operator writes about the raffle, and its terms (R-2-079, R-3-058). */
export function RaffleTexts({ text, terms }: RaffleTextsProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <>
      {text && <Slot name="served.text" props={{ html: text }} />}
      {terms && (
        <Stack as="section" gap="md" aria-labelledby={id}>
          <SectionHead id={id} title={t({ id: 'TERMS_AND_CONDITIONS', message: 'Terms and conditions' })} />
          <Slot name="served.text" props={{ html: terms }} />
        </Stack>
      )}
    </>
  );
}
