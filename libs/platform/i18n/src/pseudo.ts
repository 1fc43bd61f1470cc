import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const accents = new Map(
  [...'aeiounycdlrstzAEIOUNYCDLRSTZ'].map((plain, index) => [
    plain,
    [...'åéîöüñýçđļŕšţžÅÉÎÖÜÑÝÇĐĻŔŠŢŽ'][index] ?? plain,
  ]),
);
/** Germanic and Finnic texts are about that much longer than English ones. */
const GROWTH = 0.4;
const TAG = /(<\/?\w+\s*\/?>)/;

/** A text that reads as English, is longer, and shows by its marks where it begins and ends. */
function pseudoText(text: string): string {
  const words = text
    .split(TAG)
    .map((part) => (TAG.test(part) ? part : [...part].map((letter) => accents.get(letter) ?? letter).join('')))
    .join('');
  return `⟦${words}${'~'.repeat(Math.ceil(text.length * GROWTH))}⟧`;
}

/**
 * For tests and stories: shows the sources' English as pseudo texts, so that a text that does not
 * come from a catalogue, or does not fit when it is longer, stands out.
 */
export function activatePseudoLocale(): () => void {
  i18n.setMessagesCompiler((message) => compileMessage(message, pseudoText));
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  return () => {
    i18n.setMessagesCompiler(compileMessage);
    i18n.loadAndActivate({ locale: 'en', messages: {} });
  };
}
