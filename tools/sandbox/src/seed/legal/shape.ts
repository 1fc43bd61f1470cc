export const legalSlugs = [
  'terms-and-conditions',
  'privacy-policy',
  'bonus-terms-and-conditions',
  'jackpot-terms',
] as const;

export interface LegalText {
  title: string;
  sections: readonly (readonly [heading: string, ...paragraphs: string[]])[];
}

/** All documents in one language, for a brand's name. */
export type LegalTexts = (name: string) => Readonly<Record<(typeof legalSlugs)[number], LegalText>>;
