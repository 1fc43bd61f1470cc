/** Personal numbers: written in many ways, and with a birth date in Estonia and Finland. */

/** 4 to 20 letters, digits, dashes and plus signs; other countries write them in other ways. */
export function parsePersonalNumber(written: string): string | undefined {
  const trimmed = written.replaceAll(/\s/g, '').toUpperCase();
  return /^[\p{L}\d+-]{4,20}$/u.test(trimmed) ? trimmed : undefined;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** @param serial 0 to 999 */
export function estonianNumber(dateOfBirth: string, isFemale: boolean, serial: number): string {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const century = (Math.floor(year / 100) - 18) * 2 + (isFemale ? 2 : 1);
  const digits = `${century}${two(year % 100)}${two(month)}${two(day)}${String(serial).padStart(3, '0')}`;
  const sum = (weights: readonly number[]) =>
    weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0) % 11;
  const first = sum([1, 2, 3, 4, 5, 6, 7, 8, 9, 1]);
  const second = sum([3, 4, 5, 6, 7, 8, 9, 1, 2, 3]);
  return `${digits}${first < 10 ? first : second % 10}`;
}

const finnishSigns = '0123456789ABCDEFHJKLMNPRSTUVWXY';
const finnishCenturies = { 18: '+', 19: '-', 20: 'A' } as const;

/** @param serial 2 to 899: odd for men */
export function finnishNumber(dateOfBirth: string, serial: number): string {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const date = two(day) + two(month) + two(year % 100);
  const individual = String(serial).padStart(3, '0');
  const century = finnishCenturies[Math.floor(year / 100) as keyof typeof finnishCenturies];
  return `${date}${century}${individual}${finnishSigns[Number(date + individual) % 31]}`;
}

/** YYYY-MM-DD, of an Estonian or Finnish number; undefined for others. */
export function birthDateOf(personalNumber: string): string | undefined {
  const estonian = /^([1-8])(\d{2})(\d{2})(\d{2})\d{4}$/.exec(personalNumber);
  if (estonian) {
    const [, century, year, month, day] = estonian;
    return existing(`${17 + Math.ceil(Number(century) / 2)}${year}-${month}-${day}`);
  }
  const finnish = /^(\d{2})(\d{2})(\d{2})([+A-])\d{3}[\dA-Z]$/.exec(personalNumber);
  if (!finnish) return undefined;
  const [, day, month, year, sign] = finnish;
  const century = Object.entries(finnishCenturies).find(([, each]) => each === sign)?.[0];
  return existing(`${century}${year}-${month}-${day}`);
}

const existing = (day: string): string | undefined => {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
};
