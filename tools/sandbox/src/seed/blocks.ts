import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { BlockDocument } from '../store/base/content.ts';
import type { Game, Store } from '../store/index.ts';

const readMore = { en: 'Read more', de: 'Mehr erfahren', fi: 'Lue lisää', et: 'Loe edasi' };
const playNow = { en: 'Play now', de: 'Jetzt spielen', fi: 'Pelaa nyt', et: 'Mängi kohe' };
const categoryOf = (id: string, en: string, de: string, fi: string, et: string) => ({ id, label: { en, de, fi, et } });
const categories = {
  bonus: categoryOf('bonus', 'Bonuses', 'Boni', 'Bonukset', 'Boonused'),
  live: categoryOf('live-casino', 'Live casino', 'Live-Casino', 'Live-kasino', 'Live-kasiino'),
  loyal: categoryOf('rewards', 'Rewards', 'Prämien', 'Palkinnot', 'Preemiad'),
};

/** A family of sites that does not exist: the platform is a stand-in, and so are they. */
const sister = (id: string, title: string, subtitle: BlockDocument['subtitle']): [string, BlockDocument] => [
  `more-casinos-${id}`,
  {
    page: 'more-casinos',
    type: 'BANNER_EXTERNAL_LINK',
    title: { en: title },
    ...(subtitle && { subtitle }),
    art: ['banner', id],
    callToAction: {
      type: 'PAGE_LINK',
      label: {
        en: `Visit ${title}`,
        de: `${title} besuchen`,
        fi: `Siirry sivustolle ${title}`,
        et: `Külasta lehte ${title}`,
      },
      url: `https://${id}.example/`,
    },
  },
];
const depositNow = { en: 'Deposit', de: 'Einzahlen', fi: 'Talleta', et: 'Tee sissemakse' };

/** Blocks that offer bonus money: only for brands with a bonus wallet. */
const bonusBlocks: ReadonlySet<string> = new Set(['drops', 'promotion-welcome']);

/** Blocks of features that a brand's lobby does not list. */
const blocksWithoutFeature: Readonly<Record<string, readonly string[]>> = { frenwall: ['jackpot', 'raffle'] };

