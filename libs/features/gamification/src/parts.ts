/** What loads together for every player: one file in place of several that share most of their code. */
export { default as GamificationWatch } from './level/GamificationWatch.tsx';
export { default as LoyaltyMenu } from './level/LoyaltyMenu.tsx';
export { default as LoyaltyOverview } from './level/LoyaltyOverview.tsx';
