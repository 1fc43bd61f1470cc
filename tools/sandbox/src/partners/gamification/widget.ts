import { readFileSync } from 'node:fs';
import { widgetTexts } from './texts.ts';

const asset = (name: string): string => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');

/** Of one scope, in this order. */
const parts = ['kit.js', 'dialog.js', 'status.js', 'missions.js', 'tournaments.js', 'mount.js'];

const styles = ['widget.css', 'contests.css'];

/** The widget as one classic script that depends on nothing. */
export const widgetScript = (): string =>
  [
    '(() => {',
    "'use strict';",
    `const texts = ${JSON.stringify(widgetTexts)};`,
    `const styles = ${JSON.stringify(styles.map(asset).join('\n'))};`,
    ...parts.map(asset),
    '})();',
  ].join('\n');
