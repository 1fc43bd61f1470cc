import type { Language } from '../language.ts';

/** Simple questions by their words in all languages, and the agent's answers. */
const topics: readonly { words: RegExp; answer: Readonly<Record<Language, string>> }[] = [
  {
    words: /withdraw|pay ?out|auszahl|kotiut|nosto|väljamakse/i,
    answer: {
      en: 'You withdraw in the cashier, on the tab “Withdraw”. It goes back to an account that you have deposited from, usually within a day.',
      de: 'Auszahlungen findest du in der Kasse unter „Auszahlen“. Das Geld geht auf ein Konto zurück, von dem du eingezahlt hast, meist innerhalb eines Tages.',
      fi: 'Kotiutus tehdään kassassa välilehdellä ”Kotiuta”. Rahat palaavat tilille, jolta olet tallettanut, yleensä vuorokauden kuluessa.',
      et: 'Väljamakse teed kassas vahekaardil „Väljamakse“. Raha läheb tagasi kontole, millelt oled sisse maksnud, tavaliselt ööpäeva jooksul.',
    },
  },
  {
    words: /deposit|einzahl|talle|sissemakse/i,
    answer: {
      en: 'You deposit with the button “Deposit”, by card, bank or wallet. The money is there at once.',
      de: 'Einzahlen kannst du über „Einzahlen“, per Karte, Bank oder Wallet. Das Geld ist sofort da.',
      fi: 'Talletus tehdään painikkeesta ”Talleta”, kortilla, pankista tai lompakosta. Rahat ovat heti käytössä.',
      et: 'Sissemakse teed nupuga „Sissemakse“, kaardi, panga või rahakotiga. Raha on kohe kontol.',
    },
  },
  {
    words: /limit|pause|break|exclu|ausschluss|raja|tauko|piirang|paus/i,
    answer: {
      en: 'You find limits and breaks in your profile. Lower limits and breaks apply at once. If play is no longer fun, I can put you through to somebody who helps.',
      de: 'Limits und Pausen findest du in deinem Profil. Niedrigere Limits und Pausen gelten sofort. Wenn dir das Spielen nicht mehr guttut, verbinde ich dich mit jemandem, der hilft.',
      fi: 'Rajat ja tauot löytyvät profiilistasi. Alemmat rajat ja tauot tulevat voimaan heti. Jos pelaaminen ei enää ole hauskaa, ohjaan sinut jollekulle, joka auttaa.',
      et: 'Piirangud ja pausid leiad oma profiilist. Madalamad piirangud ja pausid hakkavad kohe kehtima. Kui mängimine enam rõõmu ei paku, suunan su kellegi juurde, kes aitab.',
    },
  },
  {
    words: /hello|\bhi\b|hallo|hei|moi|tere/i,
    answer: {
      en: 'Hello! How can I help you?',
      de: 'Hallo! Wie kann ich dir helfen?',
      fi: 'Hei! Miten voin auttaa?',
      et: 'Tere! Kuidas saan aidata?',
    },
  },
];

const handover: Readonly<Record<Language, string>> = {
  en: 'Thank you, I have passed that on. A colleague will answer you here.',
  de: 'Danke, ich habe das weitergegeben. Eine Kollegin oder ein Kollege antwortet dir hier.',
  fi: 'Kiitos, välitin asian eteenpäin. Kollega vastaa sinulle täällä.',
  et: 'Aitäh, andsin selle edasi. Kolleeg vastab sulle siin.',
};

/** What the agent says to a message, in the visitor's language. */
export const answerTo = (text: string, language: Language): string =>
  (topics.find(({ words }) => words.test(text))?.answer ?? handover)[language];
