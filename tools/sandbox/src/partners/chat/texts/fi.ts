import type { ChatTexts } from './en.ts';

export const fi: ChatTexts = {
  widget: {
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
  agent: {
    withdrawal:
      'Kotiutus tehdään kassassa välilehdellä ”Kotiuta”. Rahat palaavat tilille, jolta olet tallettanut, yleensä vuorokauden kuluessa.',
    deposit: 'Talletus tehdään painikkeesta ”Talleta”, kortilla, pankista tai lompakosta. Rahat ovat heti käytössä.',
    limits:
      'Rajat ja tauot löytyvät profiilistasi. Alemmat rajat ja tauot tulevat voimaan heti. Jos pelaaminen ei enää ole hauskaa, ohjaan sinut jollekulle, joka auttaa.',
    greeting: 'Hei! Miten voin auttaa?',
    handover: 'Kiitos, välitin asian eteenpäin. Kollega vastaa sinulle täällä.',
  },
};
