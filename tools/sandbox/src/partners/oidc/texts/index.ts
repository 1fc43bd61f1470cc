import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en, type OidcTexts } from './en.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';

export type { OidcTexts };

export const oidcTexts: Readonly<Record<Language, OidcTexts>> = { en, de, fi, et };
