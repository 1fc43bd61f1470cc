import { localized, type Language, type LocalizedText } from '../base/wording.ts';

interface RewardTexts {
  cashback: string;
  calendar: string;
  mission: string;
  tournament: string;
  level: (level: number) => string;
}

/** Of the rewards that the platform gives by itself: what cashback is called, and why a prize was given. */
const rewardTexts: Readonly<Record<Language, RewardTexts>> = {
  en: {
    cashback: 'Weekly cashback',
    calendar: 'Christmas calendar',
    mission: 'Mission',
    tournament: 'Tournament',
    level: (level) => `Level ${level}`,
  },
  de: {
    cashback: 'Cashback der Woche',
    calendar: 'Adventskalender',
    mission: 'Mission',
    tournament: 'Turnier',
    level: (level) => `Level ${level}`,
  },
  et: {
    cashback: 'Nädala cashback',
    calendar: 'Jõulukalender',
    mission: 'Ülesanne',
    tournament: 'Turniir',
    level: (level) => `Tase ${level}`,
  },
  fi: {
    cashback: 'Viikon cashback',
    calendar: 'Joulukalenteri',
    mission: 'Tehtävä',
    tournament: 'Turnaus',
    level: (level) => `Taso ${level}`,
  },
  fr: {
    cashback: 'Cashback de la semaine',
    calendar: 'Calendrier de Noël',
    mission: 'Mission',
    tournament: 'Tournoi',
    level: (level) => `Niveau ${level}`,
  },
  it: {
    cashback: 'Cashback settimanale',
    calendar: 'Calendario dell’Avvento',
    mission: 'Missione',
    tournament: 'Torneo',
    level: (level) => `Livello ${level}`,
  },
  ja: {
    cashback: '週間キャッシュバック',
    calendar: 'クリスマスカレンダー',
    mission: 'ミッション',
    tournament: 'トーナメント',
    level: (level) => `レベル${level}`,
  },
  no: {
    cashback: 'Ukens cashback',
    calendar: 'Julekalender',
    mission: 'Oppdrag',
    tournament: 'Turnering',
    level: (level) => `Nivå ${level}`,
  },
};

export const rewardText = (select: (texts: RewardTexts) => string): LocalizedText => localized(rewardTexts, select);
