import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en, type KycTexts } from './en.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';

export const kycTexts: Readonly<Record<Language, KycTexts>> = { en, de, fi, et };
