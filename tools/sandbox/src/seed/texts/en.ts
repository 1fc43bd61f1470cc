/** The content in English, which defines the shape of every language's. HTML has tags; a list of texts is one of paragraphs. */
export const en = {
  actions: {
    deposit: 'Deposit',
    playNow: 'Play now',
    readMore: 'Read more',
    visit: (site: string) => `Visit ${site}`,
  },
  freeSpins: (count: number) => `${count} free spins`,
  menu: {
    lobby: 'Lobby',
    slots: 'Slots',
    'live-casino': 'Live casino',
    'table-games': 'Table games',
    jackpots: 'Jackpots',
    categories: 'Categories',
    studios: 'Studios',
    jackpot: 'Our jackpot',
    raffle: 'Raffle',
    promotions: 'Promotions',
    christmas: 'Christmas calendar',
  },
  lists: {
    'hot-games': 'Hot games',
    new: 'New',
    slots: 'Slots',
    'live-casino': 'Live casino',
    jackpots: 'Jackpots',
    megaways: 'Megaways',
    bonus: 'Bonus games',
    'table-games': 'Table games',
    roulette: 'Roulette',
    blackjack: 'Blackjack',
  },
  categories: {
    'classic-fruits': 'Classic fruits',
    'myths-and-legends': 'Myths and legends',
    'game-shows': 'Game shows',
    'quick-games': 'Quick games',
    'high-volatility': 'High volatility',
    cards: 'Card tables',
  },
  /** What a game is like, by its kind. */
  games: {
    slot: 'Five reels, twenty lines and a round of free spins when three lanterns meet.',
    megaways: 'Six reels that change their height with every spin: up to 117,649 ways to win.',
    jackpot: 'Every spin feeds the jackpot, and every spin can win it.',
    fruit: 'Three reels as they used to be, with sevens, bells and a double-up.',
    myth: 'An old tale on five reels, with growing symbols and a guardian who pays twice.',
    crash: 'The line climbs and the multiplier with it: leave before it falls.',
    wheel: 'One wheel, four bonus rounds: choose a segment and watch it turn.',
    roulette: 'One zero, quick bets on the table and on neighbours.',
    blackjack: 'Dealer stands on all seventeens; double on any two cards.',
    baccarat: 'Player, banker or tie: the closest to nine wins.',
    poker: 'Against the house: an ante, a call and a paytable for strong hands.',
    live: 'A host, a stage and a bonus round in every quarter of an hour.',
  },
  lobby: {
    welcome: { title: 'Your evening starts here', subtitle: 'Three hundred games, one balance, no waiting.' },
    /** In place of it, by brand. */
    welcomes: {
      frenwall: {
        title: 'Your game, in broad daylight',
        subtitle: 'Three hundred games, sports next door, everything in plain sight.',
      },
      herion: { title: 'Let the evening settle', subtitle: 'Three hundred games, one balance, at your own pace.' },
      fortuneforge: { title: 'Forged for tonight', subtitle: 'Three hundred games, straight from the fire.' },
      elmst: { title: 'A clear start', subtitle: 'Three hundred games, one balance, nothing in the way.' },
      elvel: { title: 'The curtain rises', subtitle: 'Live tables, new shows and three hundred games, every night.' },
    },
    jackpot: { title: 'One bet, four jackpots' },
    gameOfTheWeek: { title: 'Game of the week' },
    reload: {
      title: 'Weekend reload',
      text: '<p>Deposit between Friday and Sunday and get <strong>half of it on top</strong> as bonus money.</p>',
      terms: '<p>Bonus money is staked ten times before it can be withdrawn. Once per player and weekend.</p>',
    },
    raffle: { title: 'Every euro a ticket' },
    responsible: { title: 'Play within your limits', subtitle: 'Free and confidential help, at any hour.' },
  },
  promotions: {
    categories: { bonus: 'Bonuses', live: 'Live casino', loyal: 'Rewards' },
    welcome: {
      title: 'Welcome bonus',
      text: '<p>Your first deposit is doubled.</p><ul><li>For new players</li><li>Staked ten times</li></ul>',
      terms: '<p>Bonus money is staked ten times before it can be withdrawn. Once per player.</p>',
    },
    shows: {
      title: 'Show time',
      text: '<p>Every quarter of an hour a bonus round, every evening a new host.</p>',
    },
    cashback: {
      title: 'Cashback each Monday',
      text: '<p>A tenth of what a week has cost you comes back, as real money.</p>',
      terms:
        '<p>Weeks begin on Monday (UTC). Up to 100 EUR a week, of losses of real money alone. To be claimed among your rewards.</p>',
    },
    points: {
      title: 'A point for each euro',
      text: '<p>Each whole euro that you stake is a point, and points buy rewards.</p>',
      terms: '<p>Of stakes of real money. Points are no money and cannot be paid out.</p>',
    },
  },
  sports: { tonight: 'Tonight' },
  moreCasinos: {
    title: 'One family',
    text: '<p>We run six lobbies, each with a character of its own. Your account belongs to this one.</p>',
    tournaments: 'Tournaments at every hour.',
    liveTables: 'Live tables, and nothing else.',
  },
  newTerms: {
    title: 'Our terms have changed',
    text: '<p>From the first of December withdrawals are paid within a day. Please read and accept the new terms.</p>',
  },
  maintenance: 'Payments pause for maintenance tonight.',
  jackpot: {
    titleRows: { first: 'One bet,', second: 'four jackpots' },
    howItWorks:
      'Choose your contribution, play any game with real money, and each round can win one of the pots. The higher the contribution, the higher the chance.',
    costAsShare:
      'Per round, 1, 2 or 5 % of the real money that you stake goes to the pots, on top of the stake. Fractions of a cent add up until they are a whole one.',
    costAsAmount:
      'Each round that you start with real money costs 0.10, 0.20 or 0.50 euros on top of the stake, converted to your currency.',
    switchOff: 'Switch the jackpot off here or in a game whenever you like: from the next round on it costs nothing.',
    terms: [
      'For a contribution of 1.00 euro, one round in 1,000,000 wins EPIC on average, one in 40,000 SUPER, one in 4,000 MINI and one in 10,000 SHARED. Smaller contributions have a chance that is smaller in proportion.',
      'After a win the pots start again with 250,000, 5,000, 200 and 1,000 euros. Wins are credited at once in the currency of your wallet, rounded down to its smallest unit.',
      'Where the community takes part, it gets 10 % of a pot that is won, in equal parts for the others who have contributed within the last hour.',
      'Bonus money neither contributes nor wins. A round whose contribution your real money does not cover, or that would exceed a loss limit of yours, goes on without contribution and chance. Contributions are not paid back.',
    ],
  },
  raffle: {
    text: [
      'Three draws run all the time: one each hour, one each day and one each week. Play any game, and every euro that you stake is a ticket for all three.',
      'Taking part costs nothing beyond your stakes, and you can win with a single ticket.',
    ],
    terms: [
      'You get one ticket for each 1.00 euro staked, or its worth in your currency; what is left over counts towards your next ticket of the same draw. Demo play earns none.',
      'Tickets count for the draw in which they were earned; the next draw begins without tickets. Hours, days and weeks are those of UTC, weeks begin on Monday.',
      'One ticket of all players is drawn at random. The prize is credited at once in the currency of your wallet, rounded down to its smallest unit. Players who may not play at the time of the draw do not take part.',
    ],
  },
  loyalty: {
    description: 'Play with real money, rise through five ranks and collect what they bring.',
    ranks: {
      copper: { title: 'Copper', subtitle: 'From 0 points' },
      silver: { title: 'Silver', subtitle: 'From 100 points' },
      gold: { title: 'Gold', subtitle: 'From 500 points' },
      emerald: { title: 'Emerald', subtitle: 'From 2,000 points' },
      diamond: { title: 'Diamond', subtitle: 'From 10,000 points' },
    },
    benefitsTitle: 'What you get',
    benefits: {
      missions: 'Missions for each day and each week',
      tournaments: 'Tournaments with prizes',
      shopPoints: (count: number) => `${count} points for the rewards shop`,
      gift: (euros: number) => `A gift of ${euros} euros, in your currency, to play with or to withdraw`,
      permanence: 'Yours for good: a rank is never lost',
    },
    steps: {
      join: {
        title: 'Join',
        subtitle: 'One click',
        description: 'Taking part is free, and you can leave whenever you like.',
      },
      play: {
        title: 'Play',
        subtitle: 'Any game',
        description: 'Each whole euro of real money that you stake is a point.',
      },
      rise: {
        title: 'Rise',
        subtitle: 'Five ranks',
        description: 'Each new rank brings a prize, which waits for you among your rewards.',
      },
    },
    rewards: {
      freeSpins: { title: 'Free spins', description: 'From missions, tournaments and the Gold rank' },
      missions: { title: 'Missions', description: 'New ones each day and each week' },
      money: { title: 'Money', description: 'Gifts without any wagering' },
      points: { title: 'Shop points', description: 'For what you like in the rewards shop' },
    },
    terms: [
      'You take part from the moment you join until you leave. Rounds that end meanwhile count; what you have reached stays yours after you have left.',
      'Each 1.00 euro of real money staked, or its worth in your currency, is a point; what is left over counts towards the next one. Bonus money, free spins and demo play count for nothing.',
      'Days and weeks of missions are those of UTC, weeks begin on Monday. The prize of a completed mission can be claimed until a week after its day or week has ended.',
      'In a tournament counts the best single round with a stake of at least 0.10 euros that you begin after joining: its win divided by its stake. If two are equal, the earlier one is ahead. Players who may not play when it ends get no prize.',
      'Prizes other than shop points wait among your rewards for 30 days. The loyalty programme is not for players who are self-excluded or whose account is closed.',
    ],
  },
  tournaments: { daily: 'Daily sprint', weekly: 'Weekly cup' },
  /** Names of rewards and bonuses; at the end why one was given, and where one leads. */
  rewards: {
    cashGift: 'Cash gift',
    smallGift: 'Small gift',
    welcomeGift: 'Welcome gift',
    depositGift: 'Deposit gift',
    firstDepositGift: 'First deposit gift',
    christmasGift: 'Christmas gift',
    loyaltyGift: 'Loyalty gift',
    fromTomorrow: 'From tomorrow',
    lookAround: 'Look around',
    weekendCashback: 'Weekend cashback',
    reloadBonus: 'Reload bonus',
    depositBonus: 'Deposit bonus',
    thanks: 'Thank you for playing',
    toShop: 'To the rewards shop',
  },
  shop: {
    inGame: (game: string) => `In ${game}`,
    bonusMoney: { title: 'Bonus money', description: (times: number) => `To be wagered ${times} times` },
    cash: 'Cash',
    moreCash: 'More cash',
    noWagering: 'Without any wagering',
  },
  sourceOfWealth: {
    payslips: { title: 'Payslips', tooltip: 'Of the last three months' },
    employmentContract: 'Employment contract',
    bankStatement: { title: 'Bank statement', tooltip: 'With your name and the payments of your employer' },
    dividendStatement: 'Dividend statement',
    taxReturn: { title: 'Tax return', tooltip: 'Of the last year' },
    will: 'Will or grant of probate',
    notaryLetter: 'Letter of a notary',
    contractOfSale: 'Contract of sale',
    companyRegister: 'Extract from the register of companies',
    landRegister: 'Extract from the land register',
    other: { title: 'Another proof', tooltip: 'A document that shows the amount and where it comes from' },
  },
};

/** A key that a language lacks, or has beyond these, does not compile. */
export type Texts = typeof en;
