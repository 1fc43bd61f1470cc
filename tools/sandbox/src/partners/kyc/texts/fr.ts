import type { KycTexts } from './en.ts';

export const fr: KycTexts = {
  title: 'Vérification d’identité',
  missing: 'Reste à confirmer : {list}',
  Identity: 'identité',
  Address: 'adresse',
  about: 'Démo du prestataire : choisissez l’issue de la vérification.',
  approved: 'Approuver',
  retry: 'Demander de meilleures images',
  rejected: 'Refuser définitivement',
  approved_result: 'Votre identité est confirmée. Merci.',
  retry_result: 'Les images sont illisibles. Veuillez réessayer.',
  rejected_result: 'La vérification a définitivement échoué. Veuillez contacter l’assistance.',
  waiting: 'Un instant…',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  again: 'Réessayer',
};
