import type { Texts } from './en.ts';

export const fr: Texts = {
  actions: {
    deposit: 'Déposer',
    playNow: 'Jouer',
    readMore: 'En savoir plus',
    visit: (site) => `Voir le site ${site}`,
  },
  freeSpins: (count) => `${count}\u00a0tours gratuits`,
  menu: {
    lobby: 'Lobby',
    slots: 'Machines à sous',
    'live-casino': 'Casino en direct',
    'table-games': 'Jeux de table',
    jackpots: 'Jackpots',
    categories: 'Catégories',
    studios: 'Studios',
    jackpot: 'Notre jackpot',
    raffle: 'Tirage au sort',
    promotions: 'Promotions',
    christmas: 'Calendrier de Noël',
  },
  lists: {
    'hot-games': 'Populaires',
    new: 'Nouveautés',
    slots: 'Machines à sous',
    'live-casino': 'Casino en direct',
    jackpots: 'Jackpots',
    megaways: 'Megaways',
    bonus: 'Jeux bonus',
    'table-games': 'Jeux de table',
    roulette: 'Roulette',
    blackjack: 'Blackjack',
  },
  categories: {
    'classic-fruits': 'Fruits classiques',
    'myths-and-legends': 'Mythes et légendes',
    'game-shows': 'Jeux télévisés',
    'quick-games': 'Jeux rapides',
    'high-volatility': 'Volatilité élevée',
    cards: 'Jeux de cartes',
  },
  lobby: {
    welcome: { title: 'Votre soirée commence ici', subtitle: 'Trois cents jeux, un seul solde, aucune attente.' },
    welcomes: {
      frenwall: {
        title: 'Votre jeu, en plein jour',
        subtitle: 'Trois cents jeux, le sport juste à côté, tout en pleine lumière.',
      },
      herion: { title: 'Laissez la soirée se poser', subtitle: 'Trois cents jeux, un seul solde, à votre rythme.' },
      fortuneforge: { title: 'Forgé pour ce soir', subtitle: 'Trois cents jeux, tout droit sortis du feu.' },
      elmst: { title: 'Un départ limpide', subtitle: 'Trois cents jeux, un seul solde, rien de superflu.' },
      elvel: {
        title: 'Le rideau se lève',
        subtitle: 'Tables en direct, nouveaux shows et trois cents jeux, chaque soir.',
      },
    },
    jackpot: { title: 'Une mise, quatre jackpots' },
    gameOfTheWeek: { title: 'Jeu de la semaine' },
    reload: {
      title: 'Bonus du week-end',
      text: '<p>Déposez du vendredi au dimanche et recevez <strong>la moitié en plus</strong> en argent bonus.</p>',
      terms:
        '<p>L’argent bonus doit être misé dix fois avant de pouvoir être retiré. Une fois par joueur et par week-end.</p>',
    },
    raffle: { title: 'Chaque euro est un billet' },
    responsible: { title: 'Jouez dans vos limites', subtitle: 'Une aide gratuite et confidentielle, à toute heure.' },
  },
  promotions: {
    categories: { bonus: 'Bonus', live: 'Casino en direct', loyal: 'Récompenses' },
    welcome: {
      title: 'Bonus de bienvenue',
      text: '<p>Votre premier dépôt est doublé.</p><ul><li>Pour les nouveaux joueurs</li><li>À miser dix fois</li></ul>',
      terms: '<p>L’argent bonus doit être misé dix fois avant de pouvoir être retiré. Une fois par joueur.</p>',
    },
    shows: {
      title: 'Place au spectacle',
      text: '<p>Une partie bonus tous les quarts d’heure, un nouvel animateur chaque soir.</p>',
    },
    cashback: {
      title: 'Cashback chaque lundi',
      text: '<p>Un dixième de ce qu’une semaine vous a coûté vous revient, en argent réel.</p>',
      terms:
        '<p>Les semaines commencent le lundi (UTC). Jusqu’à 100 EUR par semaine, sur les seules pertes en argent réel. À réclamer parmi vos récompenses.</p>',
    },
    points: {
      title: 'Un point par euro',
      text: '<p>Chaque euro entier que vous misez donne un point, et les points s’échangent contre des récompenses.</p>',
      terms: '<p>Pour les mises en argent réel. Les points ne sont pas de l’argent et ne peuvent pas être retirés.</p>',
    },
  },
  sports: { tonight: 'Ce soir' },
  moreCasinos: {
    title: 'Une seule famille',
    text: '<p>Nous exploitons six lobbys, chacun avec son caractère. Votre compte appartient à celui-ci.</p>',
    tournaments: 'Des tournois à toute heure.',
    liveTables: 'Des tables en direct, et rien d’autre.',
  },
  newTerms: {
    title: 'Nos conditions ont changé',
    text: '<p>À partir du 1er décembre, les retraits sont versés en un jour au plus. Veuillez lire et accepter les nouvelles conditions.</p>',
  },
  maintenance: 'Les paiements sont interrompus ce soir pour maintenance.',
  jackpot: {
    titleRows: { first: 'Une mise,', second: 'quatre jackpots' },
    howItWorks:
      'Choisissez votre contribution, jouez à n’importe quel jeu en argent réel, et chaque partie peut remporter l’une des cagnottes. Plus la contribution est élevée, plus les chances sont grandes.',
    costAsShare:
      'À chaque partie, 1, 2 ou 5 % de l’argent réel que vous misez vont aux cagnottes, en plus de la mise. Les fractions de centime s’additionnent jusqu’à former un centime entier.',
    costAsAmount:
      'Chaque partie que vous commencez en argent réel coûte 0,10, 0,20 ou 0,50 euro en plus de la mise, montant converti dans votre devise.',
    switchOff:
      'Désactivez le jackpot ici ou dans un jeu quand vous le souhaitez : dès la partie suivante, il ne coûte plus rien.',
    terms: [
      'Pour une contribution de 1,00 euro, en moyenne une partie sur 1 000 000 remporte EPIC, une sur 40 000 SUPER, une sur 4 000 MINI et une sur 10 000 SHARED. Pour une contribution plus petite, les chances sont réduites en proportion.',
      'Après un gain, les cagnottes repartent de 250 000, 5 000, 200 et 1 000 euros. Les gains sont crédités immédiatement dans la devise de votre solde, arrondis vers le bas à sa plus petite unité.',
      'Lorsque la communauté participe, elle reçoit 10 % de la cagnotte remportée, à parts égales entre les autres personnes qui ont contribué au cours de la dernière heure.',
      'L’argent bonus ne contribue pas et ne gagne pas. Une partie dont votre argent réel ne couvre pas la contribution, ou qui dépasserait l’une de vos limites de pertes, se poursuit sans contribution et sans chance de gain. Les contributions ne sont pas remboursées.',
    ],
  },
  raffle: {
    text: [
      'Trois tirages sont toujours en cours : un par heure, un par jour et un par semaine. Jouez à n’importe quel jeu : chaque euro que vous misez est un billet pour les trois.',
      'La participation ne coûte rien en plus de vos mises, et un seul billet peut suffire pour gagner.',
    ],
    terms: [
      'Vous recevez un billet par tranche de 1,00 euro misée, ou l’équivalent dans votre devise ; le reste compte pour votre prochain billet du même tirage. Les démos n’en donnent pas.',
      'Les billets comptent pour le tirage pendant lequel ils ont été obtenus ; le tirage suivant commence sans billets. Les heures, les jours et les semaines sont ceux de l’UTC, la semaine commence le lundi.',
      'Un billet est tiré au hasard parmi ceux de tous les joueurs. Le lot est crédité immédiatement dans la devise de votre solde, arrondi vers le bas à sa plus petite unité. Les joueurs qui n’ont pas le droit de jouer au moment du tirage n’y participent pas.',
    ],
  },
  loyalty: {
    description: 'Jouez en argent réel, progressez à travers cinq rangs et profitez de leurs avantages.',
    ranks: {
      copper: { title: 'Cuivre', subtitle: 'À partir de 0 point' },
      silver: { title: 'Argent', subtitle: 'À partir de 100 points' },
      gold: { title: 'Or', subtitle: 'À partir de 500 points' },
      emerald: { title: 'Émeraude', subtitle: 'À partir de 2 000 points' },
      diamond: { title: 'Diamant', subtitle: 'À partir de 10 000 points' },
    },
    benefitsTitle: 'Vos avantages',
    benefits: {
      missions: 'Des missions pour chaque jour et chaque semaine',
      tournaments: 'Des tournois dotés de lots',
      shopPoints: (count) => `${count}\u00a0points pour la boutique`,
      gift: (euros) => `Un cadeau de ${euros}\u00a0euros, dans votre devise, à jouer ou à retirer`,
      permanence: 'À vous définitivement : un rang ne se perd jamais',
    },
    steps: {
      join: {
        title: 'Participer',
        subtitle: 'Un seul clic',
        description: 'La participation est gratuite, et vous pouvez quitter le programme quand vous le souhaitez.',
      },
      play: {
        title: 'Jouer',
        subtitle: 'N’importe quel jeu',
        description: 'Chaque euro entier d’argent réel que vous misez donne un point.',
      },
      rise: {
        title: 'Progresser',
        subtitle: 'Cinq rangs',
        description: 'Chaque nouveau rang apporte un lot, qui vous attend parmi vos récompenses.',
      },
    },
    rewards: {
      freeSpins: { title: 'Tours gratuits', description: 'Grâce aux missions, aux tournois et au rang Or' },
      missions: { title: 'Missions', description: 'De nouvelles chaque jour et chaque semaine' },
      money: { title: 'Argent réel', description: 'Des cadeaux sans conditions de mise' },
      points: { title: 'Points boutique', description: 'Pour ce qui vous plaît dans la boutique' },
    },
    terms: [
      'Vous participez du moment où vous rejoignez le programme jusqu’à celui où vous le quittez. Les parties qui se terminent entre-temps comptent ; ce que vous avez atteint reste à vous après votre départ.',
      'Chaque tranche de 1,00 euro d’argent réel misée, ou l’équivalent dans votre devise, donne un point ; le reste compte pour le suivant. L’argent bonus, les tours gratuits et les démos ne comptent pas.',
      'Les jours et les semaines des missions sont ceux de l’UTC, la semaine commence le lundi. Le lot d’une mission accomplie peut être réclamé jusqu’à une semaine après la fin de son jour ou de sa semaine.',
      'Dans un tournoi compte la meilleure partie, avec une mise d’au moins 0,10 euro, que vous commencez après votre inscription au tournoi : son gain divisé par sa mise. En cas d’égalité, la plus ancienne passe devant. Les joueurs qui n’ont pas le droit de jouer à la fin du tournoi ne reçoivent aucun lot.',
      'Les lots autres que les points boutique attendent 30 jours parmi vos récompenses. Le programme de fidélité n’est pas destiné aux joueurs en auto-exclusion ou dont le compte est clôturé.',
    ],
  },
  tournaments: { daily: 'Sprint du jour', weekly: 'Coupe de la semaine' },
  shop: {
    inGame: (game) => `Dans ${game}`,
    bonusMoney: { title: 'Argent bonus', description: (times) => `À miser ${times}\u00a0fois` },
    cash: 'Argent réel',
    moreCash: 'Plus d’argent réel',
    noWagering: 'Sans conditions de mise',
  },
  sourceOfWealth: {
    payslips: { title: 'Bulletins de paie', tooltip: 'Des trois derniers mois' },
    employmentContract: 'Contrat de travail',
    bankStatement: { title: 'Relevé bancaire', tooltip: 'Avec votre nom et les versements de votre employeur' },
    dividendStatement: 'Relevé de dividendes',
    taxReturn: { title: 'Déclaration de revenus', tooltip: 'De l’année dernière' },
    will: 'Testament ou acte de notoriété',
    notaryLetter: 'Lettre d’un notaire',
    contractOfSale: 'Contrat de vente',
    companyRegister: 'Extrait du registre des entreprises',
    landRegister: 'Extrait du registre foncier',
    other: { title: 'Autre justificatif', tooltip: 'Un document qui indique le montant et sa provenance' },
  },
};
