import type { LoginTexts } from './en.ts';

export const de: LoginTexts = {
  title: 'Weise dich aus',
  asks: '{brand} möchte wissen, wer du bist.',
  personalNumber: 'Personennummer',
  hint: '4 bis 20 Buchstaben, Ziffern, + oder -',
  invalid: 'Gib eine Personennummer ein, zum Beispiel 38001085718.',
  deposit: 'Einzahlung',
  about: 'Demo des Dienstes: Wähle, wie es ausgeht.',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  fail: 'Etwas geht schief',
  wait: 'Keine Antwort',
  waiting: 'Wir warten auf eine Antwort',
  waitingText: 'Das dauert länger als sonst. Du kannst auf die Seite zurückgehen, von der du gekommen bist.',
  over: 'Diese Anmeldung ist beendet',
  overText: 'Geh zurück in die Lobby und beginne noch einmal.',
};
