import { createStore } from '@lobby/runtime';
import type { StartWidget } from './widget/widget.ts';

/** Who is here and what the page allows. The chat follows it. */
export interface ChatConditions {
  /** Name of the session; null for visitors, and once a sign-out has begun. */
  session: string | null;
  /** The player of the session is known: a token can be had. */
  isPlayer: boolean;
  /** BCP 47. */
  locale: string;
  /** On the sports page and while a check is active there is no chat (R-2-069), nor below an overlay. */
  isHidden: boolean;
  /** A token by which the vendor knows the player. @throws where the platform gives none */
  generateToken: () => Promise<string>;
}

/** What the page shows of the chat. */
interface Chat {
  status: 'idle' | 'loading' | 'open' | 'closed' | 'failed';
  /** Messages that nobody has looked at yet. */
  unread: number;
  /** A player is signed in, and the vendor could not be given the player's identity. */
  isUnknown: boolean;
}

export const noChat: Chat = { status: 'idle', unread: 0, isUnknown: false };
export const noConditions: ChatConditions = {
  session: null,
  isPlayer: false,
  locale: 'en',
  isHidden: false,
  generateToken: () => Promise.reject(new Error('Nobody is signed in.')),
};

export const chatStore = createStore(noChat);
export const conditionsStore = createStore(noConditions);

/** Loads the vendor's script and the adapter to it. */
export type LoadWidget = () => Promise<StartWidget>;
