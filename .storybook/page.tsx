import type { ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cashierFeature } from '../libs/features/cashier/src/index.ts';
import { contentFeature } from '../libs/features/content/src/index.ts';
import { gamesFeature } from '../libs/features/games/src/index.ts';
import { answersOfList, wireArt, wireGame, wirePersonalized } from '../libs/features/games/src/wire.fixture.ts';
import { signInFeature } from '../libs/features/sign-in/src/index.ts';
import { walletFeature } from '../libs/features/wallet/src/index.ts';
import { closeOverlay } from '../libs/platform/overlays/src/index.ts';
import { Footer } from '../libs/shell/src/footer/Footer.tsx';
import * as css from '../libs/shell/src/frame/Frame.css.ts';
import { Overlays } from '../libs/shell/src/frame/Overlays.tsx';
import { Header } from '../libs/shell/src/header/Header.tsx';
import { BottomBar } from '../libs/shell/src/navigation/BottomBar.tsx';
import { useLayout } from '../libs/shell/src/routes/useLayout.ts';
import { Art } from '../libs/ui-kit/src/storyParts.tsx';

// Answers are functions: Storybook merges objects of a story and of its file into one.
export const never = () => new Promise(() => undefined);
export const broken = () => ({ errors: [{ message: 'Broken' }] });

/** A page between header and footer as the shell's frame has it, without what talks to the network beside it. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { layout, immersive } = useLayout();
  return (
    <div className={immersive ? css.immersive : css.frame}>
      {layout !== 'main' && <Header layout={layout} />}
      <main id="content" className={immersive ? css.stage : css.content}>
        {children}
      </main>
      {!immersive && <Footer />}
      <BottomBar />
      <Overlays />
    </div>
  );
}

/** For `beforeEach`: a dialog that a story has opened does not stay over the next one. */
export const closeDialogs = () => () => closeOverlay();

export const features = [signInFeature(), gamesFeature(), contentFeature(), walletFeature(), cashierFeature()];

/** Drawn, not fetched: the address is the picture. */
function picture(seed: number, symbol: string): string {
  const drawing = renderToStaticMarkup(createElement(Art, { seed, symbol }));
  return `data:image/svg+xml,${encodeURIComponent(drawing.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '))}`;
}

const symbols = ['♠', '★', '♦', '☾', '♣', '♛', '⚡', '♥'];
const names = ['Emerald Tide', 'Ninth Lantern', 'Copper Reef', 'Moon Parade', 'Wild Orchard', 'Sky Ladder'].concat([
  'Golden Kiln',
  'Night Express',
  'Sapphire Den',
  'Last Comet',
  'River Crown',
  'Paper Tiger',
]);

export function game(index: number, fields: Readonly<Record<string, unknown>> = {}) {
  return wireGame(index, {
    title: names[index % names.length],
    ...wireArt(picture(index, symbols[index % symbols.length] ?? '★')),
    aspectRatio: 0.75,
    isNew: index % 5 === 1,
    ...fields,
  });
}

const empty = {
  subtitle: null,
  text: null,
  desktopImage: null,
  mobileImage: null,
  callToAction: null,
  game: null,
  listOfGamesSlug: null,
  startsAt: null,
  endsAt: null,
  termsAndConditions: null,
};
const block = (id: string, type: string, fields: object) => ({
  __typename: 'ContentBlock',
  id,
  type,
  ...empty,
  ...fields,
});
const play = { __typename: 'CallToAction', type: 'PAGE_LINK', label: 'Play now', url: '/games/' };
const hero = block('hero', 'BANNER_MANUAL', {
  title: 'Every lantern hides a prize',
  subtitle: 'Play Ninth Lantern this week and light up to five rewards.',
  desktopImage: picture(3, '★'),
  callToAction: play,
});
const top = block('top', 'TOP_GAMES', { title: 'Top games', listOfGamesSlug: 'hot-games' });
const second = block('second', 'BANNER_MANUAL', {
  title: 'Tables with a view',
  subtitle: 'Forty hosts, day and night.',
  desktopImage: picture(6, '♛'),
  callToAction: play,
});
const lists = { 'hot-games': 'Hot games', 'live-casino': 'Live casino', slots: 'Slots' };

const root = (fields: object) => ({ data: { root: { __typename: 'Root', ...fields } } });

const gamesPerList = 10;

/** One of the operator's lists, each with games of its own: a game in two of them would be what the later answer says. */
function listAnswer({ listOfGamesSlug: slug }: { listOfGamesSlug: keyof typeof lists }) {
  const from = Object.keys(lists).indexOf(slug) * gamesPerList;
  const edges = Array.from({ length: gamesPerList }, (_, index) => ({
    __typename: 'GameEdge',
    node: game(from + index, { isLiveCasinoGame: slug === 'live-casino' }),
  }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const games = { __typename: 'GameConnection', totalCount: edges.length, edges, pageInfo };
  return wirePersonalized({ listOfGames: { __typename: 'GameList', slug, name: lists[slug], games } });
}

const menuItem = (label: string, url: string) => ({ __typename: 'MenuItem', id: url, label, url, icon: null });
const menu = [
  menuItem('Lobby', '/'),
  menuItem('Slots', '/game-list/slots/'),
  menuItem('Live casino', '/game-list/live-casino/'),
  menuItem('Promotions', '/promotions/'),
];

/** What an operator's back end answers to the lobby page. */
export const lobbyAnswers = {
  LobbyMenu: () => root({ lobbyMenu: { __typename: 'Menu', menuKey: 'lobbyMenu', items: menu } }),
  LobbyPage: () => ({
    data: {
      ...root({ contentBlocks: [hero, top, second] }).data,
      ...wirePersonalized({
        listsOfGames: Object.entries(lists).map(([slug, name]) => ({ __typename: 'GameList', slug, name })),
        leadingLists: [],
      }).data,
    },
  }),
  ContentBlock: ({ id }: { id: string }) => root({ contentBlock: [hero, second].find((one) => one.id === id) }),
  TopGamesBlock: () => root({ contentBlock: top }),
  ...answersOfList(listAnswer),
  GameStudios: () => wirePersonalized({ studios: [] }),
};
