/** What loads together: one file in place of several that share most of their code. */
export { default as RaffleBlock } from './block/RaffleBlock.tsx';
export { default as RafflePage } from './page/RafflePage.tsx';
export { default as RaffleWinWatch } from './wins/RaffleWinWatch.tsx';
export { default as TicketBar } from './tickets/TicketBar.tsx';
