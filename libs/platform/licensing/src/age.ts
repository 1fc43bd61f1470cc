import type { License } from '@lobby/contracts';
import { licenseRules } from './rules.ts';

const halfADay = 12 * 3_600_000;

/**
 * Whether somebody born on that day (YYYY-MM-DD) is as old as the licence wants, at a time in ms; born on February 29th, from
 * March 1st on.
 */
export function isOfAge(dateOfBirth: string, license: License, now: number): boolean {
  const [year = '', ...rest] = dateOfBirth.split('-');
  // The day where it begins last: in no time zone is anybody a day too young.
  const today = new Date(now - halfADay).toISOString().slice(0, 10);
  return [String(Number(year) + licenseRules[license].minimumAge), ...rest].join('-') <= today;
}
