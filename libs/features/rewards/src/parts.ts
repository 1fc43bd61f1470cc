/** What loads together for every player: one file in place of several that share most of their code. */
export { default as RewardsSection } from './history/RewardsSection.tsx';
export { default as RewardsWatch } from './list/RewardsWatch.tsx';
