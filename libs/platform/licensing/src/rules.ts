import type { License } from '@lobby/contracts';

/** What a licence asks for beyond the gates, with the reason for each figure. */
interface LicenseRules {
  /** Youngest age at which play is allowed, in years: the general age for remote gambling under that licence. */
  minimumAge: number;
  /** May games be tried with play money behind an age confirmation? */
  demoPlay: 'anyone' | 'players';
}

export const licenseRules: Readonly<Record<License, LicenseRules>> = {
  anj: { minimumAge: 18, demoPlay: 'players' },
  cos: { minimumAge: 18, demoPlay: 'anyone' },
  crc: { minimumAge: 18, demoPlay: 'anyone' },
  est: { minimumAge: 21, demoPlay: 'players' },
  mga: { minimumAge: 18, demoPlay: 'anyone' },
};
