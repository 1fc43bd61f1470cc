import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en, type ChatTexts } from './en.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';

export type { ChatTexts };

export const chatTexts: Readonly<Record<Language, ChatTexts>> = { en, de, fi, et };
