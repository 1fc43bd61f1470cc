import type { LoginTexts } from './en.ts';

export const fr: LoginTexts = {
  title: 'Identifiez-vous',
  asks: '{brand} souhaite savoir qui vous êtes.',
  personalNumber: 'Numéro d’identification',
  hint: '4 à 20 lettres, chiffres, + ou -',
  invalid: 'Saisissez un numéro d’identification, par exemple 38001085718.',
  deposit: 'Dépôt',
  about: 'Démo du service : choisissez l’issue.',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  fail: 'Une erreur survient',
  wait: 'Aucune réponse',
  waiting: 'Nous attendons une réponse',
  waitingText: 'Cela prend plus de temps que d’habitude. Vous pouvez revenir à la page d’où vous venez.',
  over: 'Cette tentative de connexion a expiré',
  overText: 'Retournez au lobby et recommencez.',
};
