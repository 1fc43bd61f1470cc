/** The three pages, which share the embedded widget. */
export { default as LoyaltyPage } from './loyalty/LoyaltyPage.tsx';
export { default as MissionsPage } from './page/MissionsPage.tsx';
export { default as TournamentsPage } from './page/TournamentsPage.tsx';
