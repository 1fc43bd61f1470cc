import type { Locale } from '@lobby/contracts';
import { type DataClient, graphql, useDataClient } from '@lobby/data';
import { useLingui } from '@lingui/react';
import { useLocale } from '@lobby/routing';
import { afterPictures, whenIdle } from '@lobby/runtime';
import { useEffect, useEffectEvent } from 'react';
import { idsOf, serveTexts, textGroups } from './i18n.ts';
import type { TextProblem } from './served.ts';

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
  /** Hears of texts that were rejected; the catalogue's text is shown for them. */
  onRejected: (problem: TextProblem) => void;
}

/**
 * Queries the back end, when the page is there, for its own wording of every text in this build that has been loaded, and
 * shows it in place.
 */
export function ServedTexts({ onRejected }: ServedTextsProps): null {
  const shown = useLingui().i18n.locale as Locale;
  const { urql } = useDataClient();
  // While a locale is being loaded, the texts on screen are not yet those of the address.
  const isShown = shown === useLocale();
  const report = useEffectEvent((problem: TextProblem) => onRejected(problem));
  useEffect(
    function askForWording() {
      if (!isShown) return undefined;
      return serveLoadedTexts(shown, urql, (problem) => report(problem));
    },
    [shown, isShown, urql],
  );
  return null;
}

/**
 * Requests each text of a locale once: for those of the page after its pictures, for those of code that comes later when all that
 * is under way is there. Returns the function that ends it.
 */
function serveLoadedTexts(
  locale: Locale,
  urql: DataClient['urql'],
  report: (problem: TextProblem) => void,
): () => void {
  const requested = new Set<string>();
  const ends: (() => void)[] = [];
  let cancel = () => {};

  function request(): void {
    const keys = idsOf(locale).filter((id) => !requested.has(id));
    if (keys.length === 0) return;
    for (const key of keys) requested.add(key);
    const { unsubscribe } = urql.query(TranslationsQuery, { keys }).subscribe(({ data, error }) => {
      if (data && !error) void serveTexts(locale, data.root.ts, report);
    });
    ends.push(unsubscribe);
  }
  function requestWhenIdle(): void {
    cancel();
    cancel = whenIdle(request, afterPictures());
  }

  requestWhenIdle();
  ends.push(textGroups.subscribe(requestWhenIdle));
  return () => {
    cancel();
    for (const end of ends) end();
  };
}
