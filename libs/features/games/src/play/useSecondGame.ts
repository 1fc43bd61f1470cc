import { useLobby } from '@lobby/composition';
import { useQueryParam } from '@lobby/routing';
import { sideBySide, useMediaQuery } from '@lobby/theming';
import { useState } from 'react';
import * as v from 'valibot';
import { build } from 'virtual:lobby-build';

const slugSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));

/** The second game of `/games/{slug}/?beside={other slug}`, where brand and licence allow two at once. */
export function useSecondGame(slug: string) {
  const { settings } = useLobby();
  const [beside, setBeside] = useQueryParam('beside', slugSchema);
  const hasRoom = useMediaQuery(sideBySide);
  const [shown, setShown] = useState<string | null>(null);

  const isAllowed = build.twoGames && settings.twoGames === true;
  const wanted = isAllowed && beside !== slug ? beside : null;
  // One that runs stays in a window that has become too narrow for two: a round may be open in it.
  const second = hasRoom || wanted === shown ? wanted : null;
  if (second !== shown) setShown(second);
  return {
    second,
    /** Asked for, where there is no room for it. */
    otherSlug: second === null ? wanted : null,
    hasRoom,
    mayBegin: isAllowed && hasRoom && second === null,
    setBeside,
  };
}
