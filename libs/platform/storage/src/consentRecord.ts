import type { ConsentCategory } from './storageTable.ts';
import { session } from './webStorage.ts';

/** What is necessary needs no consent; the rest needs the choice kept in session storage (R-3-078). */
export function hasConsent(category: ConsentCategory): boolean {
  return category === 'necessary' || (session.read('cookieConsent')?.includes(category) ?? false);
}
