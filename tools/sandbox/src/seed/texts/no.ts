import type { Texts } from './en.ts';

export const no: Texts = {
  actions: {
    deposit: 'Sett inn',
    playNow: 'Spill nå',
    readMore: 'Les mer',
    visit: (site) => `Besøk ${site}`,
  },
  freeSpins: (count) => `${count}\u00a0gratisspinn`,
  menu: {
    lobby: 'Lobby',
    slots: 'Automater',
    'live-casino': 'Live casino',
    'table-games': 'Bordspill',
    jackpots: 'Jackpoter',
    categories: 'Kategorier',
    studios: 'Studioer',
    jackpot: 'Vår jackpot',
    raffle: 'Loddtrekning',
    promotions: 'Kampanjer',
    christmas: 'Julekalender',
  },
  lists: {
    'hot-games': 'Populært',
    new: 'Nytt',
    slots: 'Automater',
    'live-casino': 'Live casino',
    jackpots: 'Jackpoter',
    megaways: 'Megaways',
    bonus: 'Bonusspill',
    'table-games': 'Bordspill',
    roulette: 'Rulett',
    blackjack: 'Blackjack',
  },
  categories: {
    'classic-fruits': 'Klassiske fruktspill',
    'myths-and-legends': 'Myter og legender',
    'game-shows': 'Spillshow',
    'quick-games': 'Raske spill',
    'high-volatility': 'Høy volatilitet',
    cards: 'Kortspill',
  },
  lobby: {
    welcome: { title: 'Kvelden din starter her', subtitle: 'Tre hundre spill, én saldo, ingen venting.' },
    welcomes: {
      frenwall: {
        title: 'Spillet ditt, i fullt dagslys',
        subtitle: 'Tre hundre spill, sporten ved siden av, alt helt synlig.',
      },
      herion: { title: 'La kvelden falle til ro', subtitle: 'Tre hundre spill, én saldo, i ditt eget tempo.' },
      fortuneforge: { title: 'Smidd for i kveld', subtitle: 'Tre hundre spill, rett fra essen.' },
      elmst: { title: 'En klar start', subtitle: 'Tre hundre spill, én saldo, ingenting i veien.' },
      elvel: { title: 'Teppet går opp', subtitle: 'Livebord, nye show og tre hundre spill, hver kveld.' },
    },
    jackpot: { title: 'Én innsats, fire jackpoter' },
    gameOfTheWeek: { title: 'Ukens spill' },
    reload: {
      title: 'Helgebonus',
      text: '<p>Sett inn penger fra fredag til søndag, og få <strong>halvparten i tillegg</strong> som bonuspenger.</p>',
      terms: '<p>Bonuspenger må omsettes ti ganger før de kan tas ut. Én gang per spiller og helg.</p>',
    },
    raffle: { title: 'Hver euro gir ett lodd' },
    responsible: { title: 'Spill innenfor grensene dine', subtitle: 'Gratis og fortrolig hjelp, hele døgnet.' },
  },
  promotions: {
    categories: { bonus: 'Bonuser', live: 'Live casino', loyal: 'Belønninger' },
    welcome: {
      title: 'Velkomstbonus',
      text: '<p>Det første innskuddet ditt dobles.</p><ul><li>For nye spillere</li><li>Må omsettes ti ganger</li></ul>',
      terms: '<p>Bonuspenger må omsettes ti ganger før de kan tas ut. Én gang per spiller.</p>',
    },
    shows: {
      title: 'Showtid',
      text: '<p>En bonusrunde hvert kvarter, en ny programleder hver kveld.</p>',
    },
    cashback: {
      title: 'Cashback hver mandag',
      text: '<p>En tidel av det en uke har kostet deg, får du tilbake som ekte penger.</p>',
      terms:
        '<p>Uken går fra mandag til søndag (UTC). Inntil 100 EUR i uken, bare for tap av ekte penger. Du henter cashbacken blant belønningene dine.</p>',
    },
    points: {
      title: 'Ett poeng for hver euro',
      text: '<p>Hver hele euro du satser, gir ett poeng, og poeng kan byttes mot belønninger.</p>',
      terms: '<p>For innsatser med ekte penger. Poeng er ikke penger og kan ikke tas ut.</p>',
    },
  },
  sports: { tonight: 'I kveld' },
  moreCasinos: {
    title: 'Én familie',
    text: '<p>Vi driver seks lobbyer, hver med sitt eget preg. Kontoen din hører til denne.</p>',
    tournaments: 'Turneringer hver time.',
    liveTables: 'Livebord, og ingenting annet.',
  },
  newTerms: {
    title: 'Vilkårene våre er endret',
    text: '<p>Fra 1. desember utbetales uttak innen ett døgn. Les og godta de nye vilkårene.</p>',
  },
  maintenance: 'I natt stanses betalinger midlertidig på grunn av vedlikehold.',
  jackpot: {
    titleRows: { first: 'Én innsats,', second: 'fire jackpoter' },
    howItWorks:
      'Velg bidraget ditt, spill et hvilket som helst spill med ekte penger, og hver runde kan vinne en av pottene. Jo høyere bidrag, desto større vinnersjanse.',
    costAsShare:
      'Per runde går 1, 2 eller 5 % av de ekte pengene du satser, til pottene, i tillegg til innsatsen. Brøkdeler av en cent samles opp til de blir en hel.',
    costAsAmount:
      'Hver runde du starter med ekte penger, koster 0,10, 0,20 eller 0,50 euro i tillegg til innsatsen, omregnet til valutaen din.',
    switchOff: 'Slå av jackpoten her eller i et spill når du vil: Fra neste runde koster den ingenting.',
    terms: [
      'Med et bidrag på 1,00 euro vinner i gjennomsnitt én av 1 000 000 runder EPIC, én av 40 000 SUPER, én av 4 000 MINI og én av 10 000 SHARED. Med et mindre bidrag er vinnersjansen tilsvarende mindre.',
      'Etter en gevinst starter pottene på nytt med 250 000, 5 000, 200 og 1 000 euro. Gevinster godskrives med en gang i valutaen til saldoen din, rundet ned til den minste enheten.',
      'Der fellesskapet deltar, får det 10 % av en pott som vinnes, likt fordelt på de andre som har bidratt den siste timen.',
      'Bonuspenger verken bidrar eller vinner. En runde der de ekte pengene dine ikke dekker bidraget, eller som ville overskride en av tapsgrensene dine, fortsetter uten bidrag og uten vinnersjanse. Bidrag betales ikke tilbake.',
    ],
  },
  raffle: {
    text: [
      'Tre trekninger pågår hele tiden: én hver time, én hver dag og én hver uke. Spill et hvilket som helst spill, så gir hver euro du satser, ett lodd i hver av de tre.',
      'Det koster ingenting å delta utover innsatsene dine, og du kan vinne med ett eneste lodd.',
    ],
    terms: [
      'Du får ett lodd for hver 1,00 euro du satser, eller tilsvarende beløp i valutaen din; det som blir til overs, overføres til det neste loddet ditt i samme trekning. Demospill gir ingen lodd.',
      'Lodd gjelder bare for trekningen de ble samlet til; neste trekning begynner uten lodd. Timer, dager og uker følger UTC, og uken går fra mandag til søndag.',
      'Ett lodd trekkes tilfeldig blant loddene til alle spillerne. Premien godskrives med en gang i valutaen til saldoen din, rundet ned til den minste enheten. Spillere som ikke får spille på tidspunktet for trekningen, deltar ikke.',
    ],
  },
  loyalty: {
    description: 'Spill med ekte penger, stig gjennom fem ranger, og ha glede av det de gir.',
    ranks: {
      copper: { title: 'Kobber', subtitle: 'Fra 0 poeng' },
      silver: { title: 'Sølv', subtitle: 'Fra 100 poeng' },
      gold: { title: 'Gull', subtitle: 'Fra 500 poeng' },
      emerald: { title: 'Smaragd', subtitle: 'Fra 2 000 poeng' },
      diamond: { title: 'Diamant', subtitle: 'Fra 10 000 poeng' },
    },
    benefitsTitle: 'Dette får du',
    benefits: {
      missions: 'Oppdrag for hver dag og hver uke',
      tournaments: 'Turneringer med premier',
      shopPoints: (count) => `${count}\u00a0poeng til belønningsbutikken`,
      gift: (euros) => `En gave på ${euros}\u00a0euro, omregnet til valutaen din, som du kan spille for eller ta ut`,
      permanence: 'Din for alltid: En rang mister du aldri',
    },
    steps: {
      join: {
        title: 'Meld deg på',
        subtitle: 'Ett klikk',
        description: 'Det er gratis å delta, og du kan melde deg av når du vil.',
      },
      play: {
        title: 'Spill',
        subtitle: 'Hvilket som helst spill',
        description: 'Hver hele euro du satser i ekte penger, gir ett poeng.',
      },
      rise: {
        title: 'Stig i rang',
        subtitle: 'Fem ranger',
        description: 'Hver ny rang gir en premie, som venter på deg blant belønningene dine.',
      },
    },
    rewards: {
      freeSpins: { title: 'Gratisspinn', description: 'Fra oppdrag, turneringer og rangen Gull' },
      missions: { title: 'Oppdrag', description: 'Nye hver dag og hver uke' },
      money: { title: 'Penger', description: 'Gaver uten omsetningskrav' },
      points: { title: 'Butikkpoeng', description: 'Til det du liker i belønningsbutikken' },
    },
    terms: [
      'Du deltar fra du melder deg på, til du melder deg av. Runder som avsluttes i denne perioden, teller; det du har oppnådd, beholder du også etterpå.',
      'Hver 1,00 euro du satser i ekte penger, eller tilsvarende beløp i valutaen din, gir ett poeng; det som blir til overs, overføres til det neste. Bonuspenger, gratisspinn og demospill teller ikke.',
      'Dager og uker for oppdrag følger UTC, og uken går fra mandag til søndag. Premien for et fullført oppdrag kan hentes inntil en uke etter at dagen eller uken er over.',
      'I en turnering teller den beste enkeltrunden med en innsats på minst 0,10 euro som du begynner på etter påmeldingen: gevinsten delt på innsatsen. Hvis to resultater er like, ligger det tidligste foran. Spillere som ikke får spille når turneringen avsluttes, får ingen premie.',
      'Andre premier enn butikkpoeng venter blant belønningene dine i 30 dager. Lojalitetsprogrammet er ikke for spillere som har utestengt seg, eller som har en lukket konto.',
    ],
  },
  tournaments: { daily: 'Dagens sprint', weekly: 'Ukens cup' },
  shop: {
    inGame: (game) => `I ${game}`,
    bonusMoney: { title: 'Bonuspenger', description: (times) => `Må omsettes ${times}\u00a0ganger` },
    cash: 'Penger',
    moreCash: 'Mer penger',
    noWagering: 'Uten omsetningskrav',
  },
  sourceOfWealth: {
    payslips: { title: 'Lønnsslipper', tooltip: 'For de siste tre månedene' },
    employmentContract: 'Arbeidsavtale',
    bankStatement: { title: 'Kontoutskrift', tooltip: 'Med navnet ditt og innbetalingene fra arbeidsgiveren din' },
    dividendStatement: 'Oppgave over utbytte',
    taxReturn: { title: 'Skattemelding', tooltip: 'For det siste året' },
    will: 'Testament eller skifteattest',
    notaryLetter: 'Brev fra notarius publicus',
    contractOfSale: 'Kjøpekontrakt',
    companyRegister: 'Firmaattest fra Foretaksregisteret',
    landRegister: 'Utskrift fra grunnboken',
    other: { title: 'Annen dokumentasjon', tooltip: 'Et dokument som viser beløpet og hvor det kommer fra' },
  },
};
