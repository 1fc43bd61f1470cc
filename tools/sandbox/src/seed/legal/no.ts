import type { LegalTexts } from './shape.ts';

export const no: LegalTexts = (name) => ({
  'terms-and-conditions': {
    title: 'Vilkår',
    sections: [
      [
        '1. Hvem som kan spille',
        `Du kan ha én konto hos ${name}, i ditt eget navn, hvis du har nådd aldersgrensen der du bor, og det er tillatt å spille der.`,
        'Vi kontrollerer identiteten din før det første uttaket, og tidligere der loven krever det.',
      ],
      [
        '2. Pengene dine',
        'Saldoen din holdes atskilt fra våre egne penger. Et innskudd kan du spille for med en gang; et uttak går tilbake til betalingsmåten du brukte til innskuddet, der det er mulig.',
        'For penger som er knyttet til en bonus, gjelder egne vilkår, som vises sammen med bonusen.',
      ],
      [
        '3. Spill',
        'Hver runde avgjøres på spillets server. Hvis forbindelsen brytes, beholdes en åpen runde og fortsetter når du kommer tilbake.',
        'En feil i spillet gjør runden ugyldig: Innsatsene betales tilbake.',
      ],
      [
        '4. Grenser og pauser',
        'Du kan når som helst sette grenser, ta en pause eller utestenge deg. En grense som senkes, gjelder med en gang; en som heves, gjelder først etter en ventetid.',
      ],
      [
        '5. Lukke kontoen',
        'Du kan lukke kontoen når du vil; saldoen utbetales. Vi lukker kontoer som bryter disse vilkårene, og sier hvorfor.',
      ],
      ['6. Klager', 'Skriv først til kundeservice. Hvis vi ikke blir enige, avgjør et uavhengig organ saken.'],
    ],
  },
  'privacy-policy': {
    title: 'Personvernerklæring',
    sections: [
      [
        'Hva vi lagrer',
        `${name} lagrer det du oppgir ved registreringen, betalingene dine, rundene dine og hvordan du bruker lobbyen, så lenge loven krever det.`,
      ],
      [
        'Hvorfor vi lagrer det',
        'For å drive kontoen din, for å hindre svindel og hvitvasking og for å oppdage når spillingen gjør skade.',
      ],
      [
        'Hvem vi deler det med',
        'Betalingsleverandører, spillstudioer og myndigheter, som hver bare får det de trenger.',
      ],
      [
        'Informasjonskapsler',
        'De nødvendige holder deg innlogget. Andre settes bare hvis du samtykker, og du kan ombestemme deg nederst på siden.',
      ],
      [
        'Rettighetene dine',
        'Du kan se, rette og ta med deg opplysningene dine og, der loven tillater det, få dem slettet.',
      ],
    ],
  },
  'bonus-terms-and-conditions': {
    title: 'Bonusvilkår',
    sections: [
      [
        'Omsetning',
        `En bonus fra ${name} må omsettes så mange ganger som vilkårene for den sier, før den blir til ekte penger.`,
      ],
      [
        'Rekkefølge',
        'Ekte penger satses først, bonuspenger etterpå. Jackpotspill og livespill kan bare spilles med ekte penger.',
      ],
      ['Frist', 'En bonus som ikke omsettes innen fristen, utløper, sammen med det som er vunnet med den.'],
    ],
  },
  'jackpot-terms': {
    title: 'Jackpotvilkår',
    sections: [
      [
        'Deltakelse',
        `Spillere hos ${name} velger et bidrag som kommer i tillegg til hver runde de starter med ekte penger. Hva det koster, vises der det velges, og det trekkes fra saldoen sammen med runden.`,
        'Det kan slås av når som helst, på jackpotsiden og i hvert spill. Fra neste runde trekkes det ikke noe bidrag.',
      ],
      [
        'Gevinst',
        'Hver runde med bidrag kan vinne en pott, og vinnersjansen øker med bidraget; sjansene vises ved siden av pottene. Beløpet godskrives med en gang.',
      ],
      [
        'Grenser',
        'Bidrag teller med i tapsgrensene og overskrider aldri noen av dem. En runde der bidraget ikke er dekket, fortsetter uten bidrag og uten vinnersjanse.',
      ],
    ],
  },
});
