/** Personal numbers: written in many ways, and with a birth date in Estonia, Finland and Norway. */

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

const weighted = (digits: string, weights: string): number =>
  [...weights].reduce((sum, weight, index) => sum + Number(weight) * Number(digits[index]), 0) % 11;

function estonianBirth(number: string): string | undefined {
  if (!/^[1-8]\d{10}$/.test(number)) return undefined;
  const first = weighted(number, '1234567891');
  const second = first === 10 ? weighted(number, '3456789123') : first;
  return Number(number.at(-1)) === second % 10 ? birthDateOf(number) : undefined;
}

function finnishBirth(number: string): string | undefined {
  const [, date = '', sign = '', individual = '', mark] = /^(\d{6})([-+A-FU-Y])(\d{3})([\dA-Y])$/.exec(number) ?? [];
  if (mark === undefined || finnishSigns[Number(date + individual) % 31] !== mark) return undefined;
  // Further signs of the same centuries, since 2023.
  const first = sign.replace(/[U-Y]/, '-').replace(/[B-F]/, 'A');
  return birthDateOf(`${date}${first}${individual}${mark}`);
}

/** Also the numbers of people who live there for a while, with 40 more on the day or the month. */
function norwegianBirth(number: string): string | undefined {
  if (!/^\d{11}$/.test(number)) return undefined;
  if (weighted(number, '3761894521') !== 0 || weighted(number, '54327654321') !== 0) return undefined;
  const [day = 0, month = 0, year = 0] = number.match(/\d\d/g)?.map(Number) ?? [];
  const person = Number(number.slice(6, 9));
  const century = person < 500 || (person >= 900 && year >= 40) ? 19 : person < 750 && year > 54 ? 18 : 20;
  return existing(`${century}${two(year)}-${two(month % 40)}-${two(day % 40)}`);
}

/** The countries whose numbers the platform can check. */
export const countriesWithNumbers: readonly string[] = ['EE', 'FI', 'NO'];

/** The dates of birth that a compact number can stand for: those of every known country whose checksum it has. */
export const checkedBirthDates = (number: string): string[] =>
  [estonianBirth(number), finnishBirth(number), norwegianBirth(number)].filter((date) => date !== undefined);

/** One spelling for each number: no spaces and, but for the Finnish sign of the century, no dashes. */
export function compactPersonalNumber(written: string): string {
  const spaceless = written.replaceAll(/\s/g, '').toUpperCase();
  return finnishBirth(spaceless) === undefined ? spaceless.replaceAll('-', '') : spaceless;
}
