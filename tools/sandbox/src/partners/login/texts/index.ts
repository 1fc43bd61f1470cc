import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en, type LoginTexts } from './en.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';

export type { LoginTexts };

export const loginTexts: Readonly<Record<Language, LoginTexts>> = { en, de, fi, et };
