import { graphql, useQuery } from '@lobby/data';
import { useLingui } from '@lingui/react';
import { useLocale } from '@lobby/routing';
import { useEffect, useEffectEvent } from 'react';
import { serveTexts } from './i18n.ts';
import type { ServedText, TextProblem } from './served.ts';

const TranslationsQuery = graphql(`
  query Translations($keys: [String!]!) {
    root {
      ts(keys: $keys) {
        key
        value
      }
    }
  }
`);

interface ServedTextsProps {
  /** Hears of texts that were refused; the catalogue's text is shown for them. */
  onRefused: (problem: TextProblem) => void;
}

/** Asks the back end for its own wording of every text in this build and shows it in place. */
export function ServedTexts({ onRefused }: ServedTextsProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  // The answer is in the language of the address, and may be here before that language's catalogue.
  const isShown = i18n.locale === locale;
  const keys = Object.keys(i18n.messages);
  const [{ data }] = useQuery({ query: TranslationsQuery, variables: { keys }, pause: keys.length === 0 });
  const texts = data?.root.ts;
  const serve = useEffectEvent((served: readonly ServedText[]) => void serveTexts(locale, served, onRefused));
  useEffect(
    function showInPlace() {
      if (texts !== undefined && isShown) serve(texts);
    },
    [texts, isShown],
  );
  return null;
}
