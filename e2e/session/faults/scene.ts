import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import type { Account, Lobby } from '../../support/lobby.ts';

/** What a player is doing when something fails. */
export const stages = ['signing in', 'playing', 'depositing', 'signing out'] as const;
export type Stage = (typeof stages)[number];

/** One player's browser in one cell of the matrix. */
export interface Scene {
  page: Page;
  context: BrowserContext;
  lobby: Lobby;
  account: Account;
  stage: Stage;
  /** Whether the sandbox serves the real cashier; its library allows one sandbox. */
  hasCashier: boolean;
  /** The provider's answer that signed this player in. */
  callback: string | null;
  game: FrameLocator | null;
  /** Requests that met the fault. */
  hits: { count: number };
}
