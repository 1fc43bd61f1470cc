import type { Lazy } from '@lobby/contracts';
import { IsolatedBoundary, lazyOnce } from '@lobby/composition';
import { createElement, memo } from 'react';
import { EntryLoading } from './EntryLoading.tsx';

type LazyFlowProps<Props extends object> = Props & {
  load: Lazy<Props>;
  /** Of the page, while its code loads. */
  title: string;
};

function Flow<Props extends object>({ load, title, ...props }: LazyFlowProps<Props>) {
  return (
    <IsolatedBoundary fallback={<EntryLoading title={title} />}>
      {createElement(lazyOnce(load), props as unknown as Props)}
    </IsolatedBoundary>
  );
}

/**
 * The flow of the country. An update of the page, such as a newer answer, is none of it unless its props have changed: while its
 * code loads, one would make React drop a prerendered form with what is typed in it.
 */
export const LazyFlow = memo(Flow) as typeof Flow;
