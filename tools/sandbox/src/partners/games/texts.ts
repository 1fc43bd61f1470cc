/** Languages of the games; every other one reads English. */
const languages = {
  en: {
    BALANCE: 'Balance', DEMO: 'Demo', BONUS: 'Bonus', STAKE: 'Stake', LESS: 'Lower stake', MORE: 'Higher stake', SPIN: 'Spin', WIN: 'Win',
    NO_WIN: 'No win this time', GOOD_LUCK: 'Good luck!', PAYTABLE: 'Paytable', RULES: 'Rules', CLOSE: 'Close', EXIT: 'Back to the lobby', RTP: 'Return to player',
    WILD: 'Wild: stands for every symbol', LINES: '{count} lines, read from the left', PLACE_BETS: 'Place your bets', CLEAR: 'Clear bets', REPEAT: 'Repeat bets', CHIP: 'Chip',
    TOTAL: 'Total stake', RESULT: 'Number {number}, {color}', red: 'red', black: 'black', green: 'green', even: 'Even', odd: 'Odd', low: '1–18', high: '19–36',
    DEAL: 'Deal', HIT: 'Hit', STAND: 'Stand', DOUBLE: 'Double', DEALER: 'Dealer', PLAYER: 'You', blackjack: 'Blackjack!', win: 'You win', push: 'Push: stake returned',
    lose: 'Dealer wins', bust: 'Bust', HIDDEN: 'Hidden card', FUNDS: 'Your balance is too low for this stake.', DEPOSIT: 'Deposit', LOWER: 'Play with a lower stake',
    BLOCKED: 'Play is not possible with this account at the moment.', ENDED: 'This game session has ended.', RELOAD: 'Open the game again from the lobby.', OFFLINE: 'No connection. Nothing was staked that is not shown in your balance.',
    RETRY: 'Try again', PAUSED: 'The game is paused', BLACKJACK_RULES: 'Dealer stands on all seventeens. Blackjack pays 3 to 2. Double on the first two cards. Six decks, shuffled for each hand.',
    ROULETTE_RULES: 'One zero. A number pays 35 to 1, dozens and columns 2 to 1, all others 1 to 1.', SUMMARY: '{stake} staked, {payout} won',
  },
  de: {
    BALANCE: 'Guthaben', DEMO: 'Demo', BONUS: 'Bonus', STAKE: 'Einsatz', LESS: 'Einsatz senken', MORE: 'Einsatz erhöhen', SPIN: 'Drehen', WIN: 'Gewinn',
    NO_WIN: 'Diesmal kein Gewinn', GOOD_LUCK: 'Viel Glück!', PAYTABLE: 'Gewinntabelle', RULES: 'Regeln', CLOSE: 'Schließen', EXIT: 'Zurück zur Lobby', RTP: 'Auszahlungsquote',
    WILD: 'Joker: ersetzt jedes Symbol', LINES: '{count} Linien, von links gelesen', PLACE_BETS: 'Bitte setzen', CLEAR: 'Einsätze löschen', REPEAT: 'Einsätze wiederholen', CHIP: 'Jeton',
    TOTAL: 'Gesamteinsatz', RESULT: 'Zahl {number}, {color}', red: 'Rot', black: 'Schwarz', green: 'Grün', even: 'Gerade', odd: 'Ungerade', low: '1–18', high: '19–36',
    DEAL: 'Geben', HIT: 'Karte', STAND: 'Halten', DOUBLE: 'Verdoppeln', DEALER: 'Dealer', PLAYER: 'Sie', blackjack: 'Blackjack!', win: 'Gewonnen', push: 'Unentschieden: Einsatz zurück',
    lose: 'Dealer gewinnt', bust: 'Überkauft', HIDDEN: 'Verdeckte Karte', FUNDS: 'Das Guthaben reicht für diesen Einsatz nicht.', DEPOSIT: 'Einzahlen', LOWER: 'Mit kleinerem Einsatz spielen',
    BLOCKED: 'Mit diesem Konto kann gerade nicht gespielt werden.', ENDED: 'Diese Spielsitzung ist beendet.', RELOAD: 'Bitte das Spiel in der Lobby neu öffnen.', OFFLINE: 'Keine Verbindung. Es wurde nichts gesetzt, was nicht im Guthaben steht.',
    RETRY: 'Erneut versuchen', PAUSED: 'Das Spiel ist angehalten', BLACKJACK_RULES: 'Der Dealer hält bei jeder Siebzehn. Blackjack zahlt 3 zu 2. Verdoppeln mit den ersten zwei Karten. Sechs Decks, je Hand gemischt.',
    ROULETTE_RULES: 'Eine Null. Eine Zahl zahlt 35 zu 1, Dutzende und Kolonnen 2 zu 1, alles andere 1 zu 1.', SUMMARY: '{stake} gesetzt, {payout} gewonnen',
  },
  fi: {
    BALANCE: 'Saldo', DEMO: 'Demo', BONUS: 'Bonus', STAKE: 'Panos', LESS: 'Pienempi panos', MORE: 'Suurempi panos', SPIN: 'Pyöräytä', WIN: 'Voitto',
    NO_WIN: 'Ei voittoa tällä kertaa', GOOD_LUCK: 'Onnea!', PAYTABLE: 'Voittotaulukko', RULES: 'Säännöt', CLOSE: 'Sulje', EXIT: 'Takaisin aulaan', RTP: 'Palautusprosentti',
    WILD: 'Jokeri: korvaa kaikki symbolit', LINES: '{count} linjaa vasemmalta', PLACE_BETS: 'Aseta panokset', CLEAR: 'Poista panokset', REPEAT: 'Toista panokset', CHIP: 'Pelimerkki',
    TOTAL: 'Kokonaispanos', RESULT: 'Numero {number}, {color}', red: 'punainen', black: 'musta', green: 'vihreä', even: 'Parillinen', odd: 'Pariton', low: '1–18', high: '19–36',
    DEAL: 'Jaa', HIT: 'Lisää', STAND: 'Jää', DOUBLE: 'Tuplaa', DEALER: 'Jakaja', PLAYER: 'Sinä', blackjack: 'Blackjack!', win: 'Voitit', push: 'Tasapeli: panos palautuu',
    lose: 'Jakaja voittaa', bust: 'Yli 21', HIDDEN: 'Piilotettu kortti', FUNDS: 'Saldosi ei riitä tähän panokseen.', DEPOSIT: 'Talleta', LOWER: 'Pelaa pienemmällä panoksella',
    BLOCKED: 'Tällä tilillä ei voi pelata juuri nyt.', ENDED: 'Pelisessio on päättynyt.', RELOAD: 'Avaa peli uudelleen aulasta.', OFFLINE: 'Ei yhteyttä. Mitään ei panostettu, mikä ei näy saldossasi.',
    RETRY: 'Yritä uudelleen', PAUSED: 'Peli on tauolla', BLACKJACK_RULES: 'Jakaja jää kaikkiin seitsemääntoista. Blackjack maksaa 3–2. Tuplaus kahdella ensimmäisellä kortilla. Kuusi pakkaa, sekoitetaan joka kädelle.',
    ROULETTE_RULES: 'Yksi nolla. Numero maksaa 35–1, tusinat ja sarakkeet 2–1, muut 1–1.', SUMMARY: 'Panos {stake}, voitto {payout}',
  },
  et: {
    BALANCE: 'Saldo', DEMO: 'Demo', BONUS: 'Boonus', STAKE: 'Panus', LESS: 'Väiksem panus', MORE: 'Suurem panus', SPIN: 'Keeruta', WIN: 'Võit',
    NO_WIN: 'Seekord võitu ei tulnud', GOOD_LUCK: 'Palju õnne!', PAYTABLE: 'Võidutabel', RULES: 'Reeglid', CLOSE: 'Sulge', EXIT: 'Tagasi fuajeesse', RTP: 'Tagasimakse mängijale',
    WILD: 'Jokker: asendab kõiki sümboleid', LINES: '{count} liini vasakult', PLACE_BETS: 'Tee oma panused', CLEAR: 'Eemalda panused', REPEAT: 'Korda panuseid', CHIP: 'Žetoon',
    TOTAL: 'Kogupanus', RESULT: 'Number {number}, {color}', red: 'punane', black: 'must', green: 'roheline', even: 'Paaris', odd: 'Paaritu', low: '1–18', high: '19–36',
    DEAL: 'Jaga', HIT: 'Lisa', STAND: 'Jää', DOUBLE: 'Topelda', DEALER: 'Diiler', PLAYER: 'Sina', blackjack: 'Blackjack!', win: 'Võitsid', push: 'Viik: panus tagasi',
    lose: 'Diiler võidab', bust: 'Üle 21', HIDDEN: 'Peidetud kaart', FUNDS: 'Saldo on selle panuse jaoks liiga väike.', DEPOSIT: 'Tee sissemakse', LOWER: 'Mängi väiksema panusega',
    BLOCKED: 'Selle kontoga ei saa praegu mängida.', ENDED: 'Mängusessioon on lõppenud.', RELOAD: 'Ava mäng fuajeest uuesti.', OFFLINE: 'Ühendus puudub. Midagi ei panustatud, mida saldos ei näe.',
    RETRY: 'Proovi uuesti', PAUSED: 'Mäng on peatatud', BLACKJACK_RULES: 'Diiler jääb kõigi seitsmeteistkümnete juures. Blackjack maksab 3–2. Topeldada saab kahe esimese kaardiga. Kuus pakki, segatakse iga käe jaoks.',
    ROULETTE_RULES: 'Üks null. Number maksab 35–1, tosinad ja veerud 2–1, muud 1–1.', SUMMARY: 'Panus {stake}, võit {payout}',
  },
} as const;

export type GameTexts = Record<keyof (typeof languages)['en'], string>;

export function gameTexts(locale: string): { language: string; texts: GameTexts } {
  const language = locale.slice(0, 2).toLowerCase();
  return language in languages
    ? { language, texts: languages[language as keyof typeof languages] }
    : { language: 'en', texts: languages.en };
}
