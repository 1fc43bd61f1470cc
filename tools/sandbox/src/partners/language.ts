import type { IncomingMessage } from 'node:http';

/** What partners speak; texts of others are English. */
export type Language = 'en' | 'de' | 'fi' | 'et';

const languages: readonly Language[] = ['en', 'de', 'fi', 'et'];

/** Partners' pages send the lobby's language. */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  const requested = headers['accept-language']?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === requested) ?? 'en';
}
