import type { Messages } from '@lingui/core';
import { i18n } from './i18n.ts';

type Message = Messages[string];
type Part = Exclude<Message, string>[number];

const plain = 'aeiounycdlrstzAEIOUNYCDLRSTZ';
const accented = 'åéîöüñýçđļŕšţžÅÉÎÖÜÑÝÇĐĻŔŠŢŽ';
const VOWEL = /[aeiou]/i;
const TAG = /(<\/?\w+\s*\/?>)/;

function pseudoLetter(letter: string): string {
  const other = accented[plain.indexOf(letter)] ?? letter;
  return VOWEL.test(letter) ? other.repeat(2) : other;
}

const pseudoText = (text: string): string =>
  text
    .split(TAG)
    .map((part) => (TAG.test(part) ? part : [...part].map(pseudoLetter).join('')))
    .join('');

/** A text, or an argument, of which plurals and selections hold texts. */
function pseudoPart(part: Part): Part {
  if (typeof part === 'string') return pseudoText(part);
  const [name, kind, cases] = part;
  if (typeof cases !== 'object' || !/^(?:plural|select)/.test(kind ?? '')) return part;
  // Beside the texts, a plural may have an offset.
  const texts = Object.entries(cases as Record<string, Message | number | undefined>).map(([key, text]) => [
    key,
    Array.isArray(text) || typeof text === 'string' ? pseudoParts(text) : text,
  ]);
  return [name, kind, Object.fromEntries(texts)] as Part;
}

const pseudoParts = (message: Message): Part[] => (typeof message === 'string' ? [message] : message).map(pseudoPart);

/**
 * For tests and stories: shows the texts of the present locale with accents, some 40 % longer, as Germanic and Finnic ones are beside
 * English, and in brackets: a text that comes from no catalogue, does not fit or is put together stands out.
 *
 * @returns a function that shows them as they were
 */
export function showPseudoTexts(): () => void {
  const { locale, messages } = i18n;
  const pseudo = Object.entries(messages).map(([id, message]) => [id, ['⟦', ...pseudoParts(message), '⟧']]);
  i18n.loadAndActivate({ locale, messages: Object.fromEntries(pseudo) });
  return () => i18n.loadAndActivate({ locale, messages });
}
