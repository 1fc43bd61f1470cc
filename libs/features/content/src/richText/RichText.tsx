import { lazyOnce } from '@lobby/host';
import { Skeleton } from '@lobby/ui-kit';
import { Suspense } from 'react';

/** The sanitizer is loaded with the first text, not with the page. */
const RichTextBody = lazyOnce(() => import('./RichTextBody.tsx'));

interface RichTextProps {
  html: string;
  /** Number of skeleton lines while it loads. */
  lines?: number;
}

export function RichText({ html, lines = 3 }: RichTextProps) {
  return (
    <Suspense fallback={<TextSkeleton lines={lines} />}>
      <RichTextBody html={html} />
    </Suspense>
  );
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
