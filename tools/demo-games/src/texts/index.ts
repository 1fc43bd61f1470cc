import { de } from './de.ts';
import { en } from './en.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { no } from './no.ts';

/** By language, as the lobby's locales name it. */
export const gameTexts = { en, de, fi, et, no, fr, it, ja };
