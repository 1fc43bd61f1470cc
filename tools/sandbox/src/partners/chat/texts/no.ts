import type { ChatTexts } from './en.ts';

export const no: ChatTexts = {
  widget: {
    title: 'Kundeservice',
    welcome: 'Spør oss om hva som helst. Vi svarer døgnet rundt.',
    message: 'Melding',
    send: 'Send',
    close: 'Lukk chatten',
    failed: 'Meldingen ble ikke sendt. Prøv igjen.',
    you: 'Du',
    agent: 'Kundeservice',
    guest: 'Du chatter som gjest',
    signedIn: 'Du chatter som {name}',
    launcher: 'Hjelp',
    unread: { one: '{count} ulest melding', other: '{count} uleste meldinger' },
  },
  agent: {
    withdrawal:
      'Uttak gjør du i kassen, i fanen «Ta ut». Pengene går tilbake til en konto du har satt inn penger fra, vanligvis innen et døgn.',
    deposit:
      'Du setter inn penger med knappen «Sett inn», med kort, bank eller e-lommebok. Pengene er på plass med en gang.',
    limits:
      'Grenser og pauser finner du i profilen din. Lavere grenser og pauser gjelder med en gang. Hvis det ikke lenger er gøy å spille, kan jeg sette deg i kontakt med noen som hjelper.',
    greeting: 'Hei! Hva kan jeg hjelpe deg med?',
    handover: 'Takk, jeg har gitt det videre. En kollega svarer deg her.',
  },
};
