import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en, type SportsbookTexts } from './en.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';

export const sportsbookTexts: Readonly<Record<Language, SportsbookTexts>> = { en, de, fi, et };
