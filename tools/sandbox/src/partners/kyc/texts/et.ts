import type { KycTexts } from './en.ts';

export const et: KycTexts = {
  title: 'Isikusamasuse kontroll',
  missing: 'Veel esitada: {list}',
  Identity: 'isikusamasus',
  Address: 'aadress',
  about: 'Teenusepakkuja demo: vali, kuidas kontroll lõpeb.',
  approved: 'Kinnita',
  retry: 'Küsi paremaid pilte',
  rejected: 'Lükka lõplikult tagasi',
  approved_result: 'Oled tuvastatud. Aitäh.',
  retry_result: 'Pilte ei ole võimalik lugeda. Palun proovi uuesti.',
  rejected_result: 'Kontroll ebaõnnestus lõplikult. Palun võta ühendust klienditoega.',
  waiting: 'Üks hetk …',
  failed: 'See ei õnnestunud. Palun proovi uuesti.',
  again: 'Proovi uuesti',
};
