import type { Locale } from '@lobby/contracts';
import { Stack } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { LanguageOffer } from '../navigation/LanguageOffer.tsx';
import { ConsentPrompt } from './ConsentPrompt.tsx';
import { NewPurposesPrompt } from './NewPurposesPrompt.tsx';
import * as css from './PagePrompts.css.ts';
import { useFocusLeftToPage } from './useFocusLeftToPage.ts';

interface PagePromptsProps {
  /** The language to offer. */
  offer: Locale | null;
  onCloseOffer: () => void;
  /** What to ask consent for: everything, or what has been added since the visitor's choice. */
  asksFor: 'everything' | 'news' | null;
  onChooseCookies: () => void;
}

/** What gets the focus is scrolled out from below the prompts (WCAG 2.4.11), for which the page's end leaves them their room. */
function makeRoom(prompts: HTMLElement | null) {
  if (!prompts) return undefined;
  const { documentElement, body } = document;
  const setRoom = (room: string) => {
    documentElement.style.scrollPaddingBlockEnd = room;
    body.style.paddingBlockEnd = room;
  };
  const observer = new ResizeObserver(() => setRoom(`${window.innerHeight - prompts.offsetTop}px`));
  observer.observe(prompts);
  return () => {
    observer.disconnect();
    setRoom('');
  };
}

/** What a page prompts for at its lower edge; it stays usable. The language first: the rest is read in it. */
export default function PagePrompts({ offer, onCloseOffer, asksFor, onChooseCookies }: PagePromptsProps) {
  return (
    <div ref={makeRoom} className={css.prompts} data-prompts>
      <Stack gap="sm">
        {offer !== null && (
          <Prompt>
            <LanguageOffer locale={offer} onClose={onCloseOffer} />
          </Prompt>
        )}
        {asksFor !== null && (
          <Prompt>
            {asksFor === 'everything' ? (
              <ConsentPrompt onChoose={onChooseCookies} />
            ) : (
              <NewPurposesPrompt onChoose={onChooseCookies} />
            )}
          </Prompt>
        )}
      </Stack>
    </div>
  );
}

function Prompt({ children }: { children: ReactNode }) {
  useFocusLeftToPage();
  return children;
}
