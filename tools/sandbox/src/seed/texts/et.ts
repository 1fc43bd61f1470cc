import type { Texts } from './en.ts';

export const et: Texts = {
  actions: {
    deposit: 'Tee sissemakse',
    playNow: 'Mängi kohe',
    readMore: 'Loe edasi',
    visit: (site) => `Külasta lehte ${site}`,
  },
  freeSpins: (count) => `${count} tasuta spinni`,
  menu: {
    lobby: 'Avaleht',
    slots: 'Slotid',
    'live-casino': 'Live-kasiino',
    'table-games': 'Lauamängud',
    jackpots: 'Jackpotid',
    categories: 'Kategooriad',
    studios: 'Stuudiod',
    jackpot: 'Meie jackpot',
    raffle: 'Loos',
    promotions: 'Kampaaniad',
    christmas: 'Jõulukalender',
  },
  lists: {
    'hot-games': 'Kuumad mängud',
    new: 'Uued',
    slots: 'Slotid',
    'live-casino': 'Live-kasiino',
    jackpots: 'Jackpotid',
    megaways: 'Megaways',
    bonus: 'Boonusmängud',
    'table-games': 'Lauamängud',
    roulette: 'Rulett',
    blackjack: 'Blackjack',
  },
  categories: {
    'classic-fruits': 'Klassikalised puuviljad',
    'myths-and-legends': 'Müüdid ja legendid',
    'game-shows': 'Mängusaated',
    'quick-games': 'Kiirmängud',
    'high-volatility': 'Kõrge volatiilsus',
    cards: 'Kaardilauad',
  },
  lobby: {
    welcome: { title: 'Sinu õhtu algab siit', subtitle: 'Kolmsada mängu, üks saldo, ilma ootamata.' },
    welcomes: {
      frenwall: { title: 'Sinu mäng, päevavalges', subtitle: 'Kolmsada mängu, sport kohe kõrval, kõik selgelt näha.' },
      herion: { title: 'Las õhtu vaibub', subtitle: 'Kolmsada mängu, üks saldo, sinu enda tempos.' },
      fortuneforge: { title: 'Sepistatud tänaseks õhtuks', subtitle: 'Kolmsada mängu, otse tulest.' },
      elmst: { title: 'Selge algus', subtitle: 'Kolmsada mängu, üks saldo, mitte midagi üleliigset.' },
      elvel: { title: 'Eesriie kerkib', subtitle: 'Live-lauad, uued šõud ja kolmsada mängu, igal õhtul.' },
    },
    jackpot: { title: 'Üks panus, neli jackpotti' },
    gameOfTheWeek: { title: 'Nädala mäng' },
    reload: {
      title: 'Nädalavahetuse boonus',
      text: '<p>Tee sissemakse reedest pühapäevani ja saad <strong>poole juurde</strong> boonusrahana.</p>',
      terms:
        '<p>Boonusraha tuleb enne väljamakset kümme korda läbi mängida. Üks kord mängija ja nädalavahetuse kohta.</p>',
    },
    raffle: { title: 'Iga euro on pilet' },
    responsible: { title: 'Mängi vastutustundlikult', subtitle: 'Tasuta ja konfidentsiaalne abi igal kellaajal.' },
  },
  promotions: {
    categories: { bonus: 'Boonused', live: 'Live-kasiino', loyal: 'Preemiad' },
    welcome: {
      title: 'Tervitusboonus',
      text: '<p>Sinu esimene sissemakse kahekordistub.</p><ul><li>Uutele mängijatele</li><li>Läbimängimine kümme korda</li></ul>',
      terms: '<p>Boonusraha tuleb enne väljamakset kümme korda läbi mängida. Üks kord mängija kohta.</p>',
    },
    shows: {
      title: 'Saateaeg',
      text: '<p>Iga veerandtunni järel boonusvoor, igal õhtul uus saatejuht.</p>',
    },
    cashback: {
      title: 'Cashback igal esmaspäeval',
      text: '<p>Kümnendik nädala kaotustest tuleb tagasi pärisrahana.</p>',
      terms:
        '<p>Nädal algab esmaspäeval (UTC). Kuni 100 EUR nädalas, ainult pärisraha kaotustest. Võtad selle vastu oma preemiate seas.</p>',
    },
    points: {
      title: 'Punkt iga euro eest',
      text: '<p>Iga täis panustatud euro on punkt ja punktide eest saab preemiaid.</p>',
      terms: '<p>Päris raha panuste eest. Punktid ei ole raha ja neid ei maksta välja.</p>',
    },
  },
  sports: { tonight: 'Täna õhtul' },
  moreCasinos: {
    title: 'Üks pere',
    text: '<p>Meil on kuus saali, igaühel oma nägu. Sinu konto kuulub sellesse.</p>',
    tournaments: 'Turniirid igal tunnil.',
    liveTables: 'Ainult live-lauad.',
  },
  newTerms: {
    title: 'Meie tingimused on muutunud',
    text: '<p>Alates esimesest detsembrist tehakse väljamaksed ööpäeva jooksul. Palun loe ja nõustu uute tingimustega.</p>',
  },
  maintenance: 'Maksed on täna öösel hoolduse tõttu peatatud.',
  jackpot: {
    titleRows: { first: 'Üks panus,', second: 'neli jackpotti' },
    howItWorks:
      'Vali osamakse, mängi mis tahes mängu pärisrahaga ja iga voor võib võita ühe jackpoti. Mida suurem osamakse, seda suurem võimalus.',
    costAsShare:
      'Iga vooruga läheb jackpottidesse 1, 2 või 5% sinu panustatud pärisrahast, panusele lisaks. Sendi murdosad kogunevad, kuni neist saab terve sent.',
    costAsAmount:
      'Iga pärisrahaga alustatud voor maksab lisaks panusele 0,10, 0,20 või 0,50 eurot, arvestatud sinu vääringusse.',
    switchOff: 'Lülita jackpot siin või mängus välja, millal soovid: alates järgmisest voorust ei maksa see midagi.',
    terms: [
      'Kui osamakse on 1,00 eurot, võidab keskmiselt üks voor 1 000 000-st jackpoti EPIC, üks 40 000-st SUPER, üks 4000-st MINI ja üks 10 000-st SHARED. Väiksema osamaksega on võimalus samas suhtes väiksem.',
      'Pärast võitu algavad jackpotid taas 250 000, 5000, 200 ja 1000 eurost. Võit kantakse kohe sinu saldo vääringus kontole, allapoole ümardatuna selle väikseima ühikuni.',
      'Kui kogukond osaleb, saab see võidetud jackpotist 10%, võrdsetes osades teistele, kes on viimase tunni jooksul osamakseid teinud.',
      'Boonusraha ei kasvata jackpotte ega võida neid. Voor, mille osamakseks sinu pärisrahast ei piisa või mis ületaks sinu kaotuslimiidi, jätkub ilma osamakse ja võiduvõimaluseta. Osamakseid ei tagastata.',
    ],
  },
  raffle: {
    text: [
      'Kolm loosimist käib kogu aeg: üks iga tunni, üks iga päeva ja üks iga nädala kohta. Mängi mis tahes mängu ja iga panustatud euro on pilet kõigisse kolme.',
      'Osalemine ei maksa peale sinu panuste midagi ja võita võib juba ühe piletiga.',
    ],
    terms: [
      'Iga panustatud 1,00 euro või selle väärtuse eest sinu vääringus saad ühe pileti; ülejääk läheb sama loosimise järgmise pileti arvele. Demomäng pileteid ei anna.',
      'Piletid kehtivad loosimisel, mille ajal need teeniti; järgmine loosimine algab ilma piletiteta. Tunnid, päevad ja nädalad on UTC järgi, nädal algab esmaspäeval.',
      'Kõigi mängijate piletitest loositakse välja üks. Auhind kantakse kohe sinu saldo vääringus kontole, allapoole ümardatuna selle väikseima ühikuni. Mängija, kes loosimise ajal mängida ei tohi, loosimises ei osale.',
    ],
  },
  loyalty: {
    description: 'Mängi pärisrahaga, tõuse läbi viie taseme ja kogu nende hüved.',
    ranks: {
      copper: { title: 'Vask', subtitle: 'Alates 0 punktist' },
      silver: { title: 'Hõbe', subtitle: 'Alates 100 punktist' },
      gold: { title: 'Kuld', subtitle: 'Alates 500 punktist' },
      emerald: { title: 'Smaragd', subtitle: 'Alates 2000 punktist' },
      diamond: { title: 'Teemant', subtitle: 'Alates 10 000 punktist' },
    },
    benefitsTitle: 'Mida sa saad',
    benefits: {
      missions: 'Ülesanded igaks päevaks ja nädalaks',
      tournaments: 'Auhindadega turniirid',
      shopPoints: (count) => `${count} punkti preemiapoodi`,
      gift: (euros) => `${euros}-eurone kingitus sinu vääringus, mängimiseks või väljamaksmiseks`,
      permanence: 'Jäädavalt sinu: taset ei kaota',
    },
    steps: {
      join: {
        title: 'Liitu',
        subtitle: 'Üks klõps',
        description: 'Osalemine on tasuta ja lahkuda võid igal ajal.',
      },
      play: {
        title: 'Mängi',
        subtitle: 'Mis tahes mäng',
        description: 'Iga panustatud täiseuro pärisraha annab punkti.',
      },
      rise: {
        title: 'Tõuse',
        subtitle: 'Viis taset',
        description: 'Iga uus tase toob auhinna, mis ootab sind sinu auhindade seas.',
      },
    },
    rewards: {
      freeSpins: { title: 'Tasuta spinnid', description: 'Ülesannetest, turniiridelt ja Kuld-tasemelt' },
      missions: { title: 'Ülesanded', description: 'Iga päev ja iga nädal uued' },
      money: { title: 'Raha', description: 'Kingitused läbimängimiseta' },
      points: { title: 'Poepunktid', description: 'Selle jaoks, mis sulle preemiapoes meeldib' },
    },
    terms: [
      'Osaled liitumisest lahkumiseni. Arvesse lähevad voorud, mis selle aja jooksul lõpevad; saavutatu jääb sulle ka pärast lahkumist.',
      'Iga panustatud 1,00 eurot pärisraha või selle väärtus sinu vääringus annab punkti; ülejääk läheb järgmise arvele. Boonusraha, tasuta spinnid ja demomäng arvesse ei lähe.',
      'Ülesannete päevad ja nädalad on UTC järgi, nädal algab esmaspäeval. Täidetud ülesande auhinna saab kätte nädala jooksul pärast selle päeva või nädala lõppu.',
      'Turniiril loeb parim üksik voor, mille panus on vähemalt 0,10 eurot ja mida alustad pärast liitumist: selle võit jagatud panusega. Viigi korral on ees varasem. Mängija, kes turniiri lõppedes mängida ei tohi, auhinda ei saa.',
      'Muud auhinnad peale poepunktide ootavad sinu auhindade seas 30 päeva. Püsikliendiprogramm ei ole mängijatele, kes on endale mängukeelu seadnud või kelle konto on suletud.',
    ],
  },
  tournaments: { daily: 'Päeva sprint', weekly: 'Nädala karikas' },
  shop: {
    inGame: (game) => `Mängus ${game}`,
    bonusMoney: { title: 'Boonusraha', description: (times) => `Läbimängimine ${times} korda` },
    cash: 'Raha',
    moreCash: 'Rohkem raha',
    noWagering: 'Läbimängimist pole',
  },
  sourceOfWealth: {
    payslips: { title: 'Palgalehed', tooltip: 'Viimase kolme kuu kohta' },
    employmentContract: 'Tööleping',
    bankStatement: { title: 'Kontoväljavõte', tooltip: 'Kus on näha sinu nimi ja tööandja maksed' },
    dividendStatement: 'Dividenditeatis',
    taxReturn: { title: 'Tuludeklaratsioon', tooltip: 'Eelmise aasta kohta' },
    will: 'Testament või pärimistunnistus',
    notaryLetter: 'Notari kiri',
    contractOfSale: 'Müügileping',
    companyRegister: 'Väljavõte äriregistrist',
    landRegister: 'Väljavõte kinnistusraamatust',
    other: { title: 'Muu tõend', tooltip: 'Dokument, kus on näha summa ja selle päritolu' },
  },
};
