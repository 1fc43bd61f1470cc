import type { Language } from '../../../store/base/wording.ts';
import type { PartnerLevel, PartnerLevelStatus, PartnerMission, PartnerTournament } from '../port.ts';
import type { gamificationTexts } from '../texts/index.ts';
import type { createCalls, createWording } from './kit.js';

/** `widget.ts` writes these before the script. */
export const languages: ReadonlyMap<string, Language>;
export const texts: typeof gamificationTexts;
export const styles: string;

declare global {
  interface Window {
    GamificationWidget?: object;
  }
}

interface OptIn {
  gamificationOpt: { enable: boolean };
}

/** Answers of the service. */
export interface Status extends Omit<PartnerLevelStatus, 'isOptedIn'>, OptIn {
  levels: PartnerLevel[];
  newLevels: number[];
}
export interface Missions extends OptIn {
  missions: PartnerMission[];
}
export interface Tournaments extends OptIn {
  tournaments: PartnerTournament[];
}
export type { PartnerMission, PartnerPrize, PartnerTournament } from '../port.ts';

export type WidgetEvent =
  | { type: 'ready' | 'token-expired' }
  | { type: 'error'; message: string }
  | { type: 'navigate'; path: string };

/** What the page mounts a view with. */
export interface Options {
  view: string;
  apiUrl: string;
  accessToken: string;
  locale: string;
  theme?: Record<string, unknown>;
  onEvent?: (event: WidgetEvent) => void;
}

export type Wording = ReturnType<typeof createWording>;

/** A mounted view, as its parts use it. */
export interface Widget {
  calls: ReturnType<typeof createCalls>;
  frame: HTMLElement;
  wording: Wording;
  emit(event: WidgetEvent): void;
  show(data: object): void;
  announce(text: string): void;
}
