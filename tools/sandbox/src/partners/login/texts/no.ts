import type { LoginTexts } from './en.ts';

export const no: LoginTexts = {
  title: 'Legitimer deg',
  asks: '{brand} vil vite hvem du er.',
  personalNumber: 'Identitetsnummer',
  hint: '4 til 20 bokstaver, sifre, + eller -',
  invalid: 'Skriv inn et identitetsnummer, for eksempel 38001085718.',
  deposit: 'Innskudd',
  about: 'En demo av tjenesten: Velg hvordan det ender.',
  confirm: 'Bekreft',
  cancel: 'Avbryt',
  fail: 'Noe går galt',
  wait: 'Ikke noe svar',
  waiting: 'Vi venter på svar',
  waitingText: 'Dette tar lengre tid enn vanlig. Du kan gå tilbake til siden du kom fra.',
  over: 'Denne innloggingen er over',
  overText: 'Gå tilbake til lobbyen og begynn på nytt.',
};
