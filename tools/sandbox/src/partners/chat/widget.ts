import { readFileSync } from 'node:fs';
import { classicScript } from '../classicScript.ts';
import { languageByCode } from '../language.ts';
import { chatTexts } from './texts/index.ts';

const widgetTexts = Object.fromEntries(Object.entries(chatTexts).map(([language, { widget }]) => [language, widget]));

const asset = (name: string): string => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');

interface WidgetOptions {
  /** The classic widget in place of the messaging one. */
  isClassic: boolean;
  /** Where the calls go to. */
  apiUrl: string;
}

/** The vendor's script, which leaves `zE`. */
export const widgetScript = ({ isClassic, apiUrl }: WidgetOptions): string =>
  classicScript(
    [
      // A tag that was given up may still run.
      'if (window.zE) return;',
      `const apiUrl = ${JSON.stringify(apiUrl)};`,
      `const languages = new Map(${JSON.stringify([...languageByCode])});`,
      `const texts = ${JSON.stringify(widgetTexts)};`,
      `const styles = ${JSON.stringify(asset('chat.css'))};`,
    ],
    ['connection.js', 'panel.js', isClassic ? 'classic.js' : 'messenger.js'].map(asset),
  );
