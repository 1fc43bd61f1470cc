import type { Language } from '../language.ts';
import { chatTexts, type ChatTexts } from './texts/index.ts';

type Answer = keyof ChatTexts['agent'];

/** Simple subjects by their words in all languages, whatever the page's is. */
const subjects: readonly (readonly [words: RegExp, answer: Answer])[] = [
  [/withdraw|pay ?out|auszahl|kotiut|nosto|väljamakse/i, 'withdrawal'],
  [/deposit|einzahl|talle|sissemakse/i, 'deposit'],
  [/limit|pause|break|exclu|ausschluss|raja|tauko|piirang|paus/i, 'limits'],
  [/hello|\bhi\b|hallo|hei|moi|tere/i, 'greeting'],
];

/** What the agent says to a message, in the visitor's language. */
export function answerTo(text: string, language: Language): string {
  const answer = subjects.find(([words]) => words.test(text))?.[1] ?? 'handover';
  return chatTexts[language].agent[answer];
}
