import type { Texts } from './en.ts';

export const it: Texts = {
  actions: {
    deposit: 'Deposita',
    playNow: 'Gioca ora',
    readMore: 'Scopri di più',
    visit: (site) => `Visita ${site}`,
  },
  freeSpins: (count) => `${count} giri gratis`,
  menu: {
    lobby: 'Lobby',
    slots: 'Slot',
    'live-casino': 'Casinò live',
    'table-games': 'Giochi da tavolo',
    jackpots: 'Jackpot',
    categories: 'Categorie',
    studios: 'Provider',
    jackpot: 'Il nostro jackpot',
    raffle: 'Estrazione a premi',
    promotions: 'Promozioni',
    christmas: 'Calendario dell’Avvento',
  },
  lists: {
    'hot-games': 'Popolari',
    new: 'Novità',
    slots: 'Slot',
    'live-casino': 'Casinò live',
    jackpots: 'Jackpot',
    megaways: 'Megaways',
    bonus: 'Giochi bonus',
    'table-games': 'Giochi da tavolo',
    roulette: 'Roulette',
    blackjack: 'Blackjack',
  },
  categories: {
    'classic-fruits': 'Frutta classica',
    'myths-and-legends': 'Miti e leggende',
    'game-shows': 'Game show',
    'quick-games': 'Giochi veloci',
    'high-volatility': 'Alta volatilità',
    cards: 'Giochi di carte',
  },
  lobby: {
    welcome: { title: 'La tua serata comincia qui', subtitle: 'Trecento giochi, un solo saldo, nessuna attesa.' },
    welcomes: {
      frenwall: {
        title: 'Il tuo gioco, alla luce del sole',
        subtitle: 'Trecento giochi, lo sport accanto, tutto in piena vista.',
      },
      herion: { title: 'Lascia che la sera si calmi', subtitle: 'Trecento giochi, un solo saldo, al tuo ritmo.' },
      fortuneforge: { title: 'Forgiato per stasera', subtitle: 'Trecento giochi, appena usciti dal fuoco.' },
      elmst: { title: 'Un inizio limpido', subtitle: 'Trecento giochi, un solo saldo, niente di superfluo.' },
      elvel: { title: 'Si alza il sipario', subtitle: 'Tavoli dal vivo, nuovi show e trecento giochi, ogni sera.' },
    },
    jackpot: { title: 'Una puntata, quattro jackpot' },
    gameOfTheWeek: { title: 'Gioco della settimana' },
    reload: {
      title: 'Bonus del weekend',
      text: '<p>Deposita tra venerdì e domenica e ricevi <strong>la metà in più</strong> come denaro bonus.</p>',
      terms:
        '<p>Il denaro bonus va giocato dieci volte prima di poterlo prelevare. Una volta per giocatore e per weekend.</p>',
    },
    raffle: { title: 'Ogni euro è un biglietto' },
    responsible: { title: 'Gioca entro i tuoi limiti', subtitle: 'Aiuto gratuito e riservato, a qualsiasi ora.' },
  },
  promotions: {
    categories: { bonus: 'Bonus', live: 'Casinò live', loyal: 'Ricompense' },
    welcome: {
      title: 'Bonus di benvenuto',
      text: '<p>Il tuo primo deposito viene raddoppiato.</p><ul><li>Per i nuovi giocatori</li><li>Da giocare dieci volte</li></ul>',
      terms: '<p>Il denaro bonus va giocato dieci volte prima di poterlo prelevare. Una volta per giocatore.</p>',
    },
    shows: {
      title: 'Che lo show abbia inizio',
      text: '<p>Ogni quarto d’ora una partita bonus, ogni sera un nuovo presentatore.</p>',
    },
    cashback: {
      title: 'Cashback ogni lunedì',
      text: '<p>Un decimo di quanto hai perso in una settimana ti torna indietro, in denaro reale.</p>',
      terms:
        '<p>Le settimane iniziano di lunedì (UTC). Fino a 100 EUR a settimana, solo per le perdite di denaro reale. Da riscattare tra le tue ricompense.</p>',
    },
    points: {
      title: 'Un punto per ogni euro',
      text: '<p>Ogni euro intero che punti vale un punto, e i punti si scambiano con ricompense.</p>',
      terms: '<p>Per le puntate con denaro reale. I punti non sono denaro e non si possono prelevare.</p>',
    },
  },
  sports: { tonight: 'Stasera' },
  moreCasinos: {
    title: 'Una sola famiglia',
    text: '<p>Gestiamo sei lobby, ciascuna con il suo carattere. Il tuo conto appartiene a questa.</p>',
    tournaments: 'Tornei a tutte le ore.',
    liveTables: 'Tavoli live e nient’altro.',
  },
  newTerms: {
    title: 'I nostri termini sono cambiati',
    text: '<p>Dal 1° dicembre i prelievi vengono pagati entro un giorno. Leggi e accetta i nuovi termini.</p>',
  },
  maintenance: 'Stasera i pagamenti sono sospesi per manutenzione.',
  jackpot: {
    titleRows: { first: 'Una puntata,', second: 'quattro jackpot' },
    howItWorks:
      'Scegli il tuo contributo, gioca a qualsiasi gioco con denaro reale e ogni partita può vincere uno dei montepremi. Più alto è il contributo, maggiore è la probabilità.',
    costAsShare:
      'A ogni partita l’1, il 2 o il 5% del denaro reale che punti va ai montepremi, in aggiunta alla puntata. Le frazioni di centesimo si sommano fino a formarne uno intero.',
    costAsAmount:
      'Ogni partita che inizi con denaro reale costa 0,10, 0,20 o 0,50 euro in aggiunta alla puntata, convertiti nella tua valuta.',
    switchOff: 'Disattiva il jackpot qui o in un gioco quando vuoi: dalla partita successiva non costa più nulla.',
    terms: [
      'Con un contributo di 1,00 euro, in media una partita su 1.000.000 vince EPIC, una su 40.000 SUPER, una su 4.000 MINI e una su 10.000 SHARED. Con contributi più bassi la probabilità è minore in proporzione.',
      'Dopo una vincita i montepremi ripartono da 250.000, 5.000, 200 e 1.000 euro. Le vincite vengono accreditate subito nella valuta del tuo saldo, arrotondate per difetto alla sua unità più piccola.',
      'Dove la community partecipa, riceve il 10% del montepremi vinto, diviso in parti uguali tra gli altri che hanno contribuito nell’ultima ora.',
      'Il denaro bonus non contribuisce e non vince. Una partita il cui contributo non è coperto dal tuo denaro reale, o che supererebbe un tuo limite di perdita, prosegue senza contributo e senza probabilità di vincita. I contributi non vengono rimborsati.',
    ],
  },
  raffle: {
    text: [
      'Tre estrazioni sono sempre in corso: una ogni ora, una ogni giorno e una ogni settimana. Gioca a qualsiasi gioco: ogni euro che punti è un biglietto per tutte e tre.',
      'Partecipare non costa nulla oltre alle tue puntate, e puoi vincere con un solo biglietto.',
    ],
    terms: [
      'Ricevi un biglietto per ogni 1,00 euro puntato, o per il suo equivalente nella tua valuta; quello che avanza conta per il tuo prossimo biglietto della stessa estrazione. Le partite demo non ne danno.',
      'I biglietti valgono per l’estrazione in cui sono stati ottenuti; l’estrazione successiva inizia senza biglietti. Ore, giorni e settimane seguono l’UTC, la settimana inizia di lunedì.',
      'Tra i biglietti di tutti i giocatori ne viene estratto uno a caso. Il premio viene accreditato subito nella valuta del tuo saldo, arrotondato per difetto alla sua unità più piccola. Chi non può giocare al momento dell’estrazione non partecipa.',
    ],
  },
  loyalty: {
    description: 'Gioca con denaro reale, sali attraverso cinque ranghi e goditi i loro vantaggi.',
    ranks: {
      copper: { title: 'Rame', subtitle: 'Da 0 punti' },
      silver: { title: 'Argento', subtitle: 'Da 100 punti' },
      gold: { title: 'Oro', subtitle: 'Da 500 punti' },
      emerald: { title: 'Smeraldo', subtitle: 'Da 2.000 punti' },
      diamond: { title: 'Diamante', subtitle: 'Da 10.000 punti' },
    },
    benefitsTitle: 'Che cosa ottieni',
    benefits: {
      missions: 'Missioni per ogni giorno e ogni settimana',
      tournaments: 'Tornei con premi',
      shopPoints: (count) => `${count} punti per lo shop ricompense`,
      gift: (euros) => `Un regalo di ${euros} euro nella tua valuta, da giocare o da prelevare`,
      permanence: 'Tuo per sempre: un rango non si perde mai',
    },
    steps: {
      join: {
        title: 'Partecipa',
        subtitle: 'Un clic',
        description: 'Partecipare è gratis e puoi uscire quando vuoi.',
      },
      play: {
        title: 'Gioca',
        subtitle: 'Qualsiasi gioco',
        description: 'Ogni euro intero di denaro reale che punti vale un punto.',
      },
      rise: {
        title: 'Sali',
        subtitle: 'Cinque ranghi',
        description: 'Ogni nuovo rango porta un premio, che ti aspetta tra le tue ricompense.',
      },
    },
    rewards: {
      freeSpins: { title: 'Giri gratis', description: 'Dalle missioni, dai tornei e dal rango Oro' },
      missions: { title: 'Missioni', description: 'Nuove ogni giorno e ogni settimana' },
      money: { title: 'Denaro', description: 'Regali senza requisito di puntata' },
      points: { title: 'Punti shop', description: 'Per quello che ti piace nello shop ricompense' },
    },
    terms: [
      'Partecipi da quando aderisci fino a quando esci. Le partite che terminano in questo periodo contano; quello che hai raggiunto resta tuo anche dopo l’uscita.',
      'Ogni 1,00 euro di denaro reale puntato, o il suo equivalente nella tua valuta, vale un punto; quello che avanza conta per il successivo. Denaro bonus, giri gratis e partite demo non contano.',
      'I giorni e le settimane delle missioni seguono l’UTC, la settimana inizia di lunedì. Il premio di una missione completata si può riscattare fino a una settimana dopo la fine del suo giorno o della sua settimana.',
      'In un torneo conta la migliore partita singola, con una puntata di almeno 0,10 euro, che inizi dopo l’iscrizione: la sua vincita divisa per la sua puntata. A parità di risultato è avanti la partita giocata prima. Chi non può giocare quando il torneo finisce non riceve alcun premio.',
      'I premi diversi dai punti shop restano 30 giorni tra le tue ricompense. Il programma fedeltà non è per chi ha attivato l’autoesclusione o ha il conto chiuso.',
    ],
  },
  tournaments: { daily: 'Sprint del giorno', weekly: 'Coppa della settimana' },
  shop: {
    inGame: (game) => `In ${game}`,
    bonusMoney: { title: 'Denaro bonus', description: (times) => `Da giocare ${times} volte` },
    cash: 'Denaro reale',
    moreCash: 'Più denaro reale',
    noWagering: 'Senza requisito di puntata',
  },
  sourceOfWealth: {
    payslips: { title: 'Buste paga', tooltip: 'Degli ultimi tre mesi' },
    employmentContract: 'Contratto di lavoro',
    bankStatement: { title: 'Estratto conto', tooltip: 'Con il tuo nome e i pagamenti del tuo datore di lavoro' },
    dividendStatement: 'Certificazione dei dividendi',
    taxReturn: { title: 'Dichiarazione dei redditi', tooltip: 'Dell’ultimo anno' },
    will: 'Testamento o certificato successorio',
    notaryLetter: 'Lettera di un notaio',
    contractOfSale: 'Contratto di compravendita',
    companyRegister: 'Visura del registro delle imprese',
    landRegister: 'Estratto del registro immobiliare',
    other: { title: 'Un’altra prova', tooltip: 'Un documento che mostri l’importo e la sua provenienza' },
  },
};
