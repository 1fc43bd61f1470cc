import { stepInGrid } from '@lobby/ui-kit';
import { useEffect, useRef } from 'react';

/** The tile that has the focus, and where it is. */
export interface FocusedTile {
  lookupId: string;
  index: number;
  /** Within the list, in px. */
  top: number;
}

interface GridFocusProps {
  listId: string;
  games: readonly { lookupId: string }[];
  /** Indexes of the tiles in the document, but for the one with the focus. */
  first: number;
  end: number;
  /** Called with the tile of a long list that has the focus. */
  onFocused: (tile: FocusedTile | null) => void;
}

/** Arrow keys within a grid of games, whose code comes with the first focus. Shows nothing itself. */
export default function GridFocus({ listId, games, first, end, onFocused }: GridFocusProps): null {
  /** The tile that gets the focus once it is in the document. */
  const wanted = useRef<number | null>(null);
  const listed = useRef(games);
  useEffect(() => {
    listed.current = games;
  }, [games]);
  useEffect(
    function focusWanted() {
      if (wanted.current === null || wanted.current < first || wanted.current >= end) return;
      linkOf(itemAt(listId, wanted.current))?.focus();
      wanted.current = null;
    },
    [listId, first, end],
  );

  useEffect(
    function followFocus() {
      const list = document.getElementById(listId);
      if (!list) return undefined;
      function noteFocus() {
        const item = document.activeElement?.closest('li');
        if (!item || item.parentElement !== list || !item.hasAttribute('aria-posinset')) return;
        const index = indexOf(item);
        const game = listed.current[index];
        if (game) onFocused({ lookupId: game.lookupId, index, top: item.offsetTop });
      }
      function noteBlur({ relatedTarget }: FocusEvent) {
        // A window that loses the focus gives it back to the tile.
        const isOfWindow = document.activeElement !== document.body;
        if (isOfWindow || list?.contains(relatedTarget as Node | null)) return;
        wanted.current = null;
        onFocused(null);
      }
      function moveFocus(event: KeyboardEvent) {
        wanted.current = null;
        const item = (event.target as Element).closest('li');
        // Home and End are the page's.
        if (!item || event.target !== linkOf(item) || event.ctrlKey || !event.key.startsWith('Arrow')) return;
        const size = { columns: columnsOf(list as Element), count: listed.current.length };
        const next = stepInGrid(event, indexOf(item), size);
        if (next === null) return;
        event.preventDefault();
        const link = linkOf(itemAt(listId, next));
        if (link) return link.focus();
        // It comes once the tile before it is near the window again.
        wanted.current = next;
        item.scrollIntoView({ block: 'center' });
      }
      noteFocus();
      list.addEventListener('focusin', noteFocus);
      list.addEventListener('focusout', noteBlur);
      list.addEventListener('keydown', moveFocus);
      return () => {
        list.removeEventListener('focusin', noteFocus);
        list.removeEventListener('focusout', noteBlur);
        list.removeEventListener('keydown', moveFocus);
      };
    },
    [listId, onFocused],
  );
  return null;
}

function indexOf(item: Element): number {
  const place = item.getAttribute('aria-posinset');
  return place === null ? [...(item.parentElement?.children ?? [])].indexOf(item) : Number(place) - 1;
}

function itemAt(listId: string, index: number): Element | null {
  const list = document.getElementById(listId);
  if (!list?.firstElementChild?.hasAttribute('aria-posinset')) return list?.children[index] ?? null;
  return list.querySelector(`[aria-posinset="${index + 1}"]`);
}

/** A tile's own link, not that of its demo or a button. */
const linkOf = (item: Element | null): HTMLElement | null => item?.querySelector('a') ?? null;

const columnsOf = (list: Element): number => getComputedStyle(list).gridTemplateColumns.split(' ').length;
