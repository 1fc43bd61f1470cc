import type { Language } from '../language.ts';

interface WidgetTexts {
  title: string;
  welcome: string;
  message: string;
  send: string;
  close: string;
  failed: string;
  you: string;
  agent: string;
  guest: string;
  signedIn: string;
  launcher: string;
  unread: { one: string; other: string };
}

/** Of the widget, by language. */
export const widgetTexts: Readonly<Record<Language, WidgetTexts>> = {
  en: {
    title: 'Support',
    welcome: 'Ask us anything. We answer around the clock.',
    message: 'Message',
    send: 'Send',
    close: 'Close chat',
    failed: 'This was not sent. Please try again.',
    you: 'You',
    agent: 'Support',
    guest: 'You chat as a guest',
    signedIn: 'You chat as {name}',
    launcher: 'Help',
    unread: { one: '{count} unread message', other: '{count} unread messages' },
  },
  de: {
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
  fi: {
    title: 'Asiakaspalvelu',
    welcome: 'Kysy mitä vain. Vastaamme ympäri vuorokauden.',
    message: 'Viesti',
    send: 'Lähetä',
    close: 'Sulje keskustelu',
    failed: 'Viestiä ei lähetetty. Yritä uudelleen.',
    you: 'Sinä',
    agent: 'Asiakaspalvelu',
    guest: 'Keskustelet vieraana',
    signedIn: 'Keskustelet nimellä {name}',
    launcher: 'Apua',
    unread: { one: '{count} lukematon viesti', other: '{count} lukematonta viestiä' },
  },
  et: {
    title: 'Klienditugi',
    welcome: 'Küsi meilt kõike. Vastame ööpäev läbi.',
    message: 'Sõnum',
    send: 'Saada',
    close: 'Sulge vestlus',
    failed: 'Sõnumit ei saadetud. Palun proovi uuesti.',
    you: 'Sina',
    agent: 'Klienditugi',
    guest: 'Vestled külalisena',
    signedIn: 'Vestled nimega {name}',
    launcher: 'Abi',
    unread: { one: '{count} lugemata sõnum', other: '{count} lugemata sõnumit' },
  },
};
