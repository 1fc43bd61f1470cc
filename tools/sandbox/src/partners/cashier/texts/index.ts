import type { Language } from '../../../store/base/wording.ts';
import { de } from './de.ts';
import { en, type CashierTexts } from './en.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { no } from './no.ts';

export type { CashierTexts };

export const cashierTexts: Readonly<Record<Language, CashierTexts>> = { en, de, fi, et, no, fr, it, ja };
