import type { Locale } from '@lobby/contracts';
import { Stack } from '@lobby/ui-kit';
import { LanguageOffer } from '../navigation/LanguageOffer.tsx';
import { ConsentPrompt } from './ConsentPrompt.tsx';
import * as css from './PagePrompts.css.ts';

interface PagePromptsProps {
  /** The language to offer. */
  offer: Locale | null;
  onCloseOffer: () => void;
  isConsentMissing: boolean;
  onChooseCookies: () => void;
}

/** What a page prompts for at its lower edge; it stays usable. The language first: the rest is read in it. */
export default function PagePrompts({ offer, onCloseOffer, isConsentMissing, onChooseCookies }: PagePromptsProps) {
  return (
    <div className={css.prompts} data-prompts>
      <Stack gap="sm">
        {offer !== null && <LanguageOffer locale={offer} onClose={onCloseOffer} />}
        {isConsentMissing && <ConsentPrompt onChoose={onChooseCookies} />}
      </Stack>
    </div>
  );
}
