import { type ReactNode, useEffect, useRef } from 'react';
import { isFocusLost } from '../internal/focus.ts';
import { Button } from './Button.tsx';

interface ShowMoreProps {
  /** Id of the list that it adds to. */
  list: string;
  loading?: boolean;
  loadingLabel?: string;
  onClick: () => void;
  children: ReactNode;
}

/**
 * The button below a list of which a part is shown. It goes with the last part: the focus is then on the item that was the last one
 * when it was pressed, which the new ones follow.
 */
export function ShowMore({ list, onClick, ...button }: ShowMoreProps) {
  const last = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      if (!last.current || !isFocusLost()) return;
      last.current.tabIndex = -1;
      last.current.focus({ preventScroll: true });
    },
    [],
  );
  function showMore() {
    last.current = document.getElementById(list)?.lastElementChild as HTMLElement | null;
    onClick();
  }
  return <Button variant="secondary" aria-controls={list} onClick={showMore} {...button} />;
}
