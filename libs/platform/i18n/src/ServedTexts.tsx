import type { Locale } from '@lobby/contracts';
import { graphql, useDataClient } from '@lobby/data';
import { useLingui } from '@lingui/react';
import { useLocale } from '@lobby/routing';
import { useStore, whenIdle } from '@lobby/runtime';
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
  /** Hears of texts that were refused; the catalogue's text is shown for them. */
  onRefused: (problem: TextProblem) => void;
}

/**
 * Asks the back end, when the page is there, for its own wording of every text in this build that has been loaded, and
 * shows it in place.
 */
export function ServedTexts(props: ServedTextsProps) {
  return useStore(textGroups).map((group) => <ServedGroup key={group} group={group} {...props} />);
}

function ServedGroup({ group, onRefused }: ServedTextsProps & { group: string }): null {
  const shown = useLingui().i18n.locale as Locale;
  const { urql } = useDataClient();
  // While a locale is being loaded, the texts on screen are not yet those of the address.
  const isShown = shown === useLocale();
  const tellRefused = useEffectEvent((problem: TextProblem) => onRefused(problem));
  useEffect(
    function askForWording() {
      const keys = idsOf(shown, group);
      if (!isShown || keys.length === 0) return undefined;
      let unsubscribe = () => {};
      const ask = () =>
        ({ unsubscribe } = urql.query(TranslationsQuery, { keys }).subscribe(({ data, error }) => {
          if (data && !error) void serveTexts(shown, data.root.ts, (problem) => tellRefused(problem));
        }));
      const cancel = whenIdle(ask);
      return () => {
        cancel();
        unsubscribe();
      };
    },
    [shown, group, isShown, urql],
  );
  return null;
}
