import type { License } from '@lobby/contracts';

/** What a licence requires beyond the gates, with the reason for each figure. */
interface LicenseRules {
  /** Youngest age at which play is allowed, in years: the general age for remote gambling under that licence. */
  minimumAge: number;
  /** May games be tried with play money behind an age confirmation? */
  demoPlay: 'anyone' | 'players';
  /** Who grants the licence: named at the foot of each page, with a link. Null where no public register is known. */
  authority: { name: string; url: string } | null;
  /**
   * A warning whose words the law gives, in its language (BCP 47); beside the lobby's own. It is the licence's, not the
   * visitor's country's: whoever holds it shows it to all.
   */
  warning: { language: string; text: string } | null;
}

export const licenseRules: Readonly<Record<License, LicenseRules>> = {
  anj: {
    minimumAge: 18,
    demoPlay: 'players',
    // https://anj.fr
    authority: { name: 'Autorité nationale des jeux', url: 'https://anj.fr' },
    // One of the two messages of the Arrêté du 8 juin 2010 (JORF n° 0131), art. 1 and 2, which may not be altered.
    warning: {
      language: 'fr',
      text: 'Jouer comporte des risques : endettement, isolement, dépendance. Pour être aidé, appelez le 09-74-75-13-13 (appel non surtaxé).',
    },
  },
  cos: { minimumAge: 18, demoPlay: 'anyone', authority: null, warning: null },
  crc: { minimumAge: 18, demoPlay: 'anyone', authority: null, warning: null },
  est: {
    minimumAge: 21,
    demoPlay: 'players',
    // Licences for gambling are the Tax and Customs Board's: https://www.emta.ee
    authority: { name: 'Maksu- ja Tolliamet', url: 'https://www.emta.ee' },
    // Of the warning in § 29² (2) of the Advertising Act (Reklaamiseadus), without its sentences about advertisements:
    // https://www.ttja.ee
    warning: {
      language: 'et',
      text: 'Hasartmäng pole sobiv viis rahaliste probleemide lahendamiseks. Tutvuge reeglitega ja käituge vastutustundlikult!',
    },
  },
  // https://www.mga.org.mt. No market's own words are required.
  mga: {
    minimumAge: 18,
    demoPlay: 'anyone',
    authority: { name: 'Malta Gaming Authority', url: 'https://www.mga.org.mt' },
    warning: null,
  },
};
