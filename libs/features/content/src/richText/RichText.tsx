import { lazyOnce } from '@lobby/composition';
import { useLocale } from '@lobby/routing';
import { getServerWindow, SuspenseBoundary, useBrowserValue } from '@lobby/runtime';
import { Skeleton } from '@lobby/ui-kit';
import { useState } from 'react';
import { TextBox, textKey } from './TextBox.tsx';

/** The sanitizer is loaded with the first text, not with the page. */
const RichTextBody = lazyOnce(() => import('./RichTextBody.tsx'));

interface RichTextProps {
  html: string;
  /** Number of skeleton lines while it loads. */
  lines?: number;
}

export function RichText({ html, lines = 3 }: RichTextProps) {
  return (
    <SuspenseBoundary fallback={<TextSkeleton lines={lines} />}>
      <SuspendingRichText html={html} />
    </SuspenseBoundary>
  );
}

/**
 * For a view with more below its text, which a placeholder of another height would move: the view's own stands until all
 * of it is there.
 *
 * A text of the prerendered page stays as the server has sanitised it: hydration does not touch it, whatever HTML it
 * renders itself, and needs no sanitizer. Any other text is sanitised here.
 */
export function SuspendingRichText({ html }: { html: string }) {
  const key = textKey(html, useLocale());
  const isHydrating = useBrowserValue(() => false, true) && getServerWindow() === null;
  const [inPage, setInPage] = useState(isHydrating ? key : null);
  if (inPage !== key) return <RichTextBody html={html} />;
  // What is hydrated late may have new data by then, and so another text than the page.
  function compare(box: HTMLElement | null) {
    if (box && box.dataset['text'] !== key) setInPage(null);
  }
  return <TextBox ref={compare} html="" />;
}

export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? 'half' : 'full'} />
      ))}
    </div>
  );
}
