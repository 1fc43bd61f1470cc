/** Languages of the partner's pages; the fallback is English. */
const languages = {
  en: {
    title: 'Identify yourself',
    asks: '{brand} asks who you are.',
    personalNumber: 'Personal number',
    hint: '4 to 20 letters, digits, + or -',
    invalid: 'Enter a personal number, for example 38001085718.',
    deposit: 'Deposit',
    about: 'A demo of the service: choose how it ends.',
    confirm: 'Confirm',
    cancel: 'Cancel',
    fail: 'Something fails',
    wait: 'No answer',
    waiting: 'We are waiting for an answer',
    waitingText: 'This takes longer than usual. You can go back to the page that you came from.',
    over: 'This sign-in is over',
    overText: 'Go back to the lobby and start again.',
  },
  de: {
    title: 'Weise dich aus',
    asks: '{brand} möchte wissen, wer du bist.',
    personalNumber: 'Personennummer',
    hint: '4 bis 20 Buchstaben, Ziffern, + oder -',
    invalid: 'Gib eine Personennummer ein, zum Beispiel 38001085718.',
    deposit: 'Einzahlung',
    about: 'Demo des Dienstes: Wähle, wie es ausgeht.',
    confirm: 'Bestätigen',
    cancel: 'Abbrechen',
    fail: 'Etwas geht schief',
    wait: 'Keine Antwort',
    waiting: 'Wir warten auf eine Antwort',
    waitingText: 'Das dauert länger als sonst. Du kannst auf die Seite zurückgehen, von der du gekommen bist.',
    over: 'Diese Anmeldung ist beendet',
    overText: 'Geh zurück in die Lobby und beginne noch einmal.',
  },
  fi: {
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
  },
  et: {
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
  },
} as const;

type Language = keyof typeof languages;
export type Texts = Record<keyof (typeof languages)['en'], string> & { language: Language };

/** @param locale a route code such as `et_EE`, or an `Accept-Language` header */
export function textsIn(locale: string | undefined): Texts {
  const language = (locale ?? '').slice(0, 2).toLowerCase();
  const known = Object.hasOwn(languages, language) ? (language as Language) : 'en';
  return { ...languages[known], language: known };
}
