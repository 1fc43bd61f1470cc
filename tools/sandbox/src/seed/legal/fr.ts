import type { LegalTexts } from './shape.ts';

export const fr: LegalTexts = (name) => ({
  'terms-and-conditions': {
    title: 'Conditions générales',
    sections: [
      [
        '1. Qui peut jouer',
        `Vous pouvez détenir un seul compte joueur chez ${name}, à votre propre nom, si vous avez l’âge légal requis là où vous habitez et si le jeu y est autorisé.`,
        'Nous vérifions votre identité avant le premier retrait, et plus tôt lorsque la loi l’exige.',
      ],
      [
        '2. Votre argent',
        'Votre solde est conservé séparément de nos propres fonds. Vous pouvez jouer immédiatement avec un dépôt ; un retrait retourne, lorsque c’est possible, sur le moyen de paiement du dépôt.',
        'L’argent lié à un bonus est soumis à ses propres conditions, qui sont affichées avec le bonus.',
      ],
      [
        '3. Jeux',
        'Chaque partie est décidée sur le serveur du jeu. Si la connexion est interrompue, une partie en cours est conservée et se poursuit à votre retour.',
        'Un dysfonctionnement annule la partie : les mises sont remboursées.',
      ],
      [
        '4. Limites et pauses',
        'Vous pouvez à tout moment fixer des limites, faire une pause ou vous auto-exclure. Une limite baissée s’applique immédiatement ; une limite augmentée ne s’applique qu’après un délai.',
      ],
      [
        '5. Clôture du compte',
        'Vous pouvez clôturer le compte quand vous le souhaitez ; le solde vous est versé. Nous clôturons les comptes qui enfreignent ces conditions et en indiquons la raison.',
      ],
      [
        '6. Réclamations',
        'Écrivez d’abord à notre assistance. Si nous ne trouvons pas d’accord, un organisme indépendant tranche.',
      ],
    ],
  },
  'privacy-policy': {
    title: 'Politique de confidentialité',
    sections: [
      [
        'Ce que nous conservons',
        `${name} conserve ce que vous indiquez à l’inscription, vos paiements, vos parties et la façon dont vous utilisez le lobby, aussi longtemps que la loi l’exige.`,
      ],
      [
        'Pourquoi nous le conservons',
        'Pour gérer votre compte, pour prévenir la fraude et le blanchiment d’argent, et pour repérer quand le jeu devient nuisible.',
      ],
      [
        'À qui nous le transmettons',
        'Aux prestataires de paiement, aux studios de jeux et aux autorités, à chacun uniquement ce dont il a besoin.',
      ],
      [
        'Cookies',
        'Les cookies nécessaires maintiennent votre session ouverte. Les autres ne sont placés que si vous les autorisez, et vous pouvez changer d’avis en bas de page.',
      ],
      [
        'Vos droits',
        'Vous pouvez consulter, rectifier et emporter vos données et, lorsque la loi le permet, les faire effacer.',
      ],
    ],
  },
  'bonus-terms-and-conditions': {
    title: 'Conditions des bonus',
    sections: [
      [
        'Mise',
        `Chez ${name}, un bonus doit être misé autant de fois que l’indiquent ses conditions avant de devenir de l’argent réel.`,
      ],
      [
        'Ordre',
        'L’argent réel est misé en premier, l’argent bonus ensuite. Les jeux à jackpot et les jeux en direct n’acceptent que l’argent réel.',
      ],
      ['Délai', 'Un bonus qui n’est pas misé à temps expire, avec ce qu’il a permis de gagner.'],
    ],
  },
  'jackpot-terms': {
    title: 'Conditions du jackpot',
    sections: [
      [
        'Participation',
        `Chez ${name}, les joueurs choisissent une contribution qui s’ajoute à chaque partie qu’ils commencent en argent réel. Son coût est affiché là où elle se choisit, et elle est débitée du solde en même temps que la partie.`,
        'Elle peut être désactivée à tout moment, sur la page du jackpot et dans chaque jeu. Dès la partie suivante, plus aucune contribution n’est versée.',
      ],
      [
        'Gains',
        'Chaque partie avec contribution a une chance de remporter une cagnotte, et cette chance augmente avec la contribution ; les chances sont affichées à côté des cagnottes. Le montant est crédité immédiatement.',
      ],
      [
        'Limites',
        'Les contributions comptent dans les limites de pertes et n’en dépassent jamais aucune. Une partie dont la contribution n’est pas couverte se poursuit sans contribution et sans chance de gain.',
      ],
    ],
  },
});