/** Content blocks of the lobby, the promotions and other pages, in order. */
export function seedBlocks(store: Store, games: readonly Game[], { id: brand, bonusWallet }: Brand): void {
  const gameOfTheWeek = games.find((game) => game.kind === 'myth');
  const blocks: Readonly<Record<string, BlockDocument>> = {
    welcome: {
      page: 'lobby',
      type: 'BANNER_MANUAL',
      title: {
        en: 'Your evening starts here',
        de: 'Hier beginnt dein Abend',
        fi: 'Iltasi alkaa täältä',
        et: 'Sinu õhtu algab siit',
      },
      subtitle: {
        en: 'Three hundred games, one balance, no waiting.',
        de: 'Dreihundert Spiele, ein Guthaben, kein Warten.',
        fi: 'Kolmesataa peliä, yksi saldo, ei odottelua.',
        et: 'Kolmsada mängu, üks saldo, ilma ootamata.',
      },
      art: ['banner', 'welcome'],
      callToAction: { type: 'DEPOSIT', label: depositNow, url: null },
    },
    hot: { page: 'lobby', type: 'TOP_GAMES', listOfGamesSlug: 'hot-games' },
    jackpot: {
      page: 'lobby',
      type: 'JACKPOT',
      title: {
        en: 'One bet, four jackpots',
        de: 'Ein Einsatz, vier Jackpots',
        fi: 'Yksi panos, neljä jättipottia',
        et: 'Üks panus, neli jackpotti',
      },
      art: ['jackpot', 'lobby'],
      callToAction: { type: 'PAGE_LINK', label: readMore, url: '/jackpot/' },
    },
    new: { page: 'lobby', type: 'TOP_GAMES', listOfGamesSlug: 'new' },
    star: {
      page: 'lobby',
      type: 'BANNER_GAME',
      title: { en: 'Game of the week', de: 'Spiel der Woche', fi: 'Viikon peli', et: 'Nädala mäng' },
      subtitle: gameOfTheWeek ? { en: gameOfTheWeek.title } : undefined,
      gameSlug: gameOfTheWeek?.slug,
      art: ['banner', 'game-of-the-week'],
      callToAction: gameOfTheWeek && { type: 'PAGE_LINK', label: playNow, url: `/games/${gameOfTheWeek.slug}/` },
    },
    live: { page: 'lobby', type: 'TOP_GAMES', listOfGamesSlug: 'live-casino' },
    slots: { page: 'lobby', type: 'TOP_GAMES', listOfGamesSlug: 'slots' },
    drops: {
      page: 'lobby',
      type: 'PROMOTION_V2',
      title: { en: 'Weekend reload', de: 'Wochenend-Bonus', fi: 'Viikonlopun bonus', et: 'Nädalavahetuse boonus' },
      text: {
        en: '<p>Deposit between Friday and Sunday and get <strong>half of it on top</strong> as bonus money.</p>',
        de: '<p>Zahle zwischen Freitag und Sonntag ein und erhalte <strong>die Hälfte dazu</strong> als Bonusgeld.</p>',
        fi: '<p>Talleta perjantain ja sunnuntain välillä ja saat <strong>puolet päälle</strong> bonusrahana.</p>',
        et: '<p>Tee sissemakse reedest pühapäevani ja saad <strong>poole juurde</strong> boonusrahana.</p>',
      },
      art: ['banner', 'weekend-reload'],
      callToAction: { type: 'DEPOSIT', label: depositNow, url: null },
      termsAndConditions: {
        en: '<p>Bonus money is staked ten times before it can be withdrawn. Once per player and weekend.</p>',
        de: '<p>Bonusgeld muss vor einer Auszahlung zehnmal umgesetzt werden. Einmal pro Spieler und Wochenende.</p>',
        fi: '<p>Bonusraha on kierrätettävä kymmenen kertaa ennen kotiutusta. Kerran viikonlopussa pelaajaa kohden.</p>',
        et: '<p>Boonusraha tuleb enne väljamakset kümme korda läbi mängida. Üks kord mängija ja nädalavahetuse kohta.</p>',
      },
    },
    jackpots: { page: 'lobby', type: 'TOP_GAMES', listOfGamesSlug: 'jackpots' },
    megaways: { page: 'lobby', type: 'TOP_GAMES', listOfGamesSlug: 'megaways' },
    raffle: {
      page: 'lobby',
      type: 'RAFFLE',
      title: { en: 'Every euro a ticket', de: 'Jeder Euro ein Los', fi: 'Joka euro on arpa', et: 'Iga euro on pilet' },
      art: ['raffle', 'lobby'],
      callToAction: { type: 'PAGE_LINK', label: readMore, url: '/raffle/' },
    },
    tables: { page: 'lobby', type: 'TOP_GAMES', listOfGamesSlug: 'table-games' },
    responsible: {
      page: 'lobby',
      type: 'BANNER_EXTERNAL_LINK',
      title: {
        en: 'Play within your limits',
        de: 'Spielen mit Maß',
        fi: 'Pelaa maltilla',
        et: 'Mängi vastutustundlikult',
      },
      subtitle: {
        en: 'Free and confidential help, at any hour.',
        de: 'Kostenlose und vertrauliche Hilfe, rund um die Uhr.',
        fi: 'Maksutonta ja luottamuksellista apua kellon ympäri.',
        et: 'Tasuta ja konfidentsiaalne abi igal kellaajal.',
      },
      art: ['banner', 'responsible'],
      callToAction: { type: 'PAGE_LINK', label: readMore, url: 'https://www.gamblingtherapy.org/' },
    },
    'promotion-welcome': {
      page: 'promotions',
      type: 'PROMOTION',
      category: categories.bonus,
      title: { en: 'Welcome bonus', de: 'Willkommensbonus', fi: 'Tervetuliaisbonus', et: 'Tervitusboonus' },
      text: {
        en: '<p>Your first deposit is doubled.</p><ul><li>For new players</li><li>Staked ten times</li></ul>',
        de: '<p>Deine erste Einzahlung wird verdoppelt.</p><ul><li>Für neue Spieler</li><li>Zehnmal umzusetzen</li></ul>',
        fi: '<p>Ensimmäinen talletuksesi tuplataan.</p><ul><li>Uusille pelaajille</li><li>Kierrätys kymmenen kertaa</li></ul>',
        et: '<p>Sinu esimene sissemakse kahekordistub.</p><ul><li>Uutele mängijatele</li><li>Läbimängimine kümme korda</li></ul>',
      },
      termsAndConditions: {
        en: '<p>Bonus money is staked ten times before it can be withdrawn. Once per player.</p>',
        de: '<p>Bonusgeld ist vor einer Auszahlung zehnmal umzusetzen. Einmal je Spieler.</p>',
        fi: '<p>Bonusraha on kierrätettävä kymmenen kertaa ennen kotiutusta. Kerran pelaajaa kohden.</p>',
        et: '<p>Boonusraha tuleb enne väljamakset kümme korda läbi mängida. Üks kord mängija kohta.</p>',
      },
      art: ['banner', 'welcome-bonus'],
      callToAction: { type: 'DEPOSIT', label: depositNow, url: null },
    },
    'promotion-shows': {
      page: 'promotions',
      type: 'PROMOTION_V2',
      category: categories.live,
      title: { en: 'Show time', de: 'Showtime', fi: 'Show alkakoon', et: 'Saateaeg' },
      text: {
        en: '<p>Every quarter of an hour a bonus round, every evening a new host.</p>',
        de: '<p>Jede Viertelstunde eine Bonusrunde, jeden Abend ein neuer Gastgeber.</p>',
        fi: '<p>Bonuskierros vartin välein, uusi juontaja joka ilta.</p>',
        et: '<p>Iga veerandtunni järel boonusvoor, igal õhtul uus saatejuht.</p>',
      },
      art: ['banner', 'shows'],
      callToAction: { type: 'PAGE_LINK', label: playNow, url: '/game-category/game-shows/' },
    },
    'promotion-cashback': {
      page: 'promotions',
      type: 'PROMOTION',
      category: categories.loyal,
      title: {
        en: 'Cashback each Monday',
        de: 'Cashback jeden Montag',
        fi: 'Cashback joka maanantai',
        et: 'Cashback igal esmaspäeval',
      },
      text: {
        en: '<p>A tenth of what a week has cost you comes back, as real money.</p>',
        de: '<p>Ein Zehntel dessen, was dich eine Woche gekostet hat, kommt zurück, als Echtgeld.</p>',
        fi: '<p>Kymmenesosa viikon häviöistä palautetaan oikeana rahana.</p>',
        et: '<p>Kümnendik nädala kaotustest tuleb tagasi päris rahana.</p>',
      },
      termsAndConditions: {
        en: '<p>Weeks begin on Monday (UTC). Up to 100 EUR a week, of losses of real money alone. To be claimed among your rewards.</p>',
        de: '<p>Wochen beginnen am Montag (UTC). Bis zu 100 EUR je Woche, nur aus Verlusten von Echtgeld. Du holst es bei deinen Prämien ab.</p>',
        fi: '<p>Viikko alkaa maanantaina (UTC). Enintään 100 EUR viikossa, vain oikean rahan häviöistä. Lunastetaan palkinnoissasi.</p>',
        et: '<p>Nädal algab esmaspäeval (UTC). Kuni 100 EUR nädalas, ainult päris raha kaotustest. Lunastad selle oma preemiate seas.</p>',
      },
      art: ['banner', 'cashback'],
      callToAction: { type: 'PAGE_LINK', label: readMore, url: '/cashback/' },
    },
    'promotion-points': {
      page: 'promotions',
      type: 'PROMOTION',
      category: categories.loyal,
      title: {
        en: 'A point for each euro',
        de: 'Ein Punkt für jeden Euro',
        fi: 'Piste jokaisesta eurosta',
        et: 'Punkt iga euro eest',
      },
      text: {
        en: '<p>Each whole euro that you stake is a point, and points buy rewards.</p>',
        de: '<p>Jeder ganze Euro, den du setzt, ist ein Punkt, und Punkte kaufen Prämien.</p>',
        fi: '<p>Jokainen panostamasi täysi euro on piste, ja pisteillä saa palkintoja.</p>',
        et: '<p>Iga täis panustatud euro on punkt ja punktide eest saab preemiaid.</p>',
      },
      termsAndConditions: {
        en: '<p>Of stakes of real money. Points are no money and cannot be paid out.</p>',
        de: '<p>Für Einsätze mit Echtgeld. Punkte sind kein Geld und werden nicht ausgezahlt.</p>',
        fi: '<p>Oikean rahan panoksista. Pisteet eivät ole rahaa eikä niitä makseta ulos.</p>',
        et: '<p>Päris raha panuste eest. Punktid ei ole raha ja neid ei maksta välja.</p>',
      },
      art: ['banner', 'spins'],
      callToAction: { type: 'PAGE_LINK', label: readMore, url: '/rewards-shop/' },
    },
    'sports-top': {
      page: 'sports',
      type: 'TOP_SPORTS',
      title: { en: 'Tonight', de: 'Heute Abend', fi: 'Tänä iltana', et: 'Täna õhtul' },
    },
    'more-casinos': {
      page: 'more-casinos',
      type: 'BANNER_MANUAL',
      title: { en: 'One family', de: 'Eine Familie', fi: 'Yksi perhe', et: 'Üks pere' },
      text: {
        en: '<p>We run six lobbies, each with a character of its own. Your account belongs to this one.</p>',
        de: '<p>Wir betreiben sechs Lobbys, jede mit eigenem Charakter. Dein Konto gehört zu dieser.</p>',
        fi: '<p>Meillä on kuusi aulaa, jokainen omanlaisensa. Tilisi kuuluu tähän.</p>',
        et: '<p>Meil on kuus saali, igaühel oma nägu. Sinu konto kuulub sellesse.</p>',
      },
      art: ['banner', 'family'],
    },
    ...Object.fromEntries([
      sister('tournament', 'Marble Arena', {
        en: 'Tournaments at every hour.',
        de: 'Turniere zu jeder Stunde.',
        fi: 'Turnauksia joka tunti.',
        et: 'Turniirid igal tunnil.',
      }),
      sister('live', 'Velvet Tables', {
        en: 'Live tables, and nothing else.',
        de: 'Live-Tische, und sonst nichts.',
        fi: 'Vain livepöytiä.',
        et: 'Ainult live-lauad.',
      }),
    ]),
  };
  const seeded = Object.entries<BlockDocument>(blocks).filter(
    ([id]) => (bonusWallet || !bonusBlocks.has(id)) && !blocksWithoutFeature[brand]?.includes(id),
  );
  for (const [position, [id, block]] of seeded.entries()) store.documents.put('block', id, block, position);
}
