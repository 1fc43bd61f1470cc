import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en, type GamificationTexts } from './en.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';

export const gamificationTexts: Readonly<Record<Language, GamificationTexts>> = { en, de, fi, et };
