/** A name from an address, where the back end gives none: `book-of-dead` is “Book of dead”. */
export const nameOfSlug = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
