import type { Texts } from './en.ts';

export const de: Texts = {
  actions: {
    deposit: 'Einzahlen',
    playNow: 'Jetzt spielen',
    readMore: 'Mehr erfahren',
    visit: (site) => `${site} besuchen`,
  },
  freeSpins: (count) => `${count} Freispiele`,
  menu: {
    lobby: 'Lobby',
    slots: 'Spielautomaten',
    'live-casino': 'Live-Casino',
    'table-games': 'Tischspiele',
    jackpots: 'Jackpots',
    categories: 'Kategorien',
    studios: 'Studios',
    jackpot: 'Unser Jackpot',
    raffle: 'Verlosung',
    promotions: 'Aktionen',
    christmas: 'Adventskalender',
  },
  lists: {
    'hot-games': 'Beliebt',
    new: 'Neu',
    slots: 'Spielautomaten',
    'live-casino': 'Live-Casino',
    jackpots: 'Jackpots',
    megaways: 'Megaways',
    bonus: 'Bonusspiele',
    'table-games': 'Tischspiele',
    roulette: 'Roulette',
    blackjack: 'Blackjack',
  },
  categories: {
    'classic-fruits': 'Klassische Früchte',
    'myths-and-legends': 'Mythen und Sagen',
    'game-shows': 'Spielshows',
    'quick-games': 'Schnelle Spiele',
    'high-volatility': 'Hohe Volatilität',
    cards: 'Kartentische',
  },
  lobby: {
    welcome: { title: 'Hier beginnt dein Abend', subtitle: 'Dreihundert Spiele, ein Guthaben, kein Warten.' },
    welcomes: {
      frenwall: {
        title: 'Dein Spiel, bei Tageslicht',
        subtitle: 'Dreihundert Spiele, Sport gleich nebenan, alles klar und offen.',
      },
      herion: {
        title: 'Lass den Abend ruhig werden',
        subtitle: 'Dreihundert Spiele, ein Guthaben, ganz in deinem Tempo.',
      },
      fortuneforge: { title: 'Geschmiedet für heute Abend', subtitle: 'Dreihundert Spiele, frisch aus dem Feuer.' },
      elmst: { title: 'Ein klarer Anfang', subtitle: 'Dreihundert Spiele, ein Guthaben, nichts im Weg.' },
      elvel: {
        title: 'Der Vorhang geht auf',
        subtitle: 'Live-Tische, neue Shows und dreihundert Spiele, jeden Abend.',
      },
    },
    jackpot: { title: 'Ein Einsatz, vier Jackpots' },
    gameOfTheWeek: { title: 'Spiel der Woche' },
    reload: {
      title: 'Wochenend-Bonus',
      text: '<p>Zahle zwischen Freitag und Sonntag ein und erhalte <strong>die Hälfte dazu</strong> als Bonusgeld.</p>',
      terms: '<p>Bonusgeld muss vor einer Auszahlung zehnmal umgesetzt werden. Einmal pro Spieler und Wochenende.</p>',
    },
    raffle: { title: 'Jeder Euro ein Los' },
    responsible: { title: 'Spielen mit Maß', subtitle: 'Kostenlose und vertrauliche Hilfe, rund um die Uhr.' },
  },
  promotions: {
    categories: { bonus: 'Boni', live: 'Live-Casino', loyal: 'Prämien' },
    welcome: {
      title: 'Willkommensbonus',
      text: '<p>Deine erste Einzahlung wird verdoppelt.</p><ul><li>Für neue Spieler</li><li>Zehnmal umzusetzen</li></ul>',
      terms: '<p>Bonusgeld ist vor einer Auszahlung zehnmal umzusetzen. Einmal je Spieler.</p>',
    },
    shows: {
      title: 'Showtime',
      text: '<p>Jede Viertelstunde eine Bonusrunde, jeden Abend ein neuer Gastgeber.</p>',
    },
    cashback: {
      title: 'Cashback jeden Montag',
      text: '<p>Ein Zehntel dessen, was dich eine Woche gekostet hat, kommt zurück, als Echtgeld.</p>',
      terms:
        '<p>Wochen beginnen am Montag (UTC). Bis zu 100 EUR je Woche, nur aus Verlusten von Echtgeld. Du holst es bei deinen Prämien ab.</p>',
    },
    points: {
      title: 'Ein Punkt für jeden Euro',
      text: '<p>Jeder ganze Euro, den du setzt, ist ein Punkt, und Punkte kaufen Prämien.</p>',
      terms: '<p>Für Einsätze mit Echtgeld. Punkte sind kein Geld und werden nicht ausgezahlt.</p>',
    },
  },
  sports: { tonight: 'Heute Abend' },
  moreCasinos: {
    title: 'Eine Familie',
    text: '<p>Wir betreiben sechs Lobbys, jede mit eigenem Charakter. Dein Konto gehört zu dieser.</p>',
    tournaments: 'Turniere zu jeder Stunde.',
    liveTables: 'Live-Tische, und sonst nichts.',
  },
  newTerms: {
    title: 'Unsere Bedingungen haben sich geändert',
    text: '<p>Ab dem 1. Dezember werden Auszahlungen innerhalb eines Tages ausgeführt. Bitte lies und akzeptiere die neuen Bedingungen.</p>',
  },
  maintenance: 'Zahlungen ruhen heute Nacht wegen Wartung.',
  jackpot: {
    titleRows: { first: 'Ein Einsatz,', second: 'vier Jackpots' },
    howItWorks:
      'Wähle deinen Beitrag, spiele ein beliebiges Spiel mit Echtgeld, und jede Runde kann einen der Töpfe gewinnen. Je höher der Beitrag, desto höher die Chance.',
    costAsShare:
      'Pro Runde gehen 1, 2 oder 5 % des eingesetzten Echtgelds in die Töpfe, zusätzlich zum Einsatz. Bruchteile eines Cents sammeln sich, bis sie einen ganzen ergeben.',
    costAsAmount:
      'Jede Runde, die du mit Echtgeld beginnst, kostet zusätzlich zum Einsatz 0,10, 0,20 oder 0,50 Euro, umgerechnet in deine Währung.',
    switchOff:
      'Schalte den Jackpot hier oder im Spiel aus, wann immer du willst: Ab der nächsten Runde kostet er nichts mehr.',
    terms: [
      'Bei einem Beitrag von 1,00 Euro gewinnt im Durchschnitt eine von 1 000 000 Runden EPIC, eine von 40 000 SUPER, eine von 4000 MINI und eine von 10 000 SHARED. Bei kleineren Beiträgen ist die Chance im gleichen Verhältnis kleiner.',
      'Nach einem Gewinn beginnen die Töpfe wieder mit 250 000, 5000, 200 und 1000 Euro. Gewinne werden sofort in der Währung deines Guthabens gutgeschrieben, abgerundet auf deren kleinste Einheit.',
      'Wo die Community teilnimmt, erhält sie 10 % eines gewonnenen Topfes, zu gleichen Teilen für die anderen, die in der letzten Stunde beigetragen haben.',
      'Bonusgeld trägt nichts bei und gewinnt nichts. Eine Runde, deren Beitrag dein Echtgeld nicht deckt oder die eines deiner Verlustlimits überschreiten würde, läuft ohne Beitrag und ohne Chance weiter. Beiträge werden nicht erstattet.',
    ],
  },
  raffle: {
    text: [
      'Drei Ziehungen laufen immer: eine jede Stunde, eine jeden Tag und eine jede Woche. Spiele ein beliebiges Spiel, und jeder eingesetzte Euro ist ein Los für alle drei.',
      'Die Teilnahme kostet nichts außer deinen Einsätzen, und schon ein einziges Los kann gewinnen.',
    ],
    terms: [
      'Für je 1,00 Euro Einsatz, oder den Gegenwert in deiner Währung, erhältst du ein Los; was übrig bleibt, zählt für das nächste Los derselben Ziehung. Im Demomodus gibt es keine.',
      'Lose gelten für die Ziehung, in der sie gesammelt wurden; die nächste Ziehung beginnt ohne Lose. Stunden, Tage und Wochen richten sich nach UTC, die Woche beginnt am Montag.',
      'Aus den Losen aller Spieler wird eines zufällig gezogen. Der Gewinn wird sofort in der Währung deines Guthabens gutgeschrieben, abgerundet auf deren kleinste Einheit. Wer zur Zeit der Ziehung nicht spielen darf, nimmt nicht teil.',
    ],
  },
  loyalty: {
    description: 'Spiele mit Echtgeld, steige durch fünf Ränge auf und hol dir, was sie bringen.',
    ranks: {
      copper: { title: 'Kupfer', subtitle: 'Ab 0 Punkten' },
      silver: { title: 'Silber', subtitle: 'Ab 100 Punkten' },
      gold: { title: 'Gold', subtitle: 'Ab 500 Punkten' },
      emerald: { title: 'Smaragd', subtitle: 'Ab 2000 Punkten' },
      diamond: { title: 'Diamant', subtitle: 'Ab 10 000 Punkten' },
    },
    benefitsTitle: 'Das bekommst du',
    benefits: {
      missions: 'Missionen für jeden Tag und jede Woche',
      tournaments: 'Turniere mit Preisen',
      shopPoints: (count) => `${count} Punkte für den Prämienshop`,
      gift: (euros) => `Ein Geschenk von ${euros} Euro in deiner Währung, zum Spielen oder Auszahlen`,
      permanence: 'Für immer: Ein Rang geht nie verloren',
    },
    steps: {
      join: {
        title: 'Mitmachen',
        subtitle: 'Ein Klick',
        description: 'Die Teilnahme ist kostenlos, und du kannst jederzeit aufhören.',
      },
      play: {
        title: 'Spielen',
        subtitle: 'Jedes Spiel',
        description: 'Jeder ganze Euro Echtgeld, den du einsetzt, ist ein Punkt.',
      },
      rise: {
        title: 'Aufsteigen',
        subtitle: 'Fünf Ränge',
        description: 'Jeder neue Rang bringt einen Preis, der unter deinen Prämien auf dich wartet.',
      },
    },
    rewards: {
      freeSpins: { title: 'Freispiele', description: 'Aus Missionen, Turnieren und dem Rang Gold' },
      missions: { title: 'Missionen', description: 'Jeden Tag und jede Woche neue' },
      money: { title: 'Geld', description: 'Geschenke ohne Umsatzbedingung' },
      points: { title: 'Shop-Punkte', description: 'Für das, was dir im Prämienshop gefällt' },
    },
    terms: [
      'Du nimmst teil, sobald du mitmachst, und bis du aufhörst. Runden, die in dieser Zeit enden, zählen; was du erreicht hast, behältst du auch danach.',
      'Je 1,00 Euro eingesetztes Echtgeld, oder der Gegenwert in deiner Währung, ist ein Punkt; was übrig bleibt, zählt für den nächsten. Bonusgeld, Freispiele und der Demomodus zählen nicht.',
      'Tage und Wochen der Missionen richten sich nach UTC, die Woche beginnt am Montag. Den Preis einer erfüllten Mission kannst du dir bis eine Woche nach dem Ende ihres Tages oder ihrer Woche holen.',
      'Im Turnier zählt die beste einzelne Runde mit mindestens 0,10 Euro Einsatz, die du nach dem Beitritt beginnst: ihr Gewinn geteilt durch ihren Einsatz. Bei Gleichstand liegt die frühere vorn. Wer am Ende nicht spielen darf, erhält keinen Preis.',
      'Preise außer Shop-Punkten warten 30 Tage unter deinen Prämien. Das Treueprogramm ist nicht für Spieler, die sich selbst ausgeschlossen haben oder deren Konto geschlossen ist.',
    ],
  },
  tournaments: { daily: 'Tagessprint', weekly: 'Wochenpokal' },
  shop: {
    inGame: (game) => `In ${game}`,
    bonusMoney: { title: 'Bonusgeld', description: (times) => `${times}-mal umzusetzen` },
    cash: 'Bargeld',
    moreCash: 'Mehr Bargeld',
    noWagering: 'Ohne Umsatzbedingung',
  },
  sourceOfWealth: {
    payslips: { title: 'Gehaltsabrechnungen', tooltip: 'Der letzten drei Monate' },
    employmentContract: 'Arbeitsvertrag',
    bankStatement: { title: 'Kontoauszug', tooltip: 'Mit deinem Namen und den Zahlungen deines Arbeitgebers' },
    dividendStatement: 'Dividendenbescheinigung',
    taxReturn: { title: 'Steuererklärung', tooltip: 'Vom letzten Jahr' },
    will: 'Testament oder Erbschein',
    notaryLetter: 'Schreiben eines Notars',
    contractOfSale: 'Kaufvertrag',
    companyRegister: 'Auszug aus dem Handelsregister',
    landRegister: 'Grundbuchauszug',
    other: { title: 'Ein anderer Nachweis', tooltip: 'Ein Dokument, das den Betrag und seine Herkunft zeigt' },
  },
};
