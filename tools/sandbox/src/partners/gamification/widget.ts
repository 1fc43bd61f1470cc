import { readFileSync } from 'node:fs';
import { classicScript } from '../classicScript.ts';
import { languageByCode } from '../language.ts';
import { gamificationTexts } from './texts/index.ts';

const asset = (name: string): string => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');

/** In the order in which they run. */
const parts = ['kit.js', 'dialog.js', 'status.js', 'missions.js', 'tournaments.js', 'mount.js'];

const styles = ['widget.css', 'contests.css'];

/** The widget's script. */
export const widgetScript = (): string =>
  classicScript(
    [
      `const languages = new Map(${JSON.stringify([...languageByCode])});`,
      `const texts = ${JSON.stringify(gamificationTexts)};`,
      `const styles = ${JSON.stringify(styles.map(asset).join('\n'))};`,
    ],
    parts.map(asset),
  );
