import type { LoyaltyDocument } from '../store/base/content.ts';
import { html, worded, type Wording } from '../store/base/wording.ts';

/** The loyalty page, which says what the platform really does: see `gamification.ts` of this folder. */

interface RankTexts {
  name: Wording;
  /** From which it is reached. */
  points: readonly [string, string, string, string];
  color: string;
  benefits: readonly Wording[];
}

const gift = (euros: number): Wording => [
  `A gift of ${euros} euros, in your currency, to play with or to withdraw`,
  `Ein Geschenk von ${euros} Euro in deiner Währung, zum Spielen oder Auszahlen`,
  `${euros} euron lahja valuutassasi, pelattavaksi tai kotiutettavaksi`,
  `${euros}-eurone kingitus sinu vääringus, mängimiseks või väljamaksmiseks`,
];
const shopPoints = (count: number): Wording => [
  `${count} points for the rewards shop`,
  `${count} Punkte für den Prämienshop`,
  `${count} pistettä palkintokauppaan`,
  `${count} punkti auhinnapoodi`,
];
const freeSpins = (count: number): Wording => [
  `${count} free spins`,
  `${count} Freispiele`,
  `${count} ilmaiskierrosta`,
  `${count} tasuta spinni`,
];

const ranks = (bonusWallet: boolean): readonly RankTexts[] => [
  {
    name: ['Copper', 'Kupfer', 'Kupari', 'Vask'],
    points: ['0', '0', '0', '0'],
    color: '#b87333',
    benefits: [
      [
        'Missions for each day and each week',
        'Missionen für jeden Tag und jede Woche',
        'Tehtäviä joka päivälle ja joka viikolle',
        'Ülesanded igaks päevaks ja nädalaks',
      ],
      ['Tournaments with prizes', 'Turniere mit Preisen', 'Turnauksia palkinnoilla', 'Auhindadega turniirid'],
    ],
  },
  {
    name: ['Silver', 'Silber', 'Hopea', 'Hõbe'],
    points: ['100', '100', '100', '100'],
    color: '#9ea7ad',
    benefits: [shopPoints(50)],
  },
  {
    name: ['Gold', 'Gold', 'Kulta', 'Kuld'],
    points: ['500', '500', '500', '500'],
    color: '#d4a017',
    benefits: [bonusWallet ? freeSpins(10) : shopPoints(200)],
  },
  {
    name: ['Emerald', 'Smaragd', 'Smaragdi', 'Smaragd'],
    points: ['2,000', '2000', '2 000', '2000'],
    color: '#2e8b57',
    benefits: [gift(5)],
  },
  {
    name: ['Diamond', 'Diamant', 'Timantti', 'Teemant'],
    points: ['10,000', '10 000', '10 000', '10 000'],
    color: '#7fb8d6',
    benefits: [gift(25)],
  },
];

const permanence: Wording = [
  'Yours for good: a rank is never lost',
  'Für immer: Ein Rang geht nie verloren',
  'Pysyvästi sinun: tasoa ei menetä',
  'Jäädavalt sinu: taset ei kaota',
];

const freeSpinsCard = {
  title: worded(['Free spins', 'Freispiele', 'Ilmaiskierroksia', 'Tasuta spinnid']),
  description: worded([
    'From missions, tournaments and the Gold rank',
    'Aus Missionen, Turnieren und dem Rang Gold',
    'Tehtävistä, turnauksista ja Kulta-tasolta',
    'Ülesannetest, turniiridelt ja Kuld-tasemelt',
  ]),
  color: '#5b4bd6',
};
const missionsCard = {
  title: worded(['Missions', 'Missionen', 'Tehtävät', 'Ülesanded']),
  description: worded([
    'New ones each day and each week',
    'Jeden Tag und jede Woche neue',
    'Uusia joka päivä ja joka viikko',
    'Iga päev ja iga nädal uued',
  ]),
  color: '#5b4bd6',
};

