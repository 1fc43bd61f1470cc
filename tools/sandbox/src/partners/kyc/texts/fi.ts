import type { KycTexts } from './en.ts';

export const fi: KycTexts = {
  title: 'Henkilöllisyyden tarkistus',
  missing: 'Vielä osoitettava: {list}',
  Identity: 'henkilöllisyys',
  Address: 'osoite',
  about: 'Palveluntarjoajan demo: valitse, miten tarkistus päättyy.',
  approved: 'Hyväksy',
  retry: 'Pyydä parempia kuvia',
  rejected: 'Hylkää lopullisesti',
  approved_result: 'Henkilöllisyytesi on vahvistettu. Kiitos.',
  retry_result: 'Kuvista ei saa selvää. Yritä uudelleen.',
  rejected_result: 'Tarkistus epäonnistui lopullisesti. Ota yhteyttä asiakaspalveluun.',
  waiting: 'Hetki …',
  failed: 'Tämä ei onnistunut. Yritä uudelleen.',
  again: 'Yritä uudelleen',
};
