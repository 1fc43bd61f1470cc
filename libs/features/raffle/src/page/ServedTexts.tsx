import { useLingui } from '@lingui/react/macro';
import { Slot } from '@lobby/composition';
import { Stack } from '@lobby/ui-kit';
import { useId } from 'react';
import { SectionHead } from '../section/SectionHead.tsx';

interface ServedTextsProps {
  text: string | null;
  terms: string | null;
}

/** What the operator writes about the raffle, and its terms (R-2-079, R-3-058). */
export function ServedTexts({ text, terms }: ServedTextsProps) {
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
