import type { ChatTexts } from './en.ts';

export const it: ChatTexts = {
  widget: {
    title: 'Assistenza',
    welcome: 'Chiedici quello che vuoi. Rispondiamo 24 ore su 24.',
    message: 'Messaggio',
    send: 'Invia',
    close: 'Chiudi la chat',
    failed: 'Il messaggio non è stato inviato. Riprova.',
    you: 'Tu',
    agent: 'Assistenza',
    guest: 'Stai chattando come ospite',
    signedIn: 'Stai chattando come {name}',
    launcher: 'Aiuto',
    unread: { one: '{count} messaggio non letto', other: '{count} messaggi non letti' },
  },
  agent: {
    withdrawal:
      'I prelievi si fanno nella cassa, nella scheda “Preleva”. Il denaro torna su un conto da cui hai depositato, di solito entro un giorno.',
    deposit:
      'I depositi si fanno con il pulsante “Deposita”, con carta, tramite la tua banca o con portafoglio elettronico. Il denaro è subito disponibile.',
    limits:
      'Trovi limiti e pause nel tuo profilo. I limiti più bassi e le pause valgono da subito. Se giocare non è più un divertimento, posso metterti in contatto con qualcuno che può aiutarti.',
    greeting: 'Ciao! Come posso aiutarti?',
    handover: 'Grazie, ho inoltrato il tuo messaggio. Una persona del team ti risponderà qui.',
  },
};
