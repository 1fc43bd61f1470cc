import type { Lazy } from '@lobby/contracts';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { IsolatedBoundary } from './IsolatedBoundary.tsx';
import { lazyOnce } from './lazyOnce.ts';

interface LazyPartProps {
  load: Lazy<object>;
  props?: object;
  fallback?: ReactNode;
}

/** A contribution of a feature: loaded when it is rendered, inside an error boundary. */
export function LazyPart({ load, props, fallback }: LazyPartProps) {
  return <IsolatedBoundary fallback={fallback}>{createElement(lazyOnce(load), props)}</IsolatedBoundary>;
}

/** Static children, which need no keys: the build's list of contributions never changes. */
export const inOrder = (parts: readonly ReactElement[]): ReactElement => createElement(Fragment, null, ...parts);
