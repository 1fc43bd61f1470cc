import type { PageDocument } from '../store/base/content.ts';
import { html } from '../store/base/wording.ts';

/** Texts of the jackpot and raffle pages, which say what the platform really does. */

/** What a round costs, by the brand's kind of contribution. */
const price = (asPercentage: boolean) =>
  asPercentage
    ? {
        en: 'Per round, 1, 2 or 5 % of the real money that you stake goes to the pots, on top of the stake. Fractions of a cent add up until they are a whole one.',
        de: 'Pro Runde gehen 1, 2 oder 5 % des eingesetzten Echtgelds in die Töpfe, zusätzlich zum Einsatz. Bruchteile eines Cents sammeln sich, bis sie einen ganzen ergeben.',
        fi: 'Joka kierroksella potteihin menee 1, 2 tai 5 % panostamastasi oikeasta rahasta panoksen päälle. Sentin murto-osat kertyvät, kunnes niistä tulee kokonainen.',
        et: 'Iga vooruga läheb jackpottidesse 1, 2 või 5% sinu panustatud pärisrahast, panusele lisaks. Sendi murdosad kogunevad, kuni neist saab terve sent.',
      }
    : {
        en: 'Each round that you start with real money costs 0.10, 0.20 or 0.50 euros on top of the stake, converted to your currency.',
        de: 'Jede Runde, die du mit Echtgeld beginnst, kostet zusätzlich zum Einsatz 0,10, 0,20 oder 0,50 Euro, umgerechnet in deine Währung.',
        fi: 'Jokainen oikealla rahalla aloittamasi kierros maksaa panoksen lisäksi 0,10, 0,20 tai 0,50 euroa valuutassasi.',
        et: 'Iga pärisrahaga alustatud voor maksab lisaks panusele 0,10, 0,20 või 0,50 eurot, arvestatud sinu vääringusse.',
      };

