import { readFileSync } from 'node:fs';
import { widgetTexts } from './texts.ts';

const asset = (name: string): string => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');

/** Of one scope, in this order. */
const parts = ['kit.js', 'dialog.js', 'status.js', 'mount.js'];

/** The widget as one classic script that depends on nothing. */
export const widgetScript = (): string =>
  [
    '(() => {',
    "'use strict';",
    `const texts = ${JSON.stringify(widgetTexts)};`,
    `const styles = ${JSON.stringify(asset('widget.css'))};`,
    ...parts.map(asset),
    '})();',
  ].join('\n');