/** What free spins win is bonus money: there are none in a brand without it. */
export const loyaltyPage = (bonusWallet: boolean): LoyaltyDocument => ({
  description: worded([
    'Play with real money, rise through five ranks and collect what they bring.',
    'Spiele mit Echtgeld, steige durch fünf Ränge auf und hol dir, was sie bringen.',
    'Pelaa oikealla rahalla, nouse viiden tason läpi ja kerää niiden edut.',
    'Mängi pärisrahaga, tõuse läbi viie taseme ja kogu nende hüved.',
  ]),
  rankCards: ranks(bonusWallet).map(({ name, points: [en, de, fi, et], color, benefits }, index) => ({
    rank: index + 1,
    title: worded(name),
    subtitle: worded([`From ${en} points`, `Ab ${de} Punkten`, `Alkaen ${fi} pisteestä`, `Alates ${et} punktist`]),
    color,
    benefitsTitle: worded(['What you get', 'Das bekommst du', 'Mitä saat', 'Mida sa saad']),
    benefits: [...benefits, ...(index > 0 ? [permanence] : [])].map(worded),
  })),
  steps: [
    {
      title: worded(['Join', 'Mitmachen', 'Liity', 'Liitu']),
      subtitle: worded(['One click', 'Ein Klick', 'Yksi napsautus', 'Üks klõps']),
      description: worded([
        'Taking part is free, and you can leave whenever you like.',
        'Die Teilnahme ist kostenlos, und du kannst jederzeit aufhören.',
        'Osallistuminen on maksutonta, ja voit lopettaa milloin haluat.',
        'Osalemine on tasuta ja lahkuda võid igal ajal.',
      ]),
    },
    {
      title: worded(['Play', 'Spielen', 'Pelaa', 'Mängi']),
      subtitle: worded(['Any game', 'Jedes Spiel', 'Mikä tahansa peli', 'Mis tahes mäng']),
      description: worded([
        'Each whole euro of real money that you stake is a point.',
        'Jeder ganze Euro Echtgeld, den du einsetzt, ist ein Punkt.',
        'Jokainen panostamasi kokonainen euro oikeaa rahaa on piste.',
        'Iga panustatud täiseuro pärisraha annab punkti.',
      ]),
    },
    {
      title: worded(['Rise', 'Aufsteigen', 'Nouse', 'Tõuse']),
      subtitle: worded(['Five ranks', 'Fünf Ränge', 'Viisi tasoa', 'Viis taset']),
      description: worded([
        'Each new rank brings a prize, which waits for you among your rewards.',
        'Jeder neue Rang bringt einen Preis, der unter deinen Prämien auf dich wartet.',
        'Jokainen uusi taso tuo palkinnon, joka odottaa sinua palkinnoissasi.',
        'Iga uus tase toob auhinna, mis ootab sind sinu auhindade seas.',
      ]),
    },
  ],
  rewardCards: [
    bonusWallet ? freeSpinsCard : missionsCard,
    {
      title: worded(['Money', 'Geld', 'Rahaa', 'Raha']),
      description: worded([
        'Gifts without any wagering',
        'Geschenke ohne Umsatzbedingung',
        'Lahjoja ilman kierrätystä',
        'Kingitused läbimängimiseta',
      ]),
      color: '#1f8a70',
    },
    {
      title: worded(['Shop points', 'Shop-Punkte', 'Kaupan pisteitä', 'Poepunktid']),
      description: worded([
        'For what you like in the rewards shop',
        'Für das, was dir im Prämienshop gefällt',
        'Siihen, mistä pidät palkintokaupassa',
        'Selle jaoks, mis sulle auhinnapoes meeldib',
      ]),
      color: '#c2571a',
    },
  ],
  termsAndConditions: html({
    en: [
      'You take part from the moment you join until you leave. Rounds that end meanwhile count; what you have reached stays yours after you have left.',
      'Each 1.00 euro of real money staked, or its worth in your currency, is a point; what is left over counts towards the next one. Bonus money, free spins and demo play count for nothing.',
      'Days and weeks of missions are those of UTC, weeks begin on Monday. The prize of a completed mission can be claimed until a week after its day or week has ended.',
      'In a tournament counts the best single round with a stake of at least 0.10 euros that you begin after joining: its win divided by its stake. If two are equal, the earlier one is ahead. Players who may not play when it ends get no prize.',
      'Prizes other than shop points wait among your rewards for 30 days. The loyalty programme is not for players who are self-excluded or whose account is closed.',
    ],
    de: [
      'Du nimmst teil, sobald du mitmachst, und bis du aufhörst. Runden, die in dieser Zeit enden, zählen; was du erreicht hast, behältst du auch danach.',
      'Je 1,00 Euro eingesetztes Echtgeld, oder der Gegenwert in deiner Währung, ist ein Punkt; was übrig bleibt, zählt für den nächsten. Bonusgeld, Freispiele und der Demomodus zählen nicht.',
      'Tage und Wochen der Missionen richten sich nach UTC, die Woche beginnt am Montag. Den Preis einer erfüllten Mission kannst du dir bis eine Woche nach dem Ende ihres Tages oder ihrer Woche holen.',
      'Im Turnier zählt die beste einzelne Runde mit mindestens 0,10 Euro Einsatz, die du nach dem Beitritt beginnst: ihr Gewinn geteilt durch ihren Einsatz. Bei Gleichstand liegt die frühere vorn. Wer am Ende nicht spielen darf, erhält keinen Preis.',
      'Preise außer Shop-Punkten warten 30 Tage unter deinen Prämien. Das Treueprogramm ist nicht für Spieler, die sich selbst ausgeschlossen haben oder deren Konto geschlossen ist.',
    ],
    fi: [
      'Olet mukana liittymisestäsi lähtemiseesi asti. Sinä aikana päättyvät kierrokset lasketaan mukaan; saavuttamasi pysyy sinulla lähdettyäsikin.',
      'Jokainen panostettu 1,00 euroa oikeaa rahaa tai sen vastaava summa valuutassasi on piste; ylijäävä osa kartuttaa seuraavaa. Bonusrahaa, ilmaiskierroksia ja demopeliä ei lasketa.',
      'Tehtävien päivät ja viikot ovat UTC-ajassa, viikko alkaa maanantaista. Suoritetun tehtävän palkinnon voi lunastaa viikon ajan sen päivän tai viikon päätyttyä.',
      'Turnauksessa ratkaisee paras yksittäinen kierros, jonka panos on vähintään 0,10 euroa ja jonka aloitat liityttyäsi: sen voitto jaettuna panoksella. Tasatilanteessa aikaisempi on edellä. Pelaaja, joka ei turnauksen päättyessä saa pelata, ei saa palkintoa.',
      'Muut palkinnot kuin kaupan pisteet odottavat palkinnoissasi 30 päivää. Kanta-asiakasohjelma ei ole pelaajille, jotka ovat estäneet pelaamisensa tai joiden tili on suljettu.',
    ],
    et: [
      'Osaled liitumisest lahkumiseni. Arvesse lähevad voorud, mis selle aja jooksul lõpevad; saavutatu jääb sulle ka pärast lahkumist.',
      'Iga panustatud 1,00 eurot pärisraha või selle väärtus sinu vääringus annab punkti; ülejääk läheb järgmise arvele. Boonusraha, tasuta spinnid ja demomäng arvesse ei lähe.',
      'Ülesannete päevad ja nädalad on UTC järgi, nädal algab esmaspäeval. Täidetud ülesande auhinna saab kätte nädala jooksul pärast selle päeva või nädala lõppu.',
      'Turniiril loeb parim üksik voor, mille panus on vähemalt 0,10 eurot ja mida alustad pärast liitumist: selle võit jagatud panusega. Viigi korral on ees varasem. Mängija, kes turniiri lõppedes mängida ei tohi, auhinda ei saa.',
      'Muud auhinnad peale poepunktide ootavad sinu auhindade seas 30 päeva. Püsikliendiprogramm ei ole mängijatele, kes on endale mängukeelu seadnud või kelle konto on suletud.',
    ],
  }),
});
