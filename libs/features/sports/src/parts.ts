/** What loads together for whoever opens the sportsbook's page: one file in place of several that share most of their code. */
export { default as SportsPage } from './page/SportsPage.tsx';
export { default as TopSportsBlock } from './block/TopSportsBlock.tsx';
