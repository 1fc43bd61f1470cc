import type { ChatTexts } from './en.ts';

export const de: ChatTexts = {
  widget: {
    title: 'Support',
    welcome: 'Frag uns, was du willst. Wir antworten rund um die Uhr.',
    message: 'Nachricht',
    send: 'Senden',
    close: 'Chat schließen',
    failed: 'Das wurde nicht gesendet. Bitte versuche es noch einmal.',
    you: 'Du',
    agent: 'Support',
    guest: 'Du chattest als Gast',
    signedIn: 'Du chattest als {name}',
    launcher: 'Hilfe',
    unread: { one: '{count} ungelesene Nachricht', other: '{count} ungelesene Nachrichten' },
  },
  agent: {
    withdrawal:
      'Auszahlungen findest du in der Kasse unter „Auszahlen“. Das Geld geht auf ein Konto zurück, von dem du eingezahlt hast, meist innerhalb eines Tages.',
    deposit: 'Einzahlen kannst du über „Einzahlen“, per Karte, Bank oder Wallet. Das Geld ist sofort da.',
    limits:
      'Limits und Pausen findest du in deinem Profil. Niedrigere Limits und Pausen gelten sofort. Wenn dir das Spielen nicht mehr guttut, verbinde ich dich mit jemandem, der hilft.',
    greeting: 'Hallo! Wie kann ich dir helfen?',
    handover: 'Danke, ich habe das weitergegeben. Eine Kollegin oder ein Kollege antwortet dir hier.',
  },
};
