import type { KycTexts } from './en.ts';

export const de: KycTexts = {
  title: 'Identitätsprüfung',
  missing: 'Noch zu zeigen: {list}',
  Identity: 'Identität',
  Address: 'Adresse',
  about: 'Demo des Anbieters: Wähle, wie die Prüfung ausgeht.',
  approved: 'Bestätigen',
  retry: 'Bessere Bilder verlangen',
  rejected: 'Endgültig ablehnen',
  approved_result: 'Du bist verifiziert. Danke.',
  retry_result: 'Die Bilder sind nicht lesbar. Bitte versuche es noch einmal.',
  rejected_result: 'Die Prüfung ist endgültig fehlgeschlagen. Bitte wende dich an den Support.',
  waiting: 'Einen Moment …',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  again: 'Noch einmal',
};
