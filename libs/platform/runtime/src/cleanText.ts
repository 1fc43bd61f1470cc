/** What NFKC would tear apart or change the meaning of: `12½`, `10⁵⁰`, `3º`, the accent that many type for an apostrophe. */
const OTHER_THAN_FORMS = /[^\p{No}\p{Sk}ªº]+/gu;

/** Those in whose names a joiner says how the letters beside it are written, such as Persian's and Sinhala's. */
const joiningScripts = [
  'Arab',
  'Syrc',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Mymr',
  'Khmr',
];
const LETTER = String.raw`(?!\p{N})[${joiningScripts.map((script) => String.raw`\p{scx=${script}}`).join('')}]`;
/** A letter that is joined to the next one, or else what shows nothing. */
const INVISIBLE = new RegExp(String.raw`(${LETTER}[\u200c\u200d])(?=${LETTER})|\p{Default_Ignorable_Code_Point}`, 'gu');

/**
 * A text that is typed, pasted or filled in, as it looks: without invisible characters, such as the direction marks and zero-width spaces
 * that are copied along, but with the joiners of names that need them; full-width letters, digits and signs in their plain form; one plain space for any white space, and none around it.
 */
export const cleanText = (text: string): string =>
  text
    .replaceAll(INVISIBLE, (_, joined: string | undefined) => joined ?? '')
    .replaceAll(OTHER_THAN_FORMS, (part) => part.normalize('NFKC'))
    .replaceAll(/\s+/g, ' ')
    .trim();
