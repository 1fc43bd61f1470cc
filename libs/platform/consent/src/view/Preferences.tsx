import { consentCategories, type ConsentCategory } from '@lobby/storage';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ConsentTexts } from '../texts.ts';
import './consent.css';
import { allowedCategories, choose } from './engine.ts';

interface PreferencesProps {
  texts: ConsentTexts;
  onClose: () => void;
}

/** One switch per category; none is on before the visitor has turned it on. */
export function Preferences({ texts, onClose }: PreferencesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [ticked, setTicked] = useState(allowedCategories);
  useEffect(() => dialog.current?.showModal(), []);

  const decide = (categories: readonly ConsentCategory[]) => {
    choose(categories);
    dialog.current?.close();
  };
  const toggle = (category: ConsentCategory, on: boolean) =>
    setTicked((before) => [...before.filter((other) => other !== category), ...(on ? [category] : [])]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    decide(ticked);
  };

  return (
    <dialog
      ref={dialog}
      className="consent consent-preferences"
      aria-labelledby="consent-preferences"
      onClose={onClose}
    >
      <form onSubmit={save}>
        <header className="consent-head">
          <h2 id="consent-preferences" className="consent-title">
            {texts.preferencesTitle}
          </h2>
          <button
            type="button"
            className="consent-close"
            aria-label={texts.close}
            onClick={() => dialog.current?.close()}
          >
            <svg
              aria-hidden
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            >
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </header>
        <ul className="consent-list">
          {consentCategories.map((category) => (
            <li key={category}>
              <label className="consent-category">
                <span className="consent-words">
                  <span className="consent-name">{texts.categories[category].title}</span>
                  <span className="consent-text" id={`consent-${category}`}>
                    {texts.categories[category].description}
                  </span>
                </span>
                <input
                  type="checkbox"
                  className="consent-switch"
                  aria-label={texts.categories[category].title}
                  aria-describedby={`consent-${category}`}
                  checked={category === 'necessary' || ticked.includes(category)}
                  onChange={({ currentTarget }) => toggle(category, currentTarget.checked)}
                  disabled={category === 'necessary'}
                />
              </label>
            </li>
          ))}
        </ul>
        <div className="consent-buttons">
          <button type="button" className="consent-button" onClick={() => decide(consentCategories)}>
            {texts.acceptAll}
          </button>
          <button type="button" className="consent-button" onClick={() => decide([])}>
            {texts.refuseAll}
          </button>
          <button type="submit" className="consent-button consent-button-quiet">
            {texts.save}
          </button>
        </div>
      </form>
    </dialog>
  );
}
