import { createHash } from 'node:crypto';
import { birthDateOf } from '../../store/players/personalNumbers.ts';
import type { PartnerPerson } from '../ports.ts';

/** People that the partners know; of others they make something up, the same each time. */
const people: Readonly<Record<string, readonly [firstName: string, lastName: string]>> = {
  '38001085718': ['Jaan', 'Saar'],
  '48003214719': ['Liis', 'Kask'],
  '131052-308T': ['Maija', 'Korhonen'],
};
const firstNames = ['Aino', 'Emil', 'Kadri', 'Mikko', 'Nora', 'Oskar', 'Sofia', 'Tarmo'];
const lastNames = ['Berg', 'Kallas', 'Laine', 'Mets', 'Niemi', 'Rand', 'Salo', 'Winter'];

export function personOf(personalNumber: string): PartnerPerson {
  const digest = createHash('sha256').update(personalNumber).digest();
  const pick = (list: readonly string[], index: number) => list[(digest[index] ?? 0) % list.length] ?? '';
  const [firstName, lastName] = people[personalNumber] ?? [pick(firstNames, 0), pick(lastNames, 1)];
  const madeUp = `19${60 + ((digest[2] ?? 0) % 40)}-0${1 + ((digest[3] ?? 0) % 9)}-1${(digest[4] ?? 0) % 10}`;
  return { personalNumber, firstName, lastName, dateOfBirth: birthDateOf(personalNumber) ?? madeUp };
}
