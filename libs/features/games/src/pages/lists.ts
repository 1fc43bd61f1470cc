/** Pages of lists, categories and studios: one file in place of seven small ones. */
export { default as GameCategoriesPage } from './GameCategoriesPage.tsx';
export { default as GameCategoryPage } from './GameCategoryPage.tsx';
export { default as GameListPage } from './GameListPage.tsx';
export { default as GameListsPage } from './GameListsPage.tsx';
export { default as GamesPage } from './GamesPage.tsx';
export { default as GameStudioPage } from './GameStudioPage.tsx';
export { default as GameStudiosPage } from './GameStudiosPage.tsx';
