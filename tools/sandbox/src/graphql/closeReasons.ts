import { languageOf } from '../partners/language.ts';
import type { Language } from '../store/base/wording.ts';
import type { Context } from './context.ts';

const ids = ['no-time', 'not-satisfied', 'privacy', 'gambling-problem'] as const;

/** Why players close their accounts. */
export const closeReasons = ids.map((id) => ({ id, reopenAllowed: id !== 'gambling-problem' }));

const labels: Readonly<Record<Language, Readonly<Record<(typeof ids)[number], string>>>> = {
  en: {
    'no-time': 'I no longer play',
    'not-satisfied': 'I am not satisfied',
    privacy: 'I do not want my data to be used',
    'gambling-problem': 'I play more than is good for me',
  },
  de: {
    'no-time': 'Ich spiele nicht mehr',
    'not-satisfied': 'Ich bin nicht zufrieden',
    privacy: 'Ich möchte nicht, dass meine Daten genutzt werden',
    'gambling-problem': 'Ich spiele mehr, als mir guttut',
  },
  fi: {
    'no-time': 'En enää pelaa',
    'not-satisfied': 'En ole tyytyväinen',
    privacy: 'En halua, että tietojani käytetään',
    'gambling-problem': 'Pelaan enemmän kuin minulle on hyväksi',
  },
  et: {
    'no-time': 'Ma ei mängi enam',
    'not-satisfied': 'Ma ei ole rahul',
    privacy: 'Ma ei soovi, et minu andmeid kasutatakse',
    'gambling-problem': 'Ma mängin rohkem, kui mulle hea on',
  },
  no: {
    'no-time': 'Jeg spiller ikke lenger',
    'not-satisfied': 'Jeg er ikke fornøyd',
    privacy: 'Jeg vil ikke at opplysningene mine skal brukes',
    'gambling-problem': 'Jeg spiller mer enn jeg har godt av',
  },
  fr: {
    'no-time': 'Je ne joue plus',
    'not-satisfied': 'Le service ne me convient pas',
    privacy: 'Je ne veux pas que mes données soient utilisées',
    'gambling-problem': 'Je joue plus qu’il n’est bon pour moi',
  },
  it: {
    'no-time': 'Non gioco più',
    'not-satisfied': 'Il servizio non mi soddisfa',
    privacy: 'Non voglio che i miei dati vengano usati',
    'gambling-problem': 'Gioco più di quanto mi faccia bene',
  },
  ja: {
    'no-time': 'もうプレイしない',
    'not-satisfied': 'サービスに満足していない',
    privacy: '自分のデータを利用されたくない',
    'gambling-problem': 'プレイしすぎていると感じる',
  },
};

export const accountCloseReasons = (_parent: unknown, _args: unknown, { locale }: Context) =>
  closeReasons.map(({ id, reopenAllowed }) => ({ id, label: labels[languageOf(locale)][id], reopenAllowed }));
