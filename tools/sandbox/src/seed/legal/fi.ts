import type { LegalTexts } from './shape.ts';

// The brand's name is part of a compound or the subject, so that it needs no case ending.
export const fi: LegalTexts = (name) => ({
  'terms-and-conditions': {
    title: 'Käyttöehdot',
    sections: [
      [
        '1. Kuka saa pelata',
        `Sinulla saa olla yksi ${name}-tili, omalla nimelläsi, jos olet täyttänyt asuinpaikassasi vaaditun iän ja pelaaminen on siellä sallittua.`,
        'Tarkistamme henkilöllisyytesi ennen ensimmäistä kotiutusta tai jo aiemmin, jos laki sitä edellyttää.',
      ],
      [
        '2. Rahasi',
        'Pidämme saldosi erillään omista varoistamme. Talletuksella voit pelata heti; kotiutus maksetaan mahdollisuuksien mukaan takaisin sille maksutavalle, jolla talletit.',
        'Bonukseen sidotuilla rahoilla on omat ehtonsa, jotka näytetään bonuksen yhteydessä.',
      ],
      [
        '3. Pelit',
        'Jokainen kierros ratkaistaan pelin palvelimella. Jos yhteys katkeaa, kesken jäänyt kierros säilyy ja jatkuu, kun palaat.',
        'Toimintahäiriö mitätöi kierroksen: panokset palautetaan.',
      ],
      [
        '4. Rajat ja tauot',
        'Voit milloin tahansa asettaa rajoja, pitää pelitauon tai asettaa itsellesi pelieston. Alennettu raja tulee voimaan heti, korotettu vasta odotusajan jälkeen.',
      ],
      [
        '5. Tilin sulkeminen',
        'Voit sulkea tilisi milloin haluat; saldo maksetaan sinulle. Suljemme tilit, joilla rikotaan näitä ehtoja, ja kerromme syyn.',
      ],
      [
        '6. Valitukset',
        'Kirjoita ensin asiakaspalveluumme. Jos emme pääse yksimielisyyteen, asian ratkaisee riippumaton taho.',
      ],
    ],
  },
  'privacy-policy': {
    title: 'Tietosuojaseloste',
    sections: [
      [
        'Mitä säilytämme',
        `${name} säilyttää rekisteröityessäsi antamasi tiedot, maksusi, pelikierroksesi ja tiedot siitä, miten käytät aulaa, niin kauan kuin laki sitä edellyttää.`,
      ],
      [
        'Miksi säilytämme',
        'Jotta voimme ylläpitää tiliäsi, estää petoksia ja rahanpesua ja huomata, milloin pelaaminen aiheuttaa haittaa.',
      ],
      [
        'Kenelle luovutamme tietoja',
        'Maksupalveluille, pelistudioille ja viranomaisille, kullekin vain tarpeelliset tiedot.',
      ],
      [
        'Evästeet',
        'Välttämättömät evästeet pitävät sinut kirjautuneena. Muut asetetaan vain, jos suostut niihin, ja voit muuttaa valintaasi sivun alareunassa.',
      ],
      ['Oikeutesi', 'Voit tarkastella ja oikaista tietojasi, ottaa ne mukaasi ja, jos laki sen sallii, poistattaa ne.'],
    ],
  },
  'bonus-terms-and-conditions': {
    title: 'Bonusehdot',
    sections: [
      [
        'Kierrätys',
        `${name}-bonus on kierrätettävä niin monta kertaa kuin sen ehdoissa sanotaan, ennen kuin se muuttuu oikeaksi rahaksi.`,
      ],
      [
        'Järjestys',
        'Ensin panostetaan oikeaa rahaa ja vasta sitten bonusrahaa. Jättipotti- ja live-pelejä voi pelata vain oikealla rahalla.',
      ],
      ['Määräaika', 'Jos bonusta ei kierrätetä määräajassa, se raukeaa, ja samalla raukeavat sillä saadut voitot.'],
    ],
  },
  'jackpot-terms': {
    title: 'Jättipotin ehdot',
    sections: [
      [
        'Osallistuminen',
        `${name}-pelaajat valitsevat osuuden, joka lisätään jokaiseen oikealla rahalla aloitettuun kierrokseen. Hinta näkyy siellä, missä osuus valitaan, ja osuus veloitetaan saldosta kierroksen yhteydessä.`,
        'Osallistumisen voi lopettaa milloin tahansa jättipottisivulla ja jokaisessa pelissä. Seuraavasta kierroksesta alkaen osuuksia ei enää peritä.',
      ],
      [
        'Voittaminen',
        'Jokainen kierros, josta maksetaan osuus, voi voittaa yhden poteista. Mahdollisuus kasvaa osuuden mukana, ja todennäköisyydet näkyvät pottien vieressä. Summa hyvitetään heti.',
      ],
      [
        'Rajat',
        'Osuudet lasketaan tappiorajoihin eivätkä koskaan ylitä niitä. Kierros, jonka osuuteen raha ei riitä, jatkuu ilman osuutta ja ilman voittomahdollisuutta.',
      ],
    ],
  },
});
