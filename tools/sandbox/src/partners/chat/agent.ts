import type { Language } from '../../store/base/wording.ts';
import { chatTexts, type ChatTexts } from './texts/index.ts';

type Answer = keyof ChatTexts['agent'];

/** Simple subjects by their words in all languages, whatever the page's is. A greeting is one where a message begins with it. */
const subjects: readonly (readonly [words: RegExp, answer: Answer])[] = [
  [
    /withdraw|pay ?out|auszahl|kotiut|nosto|väljamakse|uttak|\btar?(?: jeg)? ut|utbetal|retrait|retirer|prelie|prelev|出金|引き出/i,
    'withdrawal',
  ],
  [/deposit|einzahl|\btallet[aietu]|sissemakse|innskudd|sett(?:er?)?(?: jeg)? inn|dép[oô]|\bdepot|入金/i, 'deposit'],
  [
    /limit|paus|break|exclu|esclu|ausschluss|raja|tauko|piirang|grense|utesteng|制限|限度額|上限|休止|自己排除/i,
    'limits',
  ],
  [
    /^\W*(?:hello|hi|hey|hallo|hei|moi|tere|god (?:dag|kveld)|bonjour|bonsoir|salut|ciao|salve|buongiorno|buonasera|こんにちは|こんばんは)(?!\p{L})/iu,
    'greeting',
  ],
];

/** What the agent says to a message, in the visitor's language. */
export function answerTo(text: string, language: Language): string {
  const answer = subjects.find(([words]) => words.test(text))?.[1] ?? 'handover';
  return chatTexts[language].agent[answer];
}
