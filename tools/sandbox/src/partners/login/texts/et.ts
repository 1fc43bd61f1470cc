import type { LoginTexts } from './en.ts';

export const et: LoginTexts = {
  title: 'Tuvasta end',
  asks: '{brand} soovib teada, kes sa oled.',
  personalNumber: 'Isikukood',
  hint: '4 kuni 20 tähte, numbrit, + või -',
  invalid: 'Sisesta isikukood, näiteks 38001085718.',
  deposit: 'Sissemakse',
  about: 'Teenuse demo: vali, kuidas see lõpeb.',
  confirm: 'Kinnita',
  cancel: 'Katkesta',
  fail: 'Midagi läheb valesti',
  wait: 'Vastust ei tule',
  waiting: 'Ootame vastust',
  waitingText: 'See võtab tavalisest kauem aega. Võid minna tagasi lehele, kust tulid.',
  over: 'See sisselogimine on lõppenud',
  overText: 'Mine tagasi avalehele ja alusta uuesti.',
};
