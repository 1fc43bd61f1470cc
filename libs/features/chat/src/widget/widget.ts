import * as v from 'valibot';

export type WidgetSignal = { type: 'OPENED' } | { type: 'CLOSED' } | { type: 'UNREAD'; count: number };

/** One of the vendor's two widgets. Each call may throw what the vendor throws. */
export interface ChatWidget {
  open: () => void;
  /** Closes it and takes all of it off the page. */
  hide: () => void;
  /** Brings back what is on the page while the chat is closed. */
  show: () => void;
  /** BCP 47. */
  setLocale: (locale: string) => void;
  /** @param getToken null where there is none: the chat stays anonymous */
  login: (getToken: () => Promise<string | null>, onFailed: () => void) => void;
  logout: () => void;
}

/** Starts the widget that the script has left, out of sight. */
export type StartWidget = (emit: (signal: WidgetSignal) => void, locale: string) => ChatWidget;

/** The vendor's public interface: one function that takes commands. */
type Command = (...command: unknown[]) => unknown;

declare global {
  interface Window {
    zE?: unknown;
    zESettings?: unknown;
  }
}

const commandSchema = v.custom<Command>((value) => typeof value === 'function');
export const isWidgetLoaded = (): boolean => v.is(commandSchema, window.zE);

/** Gives the vendor a command. @throws where its script is not there */
export const zE: Command = (...command) => v.parse(commandSchema, window.zE)(...command);

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A number of messages as the vendor reports it; 0 for anything else. */
export const parseCount = (count: unknown): number => (v.is(countSchema, count) ? count : 0);

/** Above the page's bars, below its dialogs. */
export const Z_INDEX = 45;
