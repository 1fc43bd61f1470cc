import { consentCategories } from '@lobby/storage';
import type { ConsentTexts } from '../texts.ts';
import './consent.css';
import { choose } from './engine.ts';

interface BannerProps {
  texts: ConsentTexts;
  onChosen: () => void;
  onChoose: () => void;
}

/** Asks at the lower edge and leaves the page usable. Refusing is as easy as accepting. */
export function Banner({ texts, onChosen, onChoose }: BannerProps) {
  const decide = (categories: Parameters<typeof choose>[0]) => () => {
    choose(categories);
    onChosen();
  };
  return (
    <section className="consent consent-banner" aria-labelledby="consent-title">
      <div className="consent-words">
        <h2 id="consent-title" className="consent-title">
          {texts.title}
        </h2>
        <p className="consent-text">{texts.description}</p>
      </div>
      <div className="consent-buttons">
        <button type="button" className="consent-button" onClick={decide(consentCategories)}>
          {texts.acceptAll}
        </button>
        <button type="button" className="consent-button" onClick={decide([])}>
          {texts.refuseAll}
        </button>
        <button type="button" className="consent-button consent-button-quiet" onClick={onChoose}>
          {texts.choose}
        </button>
      </div>
    </section>
  );
}