export function jackpotPage(asPercentage: boolean): PageDocument {
  const cost = price(asPercentage);
  return {
    enabled: true,
    titleRows: [
      { en: 'One bet,', de: 'Ein Einsatz,', fi: 'Yksi panos,', et: 'Üks panus,' },
      { en: 'four jackpots', de: 'vier Jackpots', fi: 'neljä jättipottia', et: 'neli jackpotti' },
    ],
    text: html({
      en: [
        'Choose your contribution, play any game with real money, and each round can win one of the pots. The higher the contribution, the higher the chance.',
        cost.en,
        'Switch the jackpot off here or in a game whenever you like: from the next round on it costs nothing.',
      ],
      de: [
        'Wähle deinen Beitrag, spiele ein beliebiges Spiel mit Echtgeld, und jede Runde kann einen der Töpfe gewinnen. Je höher der Beitrag, desto höher die Chance.',
        cost.de,
        'Schalte den Jackpot hier oder im Spiel aus, wann immer du willst: Ab der nächsten Runde kostet er nichts mehr.',
      ],
      fi: [
        'Valitse osuutesi, pelaa mitä tahansa peliä oikealla rahalla, ja jokainen kierros voi voittaa yhden poteista. Mitä suurempi osuus, sitä suurempi mahdollisuus.',
        cost.fi,
        'Kytke jättipotti pois päältä täällä tai pelissä milloin haluat: seuraavasta kierroksesta alkaen se ei maksa mitään.',
      ],
      et: [
        'Vali osamakse, mängi mis tahes mängu pärisrahaga ja iga voor võib võita ühe jackpoti. Mida suurem osamakse, seda suurem võimalus.',
        cost.et,
        'Lülita jackpot siin või mängus välja, millal soovid: alates järgmisest voorust ei maksa see midagi.',
      ],
    }),
    termsAndConditions: html({
      en: [
        'For a contribution of 1.00 euro, one round in 1,000,000 wins EPIC on average, one in 40,000 SUPER, one in 4,000 MINI and one in 10,000 SHARED. Smaller contributions have a chance that is smaller in proportion.',
        'After a win the pots start again with 250,000, 5,000, 200 and 1,000 euros. Wins are credited at once in the currency of your wallet, rounded down to its smallest unit.',
        'Where the community takes part, it gets 10 % of a pot that is won, in equal parts for the others who have contributed within the last hour.',
        'Bonus money neither contributes nor wins. A round whose contribution your real money does not cover, or that would exceed a loss limit of yours, goes on without contribution and chance. Contributions are not paid back.',
      ],
      de: [
        'Bei einem Beitrag von 1,00 Euro gewinnt im Durchschnitt eine von 1 000 000 Runden EPIC, eine von 40 000 SUPER, eine von 4000 MINI und eine von 10 000 SHARED. Bei kleineren Beiträgen ist die Chance im gleichen Verhältnis kleiner.',
        'Nach einem Gewinn beginnen die Töpfe wieder mit 250 000, 5000, 200 und 1000 Euro. Gewinne werden sofort in der Währung deines Guthabens gutgeschrieben, abgerundet auf deren kleinste Einheit.',
        'Wo die Community teilnimmt, erhält sie 10 % eines gewonnenen Topfes, zu gleichen Teilen für die anderen, die in der letzten Stunde beigetragen haben.',
        'Bonusgeld trägt nichts bei und gewinnt nichts. Eine Runde, deren Beitrag dein Echtgeld nicht deckt oder die eines deiner Verlustlimits überschreiten würde, läuft ohne Beitrag und ohne Chance weiter. Beiträge werden nicht erstattet.',
      ],
      fi: [
        'Kun osuus on 1,00 euroa, keskimäärin yksi kierros 1 000 000:sta voittaa EPIC-potin, yksi 40 000:sta SUPER-potin, yksi 4 000:sta MINI-potin ja yksi 10 000:sta SHARED-potin. Pienemmillä osuuksilla mahdollisuus on samassa suhteessa pienempi.',
        'Voiton jälkeen potit alkavat uudelleen 250 000, 5 000, 200 ja 1 000 eurosta. Voitot hyvitetään heti saldosi valuutassa, pyöristettynä alaspäin sen pienimpään yksikköön.',
        'Kun yhteisö on mukana, se saa 10 % voitetusta potista tasan jaettuna muille, jotka ovat osallistuneet viimeisen tunnin aikana.',
        'Bonusraha ei kartuta potteja eikä voita niitä. Kierros, jonka osuuteen oikea rahasi ei riitä tai joka ylittäisi tappiorajasi, jatkuu ilman osuutta ja voittomahdollisuutta. Osuuksia ei palauteta.',
      ],
      et: [
        'Kui osamakse on 1,00 eurot, võidab keskmiselt üks voor 1 000 000-st jackpoti EPIC, üks 40 000-st SUPER, üks 4000-st MINI ja üks 10 000-st SHARED. Väiksema osamaksega on võimalus samas suhtes väiksem.',
        'Pärast võitu algavad jackpotid taas 250 000, 5000, 200 ja 1000 eurost. Võit kantakse kohe sinu saldo vääringus kontole, allapoole ümardatuna selle väikseima ühikuni.',
        'Kui kogukond osaleb, saab see võidetud jackpotist 10%, võrdsetes osades teistele, kes on viimase tunni jooksul osamakseid teinud.',
        'Boonusraha ei kasvata jackpotte ega võida neid. Voor, mille osamakseks sinu pärisrahast ei piisa või mis ületaks sinu kaotuslimiidi, jätkub ilma osamakse ja võiduvõimaluseta. Osamakseid ei tagastata.',
      ],
    }),
  };
}

