/** Figures on other pages and the terms, without the code of the player's part. */
export { default as JackpotBlock } from './block/JackpotBlock.tsx';
export { default as JackpotTermsPage } from './page/JackpotTermsPage.tsx';
export { default as ListPots } from './block/ListPots.tsx';
