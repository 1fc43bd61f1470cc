import type { LoginTexts } from './en.ts';

export const it: LoginTexts = {
  title: 'Conferma la tua identità',
  asks: '{brand} vuole sapere chi sei.',
  personalNumber: 'Codice personale',
  hint: 'Da 4 a 20 lettere, cifre, + o -',
  invalid: 'Inserisci un codice personale, per esempio 38001085718.',
  deposit: 'Deposito',
  about: 'Demo del servizio: scegli come finisce.',
  confirm: 'Conferma',
  cancel: 'Annulla',
  fail: 'Qualcosa va storto',
  wait: 'Nessuna risposta',
  waiting: 'Attendiamo una risposta',
  waitingText: 'Ci vuole più tempo del solito. Puoi tornare alla pagina da cui vieni.',
  over: 'Questo accesso è scaduto',
  overText: 'Torna alla lobby e ricomincia.',
};
