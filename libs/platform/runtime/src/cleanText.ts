/** What NFKC would tear apart or change the meaning of: `12½`, `10⁵⁰`, `3º`, the accent that many type for an apostrophe. */
const OTHER_THAN_FORMS = /[^\p{No}\p{Sk}ªº]+/gu;

/**
 * A text that is typed, pasted or filled in, as it looks: without invisible characters, such as the direction marks and zero-width spaces
 * that are copied along; full-width letters, digits and signs in their plain form; one plain space for any white space, and none around it.
 */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(OTHER_THAN_FORMS, (part) => part.normalize('NFKC'))
    .replaceAll(/\s+/g, ' ')
    .trim();
