/** Games per request of a carousel (R-9-041). */
export const carouselPageSize = 10;
/** Slices that a carousel shows before it points to the list's own page (R-9-043, A-114). */
export const carouselSlices = 2;
/** Games per request of a studio, list or category page (R-9-041). */
export const gridPageSize = 30;
/** Games that the lobby remembers as recently played (R-9-023). */
export const recentlyPlayedLimit = 5;
/** Balance changes between two synchronisations of recently played games (R-7-019, A-018). */
export const balanceChangesPerSync = 3;
