import { languageOf, type Language } from '../partners/language.ts';
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
};

export const accountCloseReasons = (_parent: unknown, _args: unknown, { locale }: Context) =>
  closeReasons.map(({ id, reopenAllowed }) => ({ id, label: labels[languageOf(locale)][id], reopenAllowed }));
