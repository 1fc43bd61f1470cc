import type { LoginTexts } from './en.ts';

export const fi: LoginTexts = {
  title: 'Tunnistaudu',
  asks: '{brand} haluaa tietää, kuka olet.',
  personalNumber: 'Henkilötunnus',
  hint: '4–20 kirjainta, numeroa, + tai -',
  invalid: 'Anna henkilötunnus, esimerkiksi 131052-308T.',
  deposit: 'Talletus',
  about: 'Palvelun demo: valitse, miten tunnistautuminen päättyy.',
  confirm: 'Vahvista',
  cancel: 'Peruuta',
  fail: 'Jokin menee vikaan',
  wait: 'Ei vastausta',
  waiting: 'Odotamme vastausta',
  waitingText: 'Tämä kestää tavallista kauemmin. Voit palata sivulle, jolta tulit.',
  over: 'Tämä kirjautuminen on päättynyt',
  overText: 'Palaa aulaan ja aloita uudelleen.',
};
