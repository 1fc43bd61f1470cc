import type { LegalTexts } from './shape.ts';

// The brand's name follows a noun or is the subject, so that it needs no case ending.
export const et: LegalTexts = (name) => ({
  'terms-and-conditions': {
    title: 'Kasutustingimused',
    sections: [
      [
        '1. Kes võib mängida',
        `Mängukeskkonnas ${name} võib sul olla üks konto, mis on sinu enda nimel, kui oled jõudnud oma elukohas nõutavasse vanusesse ja mängimine on seal lubatud.`,
        'Kontrollime sinu isikusamasust enne esimest väljamakset, seaduse nõudel ka varem.',
      ],
      [
        '2. Sinu raha',
        'Sinu saldot hoitakse meie enda rahast lahus. Sissemaksega saad kohe mängida; väljamakse läheb võimaluse korral tagasi sellele makseviisile, millega sissemakse tegid.',
        'Boonusega seotud rahale kehtivad eraldi tingimused, mis on näha boonuse juures.',
      ],
      [
        '3. Mängud',
        'Iga voor otsustatakse mängu serveris. Kui ühendus katkeb, pooleli jäänud voor säilib ja jätkub, kui tagasi tuled.',
        'Rikke korral on voor kehtetu: panused tagastatakse.',
      ],
      [
        '4. Limiidid ja pausid',
        'Võid igal ajal määrata limiite, teha mängupausi või seada endale mängukeelu. Vähendatud limiit hakkab kehtima kohe, suurendatud alles ooteaja järel.',
      ],
      [
        '5. Konto sulgemine',
        'Võid konto sulgeda, millal soovid; saldo makstakse sulle välja. Sulgeme kontod, millega neid tingimusi rikutakse, ja teatame põhjuse.',
      ],
      [
        '6. Kaebused',
        'Kirjuta kõigepealt meie klienditoele. Kui me kokkuleppele ei jõua, lahendab vaidluse sõltumatu organ.',
      ],
    ],
  },
  'privacy-policy': {
    title: 'Privaatsuspoliitika',
    sections: [
      [
        'Mida me säilitame',
        `${name} säilitab sinu registreerumisel antud andmeid, makseid, mänguvoore ja teavet selle kohta, kuidas sa mängukeskkonda kasutad, nii kaua, kui seadus seda nõuab.`,
      ],
      [
        'Miks me seda säilitame',
        'Et hallata sinu kontot, tõkestada pettusi ja rahapesu ning märgata, millal mängimine kahju teeb.',
      ],
      [
        'Kellele me andmeid edastame',
        'Makseteenuse pakkujatele, mängustuudiotele ja ametiasutustele, igaühele ainult vajalikud andmed.',
      ],
      [
        'Küpsised',
        'Vajalikud küpsised hoiavad sind sisselogituna. Teised salvestatakse ainult sinu nõusolekul ja sa võid oma valikut lehe jaluses muuta.',
      ],
      [
        'Sinu õigused',
        'Võid oma andmetega tutvuda, neid parandada ja kaasa võtta ning, kui seadus seda lubab, lasta need kustutada.',
      ],
    ],
  },
  'bonus-terms-and-conditions': {
    title: 'Boonustingimused',
    sections: [
      [
        'Läbimängimine',
        `Boonus, mille ${name} sulle annab, tuleb läbi mängida nii mitu korda, kui selle tingimustes on kirjas, enne kui see pärisrahaks muutub.`,
      ],
      [
        'Järjekord',
        'Kõigepealt läheb panusteks pärisraha, seejärel boonusraha. Jackpoti- ja live-mänge saab mängida ainult pärisrahaga.',
      ],
      ['Tähtaeg', 'Boonus, mida õigel ajal läbi ei mängita, aegub koos sellest saadud võitudega.'],
    ],
  },
  'jackpot-terms': {
    title: 'Jackpoti tingimused',
    sections: [
      [
        'Osalemine',
        `Mängukeskkonna ${name} mängijad valivad osamakse, mis lisandub igale pärisrahaga alustatud voorule. Hind on näha seal, kus osamakse valitakse, ja osamakse võetakse saldost koos vooruga.`,
        'Osalemise saab igal ajal välja lülitada, jackpoti lehel ja igas mängus. Alates järgmisest voorust osamakseid ei võeta.',
      ],
      [
        'Võitmine',
        'Iga osamaksega voor võib võita ühe jackpoti; võimalus kasvab osamaksega ja on näha jackpottide kõrval. Summa kantakse kohe kontole.',
      ],
      [
        'Limiidid',
        'Osamaksed lähevad kaotuslimiitide arvele ega ületa neid kunagi. Voor, mille osamakseks rahast ei piisa, jätkub ilma osamakse ja ilma võimaluseta.',
      ],
    ],
  },
});