export const rafflePage: PageDocument = {
  enabled: true,
  text: html({
    en: [
      'Three draws run all the time: one each hour, one each day and one each week. Play any game, and every euro that you stake is a ticket for all three.',
      'Taking part costs nothing beyond your stakes, and you can win with a single ticket.',
    ],
    de: [
      'Drei Ziehungen laufen immer: eine jede Stunde, eine jeden Tag und eine jede Woche. Spiele ein beliebiges Spiel, und jeder eingesetzte Euro ist ein Los für alle drei.',
      'Die Teilnahme kostet nichts außer deinen Einsätzen, und schon ein einziges Los kann gewinnen.',
    ],
    fi: [
      'Kolme arvontaa on aina käynnissä: yksi joka tunti, yksi joka päivä ja yksi joka viikko. Pelaa mitä tahansa peliä, ja jokainen panostamasi euro on arpa kaikkiin kolmeen.',
      'Osallistuminen ei maksa mitään panostesi lisäksi, ja jo yhdellä arvalla voi voittaa.',
    ],
    et: [
      'Kolm loosimist käib kogu aeg: üks iga tunni, üks iga päeva ja üks iga nädala kohta. Mängi mis tahes mängu ja iga panustatud euro on pilet kõigisse kolme.',
      'Osalemine ei maksa peale sinu panuste midagi ja võita võib juba ühe piletiga.',
    ],
  }),
  termsAndConditions: html({
    en: [
      'You get one ticket for each 1.00 euro staked, or its worth in your currency; what is left over counts towards your next ticket of the same draw. Demo play earns none.',
      'Tickets count for the draw in which they were earned; the next draw begins without tickets. Hours, days and weeks are those of UTC, weeks begin on Monday.',
      'One ticket of all players is drawn at random. The prize is credited at once in the currency of your wallet, rounded down to its smallest unit. Players who may not play at the time of the draw do not take part.',
    ],
    de: [
      'Für je 1,00 Euro Einsatz, oder den Gegenwert in deiner Währung, erhältst du ein Los; was übrig bleibt, zählt für das nächste Los derselben Ziehung. Im Demomodus gibt es keine.',
      'Lose gelten für die Ziehung, in der sie gesammelt wurden; die nächste Ziehung beginnt ohne Lose. Stunden, Tage und Wochen richten sich nach UTC, die Woche beginnt am Montag.',
      'Aus den Losen aller Spieler wird eines zufällig gezogen. Der Gewinn wird sofort in der Währung deines Guthabens gutgeschrieben, abgerundet auf deren kleinste Einheit. Wer zur Zeit der Ziehung nicht spielen darf, nimmt nicht teil.',
    ],
    fi: [
      'Saat yhden arvan jokaista panostettua 1,00 euroa tai sen vastaavaa summaa kohden; ylijäävä osa kartuttaa saman arvonnan seuraavaa arpaasi. Demopelistä ei saa arpoja.',
      'Arvat ovat mukana siinä arvonnassa, jonka aikana ne on ansaittu; seuraava arvonta alkaa ilman arpoja. Tunnit, päivät ja viikot ovat UTC-ajassa, viikko alkaa maanantaista.',
      'Kaikkien pelaajien arvoista arvotaan yksi. Palkinto hyvitetään heti saldosi valuutassa, pyöristettynä alaspäin sen pienimpään yksikköön. Pelaaja, joka ei arvontahetkellä saa pelata, ei ole mukana.',
    ],
    et: [
      'Iga panustatud 1,00 euro või selle väärtuse eest sinu vääringus saad ühe pileti; ülejääk läheb sama loosimise järgmise pileti arvele. Demomäng pileteid ei anna.',
      'Piletid kehtivad loosimisel, mille ajal need teeniti; järgmine loosimine algab ilma piletiteta. Tunnid, päevad ja nädalad on UTC järgi, nädal algab esmaspäeval.',
      'Kõigi mängijate piletitest loositakse välja üks. Auhind kantakse kohe sinu saldo vääringus kontole, allapoole ümardatuna selle väikseima ühikuni. Mängija, kes loosimise ajal mängida ei tohi, loosimises ei osale.',
    ],
  }),
};
