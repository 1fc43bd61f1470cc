import { createHash } from 'node:crypto';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Source of a content security policy that allows exactly this inline text. */
export const sourceOf = (text: string): string => `'sha256-${hashOf(text)}'`;

/** Sources for all inline scripts of a page; empty where it has none. */
export const scriptSourcesOf = (html: string): string =>
  Array.from(html.matchAll(/<script(?: id="[^"]*")?>(.*?)<\/script>/gs), ([, code = '']) => sourceOf(code)).join(' ');

/** In the folder of a renderer: the inline script of players' pages. */
export const earlyScriptFile = 'early.js';
