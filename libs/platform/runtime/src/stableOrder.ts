import { useState } from 'react';

interface StableOrderOptions<Item> {
  keyOf: (item: Item) => string;
  /** Names the list: the answer for another one, such as that in another language, is taken as it is. */
  list?: string;
  /** Whether an item has come near the viewport; default: all have. Those below the last one that has follow the latest answer. */
  isSettled?: (key: string, index: number) => boolean;
  /** For a list among other content: it stays empty where its first answer was, as its items would push away what is below. */
  staysEmpty?: boolean;
}

/**
 * The items of a list that is on screen, in the order in which they were first shown, as long as the component is mounted: later
 * answers change their data in place. An item that the latest answer lacks stays as it was, and one that it adds among
 * those on screen is left out.
 *
 * @param latest undefined while there is no answer: the former one stays. Items are the same objects as long as their answer is.
 */
export function useStableOrder<Item>(
  latest: readonly Item[] | undefined,
  { list = '', ...options }: StableOrderOptions<Item>,
): readonly Item[] | undefined {
  const [shown, setShown] = useState<{ list: string; items: readonly Item[] } | null>(null);
  const before = shown?.list === list ? shown.items : undefined;
  if (latest === undefined) return before;
  const items = before ? merge(before, latest, options) : latest;
  if (items === before || (before && isSame(items, before))) return before;
  setShown({ list, items });
  return items;
}

const isSame = <Item>(some: readonly Item[], others: readonly Item[]) =>
  some.length === others.length && some.every((item, index) => item === others[index]);

function merge<Item>(
  shown: readonly Item[],
  latest: readonly Item[],
  { keyOf, isSettled, staysEmpty = false }: Omit<StableOrderOptions<Item>, 'list'>,
): readonly Item[] {
  if (shown.length === 0) return staysEmpty ? shown : latest;
  const latestByKey = new Map(latest.map((item) => [keyOf(item), item]));
  const lastSettled = isSettled
    ? shown.findLastIndex((item, index) => isSettled(keyOf(item), index))
    : shown.length - 1;
  const settled = shown.slice(0, lastSettled + 1).map((item) => latestByKey.get(keyOf(item)) ?? item);
  if (!isSettled) return settled;

  const shownKeys = new Set(shown.map(keyOf));
  const settledKeys = new Set(settled.map(keyOf));
  const lastPlace = latest.findLastIndex((item) => settledKeys.has(keyOf(item)));
  const isBelow = (item: Item, place: number) =>
    !settledKeys.has(keyOf(item)) && (place > lastPlace || shownKeys.has(keyOf(item)));
  return [...settled, ...latest.filter(isBelow)];
}
