import type { Language } from '../../store/base/wording.ts';
import { chatTexts, type ChatTexts } from './texts/index.ts';

type Answer = keyof ChatTexts['agent'];

/**
 * Simple subjects by their words in all languages, whatever the page's is. Protection comes first, since a “deposit limit” names
 * deposits too. A greeting is one where a message begins with it.
 */
const subjects: readonly (readonly [words: RegExp, answer: Answer])[] = [
  [
    /limi(?:t|i[dt])|paus(?!ch)|\bbreaks?\b|e[xs]clu(?!siv)|ausschl(?:uss|ie[ßs])|(?<!ge)sperr(?!et)|gesperrt werden|raj[ao]|tau(?:ko|o)|peliest|\bestä\p{L}* (?:minu|itse|pelaa)|piira[nt]|mängukeel[du]|grense|utesteng|制限|限度額|上限|休止|自己排除/iu,
    'limits',
  ],
  [
    /withdraw|pay ?out|auszahl|kotiut|nosto|väljamakse|uttak|\btar?(?: jeg)? ut\b|utbetal|retrait|retirer|prelie|prelev|出金|引き出/iu,
    'withdrawal',
  ],
  [/deposit|einzahl|\btallet[aietu]|sissemakse|innskudd|sett(?:er?)?(?: jeg)? inn\b|dép[oô]|\bdepot|入金/iu, 'deposit'],
  [
    /^[^\p{L}]*(?:hello|hi|hey|hallo|hei|moi|tere|god (?:dag|kveld)|bonjour|bonsoir|salut|ciao|salve|buongiorno|buonasera|こんにちは|こんばんは)(?!\p{L})/iu,
    'greeting',
  ],
];

/** What the agent says to a message, in the visitor's language. */
export function answerTo(text: string, language: Language): string {
  const answer = subjects.find(([words]) => words.test(text))?.[1] ?? 'handover';
  return chatTexts[language].agent[answer];
}
