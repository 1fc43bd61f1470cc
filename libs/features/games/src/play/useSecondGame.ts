import { useLobby } from '@lobby/composition';
import { mayPlayTwoGamesIn } from '@lobby/licensing';
import { useMarket } from '@lobby/player';
import { useQueryParam } from '@lobby/routing';
import { useBrowserValue } from '@lobby/runtime';
import { sideBySide, useMediaQuery } from '@lobby/theming';
import { useState } from 'react';
import * as v from 'valibot';
import { build } from 'virtual:lobby-build';

const slugSchema = v.pipe(v.string(), v.regex(/^[^/?#\s]{1,100}$/));

/** The second game of `/games/{slug}/?beside={other slug}`, where brand, licence and country allow two at once. */
export function useSecondGame(slug: string) {
  const { settings } = useLobby();
  const { country, isSettled } = useMarket();
  const [beside, setBeside] = useQueryParam('beside', slugSchema);
  const hasRoom = useMediaQuery(sideBySide);
  const isServed = useBrowserValue(() => false, true);
  const [shown, setShown] = useState<string | null>(null);
  const [withheld, setWithheld] = useState<string | null>(null);

  const isOffered = build.twoGames && settings.twoGames === true;
  const isAllowed = isOffered && isSettled && mayPlayTwoGamesIn(country);
  const wanted = isOffered && beside !== slug ? beside : null;
  // One that runs stays in a window that has become too narrow for two: a round may be open in it.
  const second = wanted !== withheld && ((hasRoom && isAllowed) || wanted === shown) ? wanted : null;
  if (second !== shown) setShown(second);
  // A window that becomes wide begins no game, which somebody has to press for.
  const isRefused = wanted !== null && second === null && isSettled && !isServed;
  if (isRefused && withheld !== wanted) setWithheld(wanted);
  if (wanted === null && withheld !== null) setWithheld(null);
  return {
    second,
    /** Asked for, where there is no room for it. */
    otherSlug: second === null && isAllowed ? wanted : null,
    hasRoom,
    mayBegin: isAllowed && hasRoom && second === null,
    setBeside,
  };
}
