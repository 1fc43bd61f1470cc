import type { Language } from '../../../store/base/wording.ts';
import { de } from './de.ts';
import { en, type ChatTexts } from './en.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { no } from './no.ts';

export type { ChatTexts };

export const chatTexts: Readonly<Record<Language, ChatTexts>> = { en, de, fi, et, no, fr, it, ja };
