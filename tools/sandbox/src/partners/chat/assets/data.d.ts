import type { Language } from '../../../store/base/wording.ts';
import type { Conversations } from '../conversations.ts';
import type { ChatTexts } from '../texts/index.ts';

/** `widget.ts` writes these before the script. */
export const apiUrl: string;
export const languages: ReadonlyMap<string, Language>;
export const texts: Readonly<Record<Language, ChatTexts['widget']>>;
export const styles: string;

/** A widget's command or event, called with whatever the page gives. */
export type Command = (...values: never[]) => unknown;

declare global {
  interface Window {
    zE?: (group: string, name: string, ...values: never[]) => unknown;
    zESettings?: object;
  }
}

/** The answer of `/messages`. */
export interface Conversation {
  name: string | null;
  messages: ReturnType<Conversations['messages']>;
  unread: number;
}
