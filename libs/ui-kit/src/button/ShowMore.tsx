import { type ReactNode, useEffect, useRef, useTransition } from 'react';
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
 * when it was pressed, which the new ones follow. The next frame shows the press; a long list may take more than one.
 */
export function ShowMore({ list, loading = false, onClick, ...button }: ShowMoreProps) {
  const [isPending, startTransition] = useTransition();
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
    startTransition(onClick);
  }
  return (
    <Button variant="secondary" aria-controls={list} onClick={showMore} loading={loading || isPending} {...button} />
  );
}
