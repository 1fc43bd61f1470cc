import type { Texts } from './en.ts';

export const fi: Texts = {
  actions: {
    deposit: 'Talleta',
    playNow: 'Pelaa nyt',
    readMore: 'Lue lisää',
    visit: (site) => `Siirry sivustolle ${site}`,
  },
  freeSpins: (count) => `${count} ilmaiskierrosta`,
  menu: {
    lobby: 'Aula',
    slots: 'Kolikkopelit',
    'live-casino': 'Live-kasino',
    'table-games': 'Pöytäpelit',
    jackpots: 'Jättipotit',
    categories: 'Kategoriat',
    studios: 'Studiot',
    jackpot: 'Meidän jättipotti',
    raffle: 'Arvonta',
    promotions: 'Kampanjat',
    christmas: 'Joulukalenteri',
  },
  lists: {
    'hot-games': 'Kuumat pelit',
    new: 'Uudet',
    slots: 'Kolikkopelit',
    'live-casino': 'Live-kasino',
    jackpots: 'Jättipotit',
    megaways: 'Megaways',
    bonus: 'Bonuspelit',
    'table-games': 'Pöytäpelit',
    roulette: 'Ruletti',
    blackjack: 'Blackjack',
  },
  categories: {
    'classic-fruits': 'Hedelmäklassikot',
    'myths-and-legends': 'Myytit ja legendat',
    'game-shows': 'Pelishow’t',
    'quick-games': 'Pikapelit',
    'high-volatility': 'Korkea volatiliteetti',
    cards: 'Korttipöydät',
  },
  lobby: {
    welcome: { title: 'Iltasi alkaa täältä', subtitle: 'Kolmesataa peliä, yksi saldo, ei odottelua.' },
    welcomes: {
      frenwall: {
        title: 'Pelisi täydessä päivänvalossa',
        subtitle: 'Kolmesataa peliä, urheilu vieressä, kaikki selvästi näkyvillä.',
      },
      herion: { title: 'Anna illan rauhoittua', subtitle: 'Kolmesataa peliä, yksi saldo, omaan tahtiisi.' },
      fortuneforge: { title: 'Taottu tätä iltaa varten', subtitle: 'Kolmesataa peliä suoraan ahjosta.' },
      elmst: { title: 'Selkeä alku', subtitle: 'Kolmesataa peliä, yksi saldo, ei mitään ylimääräistä.' },
      elvel: { title: 'Esirippu nousee', subtitle: 'Livepöydät, uudet show’t ja kolmesataa peliä joka ilta.' },
    },
    jackpot: { title: 'Yksi panos, neljä jättipottia' },
    gameOfTheWeek: { title: 'Viikon peli' },
    reload: {
      title: 'Viikonlopun bonus',
      text: '<p>Talleta perjantain ja sunnuntain välillä ja saat <strong>puolet päälle</strong> bonusrahana.</p>',
      terms:
        '<p>Bonusraha on kierrätettävä kymmenen kertaa ennen kotiutusta. Kerran viikonlopussa pelaajaa kohden.</p>',
    },
    raffle: { title: 'Joka euro on arpa' },
    responsible: { title: 'Pelaa maltilla', subtitle: 'Maksutonta ja luottamuksellista apua kellon ympäri.' },
  },
  promotions: {
    categories: { bonus: 'Bonukset', live: 'Live-kasino', loyal: 'Palkinnot' },
    welcome: {
      title: 'Tervetuliaisbonus',
      text: '<p>Ensimmäinen talletuksesi tuplataan.</p><ul><li>Uusille pelaajille</li><li>Kierrätys kymmenen kertaa</li></ul>',
      terms: '<p>Bonusraha on kierrätettävä kymmenen kertaa ennen kotiutusta. Kerran pelaajaa kohden.</p>',
    },
    shows: {
      title: 'Show alkakoon',
      text: '<p>Bonuskierros vartin välein, uusi juontaja joka ilta.</p>',
    },
    cashback: {
      title: 'Cashback joka maanantai',
      text: '<p>Kymmenesosa viikon häviöistä palautetaan oikeana rahana.</p>',
      terms:
        '<p>Viikko alkaa maanantaina (UTC). Enintään 100 EUR viikossa, vain oikean rahan häviöistä. Lunastetaan palkinnoissasi.</p>',
    },
    points: {
      title: 'Piste jokaisesta eurosta',
      text: '<p>Jokainen panostamasi täysi euro on piste, ja pisteillä saa palkintoja.</p>',
      terms: '<p>Oikean rahan panoksista. Pisteet eivät ole rahaa eikä niitä makseta ulos.</p>',
    },
  },
  sports: { tonight: 'Tänä iltana' },
  moreCasinos: {
    title: 'Yksi perhe',
    text: '<p>Meillä on kuusi aulaa, jokainen omanlaisensa. Tilisi kuuluu tähän.</p>',
    tournaments: 'Turnauksia joka tunti.',
    liveTables: 'Vain livepöytiä.',
  },
  newTerms: {
    title: 'Ehtomme ovat muuttuneet',
    text: '<p>Joulukuun ensimmäisestä alkaen kotiutukset maksetaan vuorokaudessa. Lue ja hyväksy uudet ehdot.</p>',
  },
  maintenance: 'Maksut ovat tauolla ensi yönä huollon vuoksi.',
  jackpot: {
    titleRows: { first: 'Yksi panos,', second: 'neljä jättipottia' },
    howItWorks:
      'Valitse osuutesi, pelaa mitä tahansa peliä oikealla rahalla, ja jokainen kierros voi voittaa yhden poteista. Mitä suurempi osuus, sitä suurempi mahdollisuus.',
    costAsShare:
      'Joka kierroksella potteihin menee 1, 2 tai 5 % panostamastasi oikeasta rahasta panoksen päälle. Sentin murto-osat kertyvät, kunnes niistä tulee kokonainen.',
    costAsAmount:
      'Jokainen oikealla rahalla aloittamasi kierros maksaa panoksen lisäksi 0,10, 0,20 tai 0,50 euroa valuutassasi.',
    switchOff:
      'Kytke jättipotti pois päältä täällä tai pelissä milloin haluat: seuraavasta kierroksesta alkaen se ei maksa mitään.',
    terms: [
      'Kun osuus on 1,00 euroa, keskimäärin yksi kierros 1 000 000:sta voittaa EPIC-potin, yksi 40 000:sta SUPER-potin, yksi 4 000:sta MINI-potin ja yksi 10 000:sta SHARED-potin. Pienemmillä osuuksilla mahdollisuus on samassa suhteessa pienempi.',
      'Voiton jälkeen potit alkavat uudelleen 250 000, 5 000, 200 ja 1 000 eurosta. Voitot hyvitetään heti saldosi valuutassa, pyöristettynä alaspäin sen pienimpään yksikköön.',
      'Kun yhteisö on mukana, se saa 10 % voitetusta potista tasan jaettuna muille, jotka ovat osallistuneet viimeisen tunnin aikana.',
      'Bonusraha ei kartuta potteja eikä voita niitä. Kierros, jonka osuuteen oikea rahasi ei riitä tai joka ylittäisi tappiorajasi, jatkuu ilman osuutta ja voittomahdollisuutta. Osuuksia ei palauteta.',
    ],
  },
  raffle: {
    text: [
      'Kolme arvontaa on aina käynnissä: yksi joka tunti, yksi joka päivä ja yksi joka viikko. Pelaa mitä tahansa peliä, ja jokainen panostamasi euro on arpa kaikkiin kolmeen.',
      'Osallistuminen ei maksa mitään panostesi lisäksi, ja jo yhdellä arvalla voi voittaa.',
    ],
    terms: [
      'Saat yhden arvan jokaista panostettua 1,00 euroa tai sen vastaavaa summaa kohden; ylijäävä osa kartuttaa saman arvonnan seuraavaa arpaasi. Demopelistä ei saa arpoja.',
      'Arvat ovat mukana siinä arvonnassa, jonka aikana ne on ansaittu; seuraava arvonta alkaa ilman arpoja. Tunnit, päivät ja viikot ovat UTC-ajassa, viikko alkaa maanantaista.',
      'Kaikkien pelaajien arvoista arvotaan yksi. Palkinto hyvitetään heti saldosi valuutassa, pyöristettynä alaspäin sen pienimpään yksikköön. Pelaaja, joka ei arvontahetkellä saa pelata, ei ole mukana.',
    ],
  },
  loyalty: {
    description: 'Pelaa oikealla rahalla, nouse viiden tason läpi ja kerää niiden edut.',
    ranks: {
      copper: { title: 'Kupari', subtitle: 'Alkaen 0 pisteestä' },
      silver: { title: 'Hopea', subtitle: 'Alkaen 100 pisteestä' },
      gold: { title: 'Kulta', subtitle: 'Alkaen 500 pisteestä' },
      emerald: { title: 'Smaragdi', subtitle: 'Alkaen 2 000 pisteestä' },
      diamond: { title: 'Timantti', subtitle: 'Alkaen 10 000 pisteestä' },
    },
    benefitsTitle: 'Mitä saat',
    benefits: {
      missions: 'Tehtäviä joka päivälle ja joka viikolle',
      tournaments: 'Turnauksia palkinnoilla',
      shopPoints: (count) => `${count} pistettä palkintokauppaan`,
      gift: (euros) => `${euros} euron lahja valuutassasi, pelattavaksi tai kotiutettavaksi`,
      permanence: 'Pysyvästi sinun: tasoa ei menetä',
    },
    steps: {
      join: {
        title: 'Liity',
        subtitle: 'Yksi napsautus',
        description: 'Osallistuminen on maksutonta, ja voit lopettaa milloin haluat.',
      },
      play: {
        title: 'Pelaa',
        subtitle: 'Mikä tahansa peli',
        description: 'Jokainen panostamasi kokonainen euro oikeaa rahaa on piste.',
      },
      rise: {
        title: 'Nouse',
        subtitle: 'Viisi tasoa',
        description: 'Jokainen uusi taso tuo palkinnon, joka odottaa sinua palkinnoissasi.',
      },
    },
    rewards: {
      freeSpins: { title: 'Ilmaiskierroksia', description: 'Tehtävistä, turnauksista ja Kulta-tasolta' },
      missions: { title: 'Tehtävät', description: 'Uusia joka päivä ja joka viikko' },
      money: { title: 'Rahaa', description: 'Lahjoja ilman kierrätystä' },
      points: { title: 'Kaupan pisteitä', description: 'Siihen, mistä pidät palkintokaupassa' },
    },
    terms: [
      'Olet mukana liittymisestäsi lähtemiseesi asti. Sinä aikana päättyvät kierrokset lasketaan mukaan; saavuttamasi pysyy sinulla lähdettyäsikin.',
      'Jokainen panostettu 1,00 euroa oikeaa rahaa tai sen vastaava summa valuutassasi on piste; ylijäävä osa kartuttaa seuraavaa. Bonusrahaa, ilmaiskierroksia ja demopeliä ei lasketa.',
      'Tehtävien päivät ja viikot ovat UTC-ajassa, viikko alkaa maanantaista. Suoritetun tehtävän palkinnon voi lunastaa viikon ajan sen päivän tai viikon päätyttyä.',
      'Turnauksessa ratkaisee paras yksittäinen kierros, jonka panos on vähintään 0,10 euroa ja jonka aloitat liityttyäsi: sen voitto jaettuna panoksella. Tasatilanteessa aikaisempi on edellä. Pelaaja, joka ei turnauksen päättyessä saa pelata, ei saa palkintoa.',
      'Muut palkinnot kuin kaupan pisteet odottavat palkinnoissasi 30 päivää. Kanta-asiakasohjelma ei ole pelaajille, jotka ovat estäneet pelaamisensa tai joiden tili on suljettu.',
    ],
  },
  tournaments: { daily: 'Päivän pyrähdys', weekly: 'Viikkokuppi' },
  shop: {
    inGame: (game) => `Pelissä ${game}`,
    bonusMoney: { title: 'Bonusrahaa', description: (times) => `Kierrätysvaatimus ${times} kertaa` },
    cash: 'Käteistä',
    moreCash: 'Lisää käteistä',
    noWagering: 'Ei kierrätystä',
  },
  sourceOfWealth: {
    payslips: { title: 'Palkkalaskelmat', tooltip: 'Viimeisten kolmen kuukauden ajalta' },
    employmentContract: 'Työsopimus',
    bankStatement: { title: 'Tiliote', tooltip: 'Jossa näkyvät nimesi ja työnantajan maksut' },
    dividendStatement: 'Osinkotodistus',
    taxReturn: { title: 'Veroilmoitus', tooltip: 'Viime vuodelta' },
    will: 'Testamentti tai perukirja',
    notaryLetter: 'Notaarin kirje',
    contractOfSale: 'Kauppakirja',
    companyRegister: 'Kaupparekisteriote',
    landRegister: 'Kiinteistörekisteriote',
    other: { title: 'Muu selvitys', tooltip: 'Asiakirja, josta näkyvät summa ja sen alkuperä' },
  },
};
