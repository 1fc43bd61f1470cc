import { answerTo, basicAnswers } from '../scene/acme.ts';
import type { Answers, SentOperation } from '../scene/acme.ts';

/** Answers the operations of a story by name; the rest of the network stays. Returns the way back. */
export function mockNetwork(answers: Answers = {}): () => void {
  const realFetch = globalThis.fetch;
  const all = { ...basicAnswers, ...answers };
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), globalThis.location.href);
    if (pathname !== '/api/graphql') return realFetch(input, init);
    return answerTo(JSON.parse(String(init?.body)) as SentOperation, all);
  };
  return () => {
    globalThis.fetch = realFetch;
  };
}
