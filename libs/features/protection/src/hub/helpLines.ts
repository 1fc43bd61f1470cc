/** Free help for people who gamble and for those around them. */
export interface HelpLine {
  name: string;
  /** As it is written in its country; null where help comes in writing alone. */
  phone: string | null;
  url: string;
}

/**
 * By country, ISO 3166-1 alpha-2, and in Canada by province. A country of which no public line is known for sure is left
 * out: its players find the international ones.
 */
const helpLines: Readonly<Record<string, readonly HelpLine[]>> = {
  // https://www.spielsuchthilfe.at/zahlen_und_fakten.html
  AT: [{ name: 'Spielsuchthilfe', phone: '01 544 13 57', url: 'https://www.spielsuchthilfe.at' }],
  // https://www.gamblingsupportbc.ca
  'CA-BC': [{ name: 'Gambling Support BC', phone: '1-888-795-6111', url: 'https://www.gamblingsupportbc.ca' }],
  // https://www.connexontario.ca
  'CA-ON': [{ name: 'ConnexOntario', phone: '1-866-531-2600', url: 'https://www.connexontario.ca' }],
  // https://aidejeu.ca
  'CA-QC': [{ name: 'Jeu : aide et référence', phone: '1-800-461-0140', url: 'https://aidejeu.ca' }],
  // Of the Government of Saskatchewan: https://www.slga.com/about-slga/responsible-gambling
  'CA-SK': [{ name: 'Problem Gambling Help Line', phone: '1-800-306-6789', url: 'https://www.spgh.ca' }],
  // https://www.sos-spielsucht.ch
  CH: [{ name: 'SOS Spielsucht', phone: '0800 040 080', url: 'https://www.sos-spielsucht.ch' }],
  // The federal institute of public health (BIÖG): https://www.check-dein-spiel.de
  DE: [{ name: 'Check dein Spiel', phone: '0800 1 37 27 00', url: 'https://www.check-dein-spiel.de' }],
  // https://15410.ee
  EE: [{ name: 'Hasartmängusõltuvuse Nõustamiskeskus', phone: '15410', url: 'https://15410.ee' }],
  // https://www.peluuri.fi
  FI: [{ name: 'Peluuri', phone: '0800 100 101', url: 'https://www.peluuri.fi' }],
  // Santé publique France: https://www.joueurs-info-service.fr
  FR: [{ name: 'Joueurs Info Service', phone: '09 74 75 13 13', url: 'https://www.joueurs-info-service.fr' }],
  // https://www.gamcare.org.uk
  GB: [{ name: 'National Gambling Helpline', phone: '0808 8020 133', url: 'https://www.gamcare.org.uk' }],
  // Istituto Superiore di Sanità: https://usciredalgioco.iss.it
  IT: [{ name: 'Telefono Verde Nazionale', phone: '800 55 88 22', url: 'https://usciredalgioco.iss.it' }],
  // https://hjelpelinjen.no
  NO: [{ name: 'Hjelpelinjen', phone: '800 800 40', url: 'https://hjelpelinjen.no' }],
  // https://www.gamblinghelpline.co.nz
  NZ: [{ name: 'Gambling Helpline', phone: '0800 654 655', url: 'https://www.gamblinghelpline.co.nz' }],
  // https://responsiblegambling.org.za
  ZA: [
    {
      name: 'National Responsible Gambling Programme',
      phone: '0800 006 008',
      url: 'https://responsiblegambling.org.za',
    },
  ],
};

/** Help in many languages, for players of every country. */
const international: readonly HelpLine[] = [
  // Text-based support in some thirty languages: https://www.gamblingtherapy.org
  { name: 'Gambling Therapy', phone: null, url: 'https://www.gamblingtherapy.org' },
  // Meetings by country: https://www.gamblersanonymous.org
  { name: 'Gamblers Anonymous', phone: null, url: 'https://www.gamblersanonymous.org' },
];

/** Those of the market first, then the international ones. */
export function helpLinesOf({ country, subDivision }: { country: string; subDivision: string | null }): HelpLine[] {
  const keys = [`${country}-${subDivision}`, country].filter((key) => Object.hasOwn(helpLines, key));
  return [...keys.flatMap((key) => helpLines[key] ?? []), ...international];
}
