import { createRoot, type Root } from 'react-dom/client';
import { CONSENT_UPDATED } from '../consent.ts';
import type { ConsentTexts } from '../texts.ts';
import { Banner } from './Banner.tsx';
import { hasChosen, startEngine } from './engine.ts';
import { Preferences } from './Preferences.tsx';

let root: Root | null = null;
let shown: 'nothing' | 'banner' | 'preferences' = 'nothing';

export async function showBanner(texts: ConsentTexts, asks: boolean): Promise<void> {
  await startEngine();
  if (shown !== 'preferences') shown = asks && !hasChosen() ? 'banner' : 'nothing';
  render(texts);
}

export async function showPreferences(texts: ConsentTexts): Promise<void> {
  await startEngine();
  shown = 'preferences';
  render(texts);
}

/** A root beside the page's own: the choice is offered whatever state the page is in. */
function render(texts: ConsentTexts): void {
  if (root === null) {
    if (shown === 'nothing') return;
    const container = document.createElement('div');
    // Ahead of the page, a part of which it covers: whoever goes by keyboard meets it first.
    document.body.prepend(container);
    root = createRoot(container);
    window.addEventListener(CONSENT_UPDATED, closeAnsweredBanner);
  }
  const show = (next: typeof shown) => {
    shown = next;
    render(texts);
  };
  const close = () => show(hasChosen() ? 'nothing' : 'banner');
  root.render(
    <>
      {/* Stays below the preferences, which give the focus back to its button. */}
      {shown !== 'nothing' && !hasChosen() && (
        <Banner texts={texts} onChosen={close} onChoose={() => show('preferences')} />
      )}
      {shown === 'preferences' && <Preferences texts={texts} onClose={close} />}
    </>,
  );
}

/** The question may have been answered in another tab. */
function closeAnsweredBanner(): void {
  if (shown !== 'banner' || !hasChosen()) return;
  shown = 'nothing';
  root?.render(null);
}
