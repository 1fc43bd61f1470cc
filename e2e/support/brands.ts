/** The built brands under test. */
export const brands = ['infiniza', 'frenwall', 'herion', 'fortuneforge', 'elmst', 'elvel'] as const;
export type BrandId = (typeof brands)[number];

/** Brands whose players never sign in at the OpenID provider: their builds have no code of it. */
const withoutProvider: readonly BrandId[] = ['herion', 'fortuneforge', 'elmst'];
export const hasProvider = (brand: BrandId): boolean => !withoutProvider.includes(brand);
