const SHOWN = 2;
/** Always as many, so that the length does not show either. */
const MASK = '••••••••';

/** The last two characters of a personal number; none of one that is too short to hide the rest. */
export function visibleEnd(ssn: string): string {
  const characters = [...ssn.trim()];
  return characters.length >= 3 * SHOWN ? characters.slice(-SHOWN).join('') : '';
}

/** A personal number of which only the end can be read. */
export const maskPersonalNumber = (ssn: string): string => MASK + visibleEnd(ssn);
