/** What loads together for every player: one file in place of several that share most of their code. */
export { default as RewardsSection } from './history/RewardsSection.tsx';
export { default as RewardsWatch } from './list/RewardsWatch.tsx';
export { default as FreeSpinsBar } from './notices/FreeSpinsBar.tsx';
export { default as LobbyNotice } from './notices/LobbyNotice.tsx';
export { default as RewardsCount } from './notices/RewardsCount.tsx';
export { default as RewardsMenu } from './notices/RewardsMenu.tsx';
