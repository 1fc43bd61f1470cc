/** What loads together for whoever plays or opens the jackpot's page: one file in place of many that share most of their code. */
export { default as JackpotBackground } from './wins/JackpotBackground.tsx';
export { default as JackpotBar } from './bar/JackpotBar.tsx';
export { default as JackpotPage } from './page/JackpotPage.tsx';
