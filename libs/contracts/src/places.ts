import type { ReactNode } from 'react';
import type { ContentBlockType } from './enums.ts';
import type { NestedLayout } from './routes.ts';

/** Values of the registration form that features request. */
export interface RegistrationChoices {
  /** Raw contribution option, for players who opt in to the jackpot. */
  jackpotContribution?: number;
}

/** Props of a content block, which queries its own data by the id. */
export interface BlockProps {
  id: string;
  /** Position on the page, from 0: the first one may load its picture eagerly. */
  index: number;
  /** The page's latest response lacks it: it stays in its place on screen, but offers nothing. */
  isOver?: boolean;
}

/** Slots by name, with the props that each passes to the components rendered in it. Any page may render a slot. */
export interface SlotProps {
  /** Balance and bonus balance in the signed-in header. */
  'header.balance': object;
  /** Elapsed session time, where the licence requires it. */
  'header.clock': object;
  /** Buttons of a player's header, after the balance. Phones have them hidden: there the bottom bar and the menu lead on. */
  'header.actions': object;
  /** Buttons of each header, of players and visitors (search). On phones hidden as well. */
  'header.tools': object;
  /** Entries of the menu sheet. */
  'menu.items': { close: () => void };
  /** Groups of entries of the navigation between the player's own pages. */
  'profile.sections': object;
  /** Cards of the overview of the profile. */
  'profile.overview': object;
  /** Across the top of every page, in the height of one touch target, where the flag `sga` wants it. */
  'page.strip': object;
  /** Notices to the player, above every page's content. */
  'page.notice': object;
  /** The lower corner of the window, above every page but a running game: one button. */
  'page.corner': object;
  /** In the footer, beside the ways to limits and help. */
  'footer.help': {
    /** Of the links beside it. */
    className: string;
  };
  /** HTML that the operator serves, sanitised; with links into the lobby. */
  'served.text': { html: string };
  /** Above the lobby's blocks, for players: a line of one touch target's height, whose room the page reserves. */
  'lobby.top': object;
  /** A row of the lobby for players, below the games played last. */
  'lobby.row': {
    /** `none`: it would push away what is on screen, and comes with the next visit; `reserved` for one that there was the last time. */
    room: 'reserved' | 'free' | 'none';
  };
  /** Below the lobby's first block, for visitors, where the flag `landing_registration` wants the registration there. */
  'lobby.registration': object;
  /** On the link to the rewards: how many wait for the player. */
  'rewards.count': object;
  /** At the end of a dialog in which players may get stuck: the way to support. The chat closes the dialog. */
  'dialog.help': { close: () => void };
  /** Above the cashier's form: what the player may still deposit. */
  'deposit.notice': object;
  /** In place of a game that a limit of the player's has ended or rejected: which one, and the way to it. */
  'game.limit': { measure: 'Loss' | 'Session' };
  /** On the page about a game, for players: what is left of the limits that concern play. */
  'game.limits': object;
  /** In the head of a page with the games of one list. */
  'list.header': { slug: string };
  /** Above the games of a page: what they can be narrowed to, and their order. */
  'list.filter': { base: CatalogueBase };
  /** In place of a page's games where its address narrows or orders them; `unfiltered` where that cannot be done. */
  'list.games': { title: string; base: CatalogueBase; unfiltered: ReactNode };
  /** A studio's games: ten in the spotlight, the next ten in a list, and the way to all of them (R-9-042). */
  'games.studio': { slug: string };
  /** What a new player may choose on the registration form; nothing is chosen until `onChange` is called. */
  'register.step': {
    choices: RegistrationChoices;
    onChange: (choices: RegistrationChoices) => void;
    /** While the form is sent. */
    disabled: boolean;
  };
  /** Buttons in the bar above a game, for help with it. */
  'game.help': object;
  /** Beside the running game. */
  'game.bar': { gameId: string; slug: string };
  /** What shows nothing, for as long as the page is open. */
  'background.page': object;
  /** What shows nothing, from LOGGED_IN to LOGGED_OUT. */
  'background.player': object;
}

type BlockPlaces = Record<`block.${ContentBlockType}`, BlockProps>;
/** Layouts around the pages of whatever feature whose routes name them; each renders an `Outlet`. */
type LayoutPlaces = Record<`layout.${NestedLayout}`, object>;

/** Which games of the catalogue a page has: all, or those of a list or category, or of a studio, by its slug. */
export interface CatalogueBase {
  list?: string;
  studio?: string;
}

/** Where features show parts, with the props that the components get. */
export interface PlaceProps extends SlotProps, BlockPlaces, LayoutPlaces {}
export type PlaceName = keyof PlaceProps;
export type SlotName = keyof SlotProps;
