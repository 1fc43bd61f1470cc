import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en, type CashierTexts } from './en.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';

export type { CashierTexts };

export const cashierTexts: Readonly<Record<Language, CashierTexts>> = { en, de, fi, et };
