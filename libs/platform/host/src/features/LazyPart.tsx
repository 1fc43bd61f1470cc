import type { Lazy } from '@lobby/contracts';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { IsolatedBoundary } from './IsolatedBoundary.tsx';
import { lazyOnce } from './lazyOnce.ts';

interface LazyPartProps {
  load: Lazy<object>;
  props?: object;
  fallback?: ReactNode;
}

/** What a feature contributes, loaded when it is rendered and contained. */
export function LazyPart({ load, props, fallback }: LazyPartProps) {
  return <IsolatedBoundary fallback={fallback}>{createElement(lazyOnce(load), props)}</IsolatedBoundary>;
}

/** Parts one after the other. The list is the build's and never changes: each is known by its place. */
export const inOrder = (parts: readonly ReactElement[]): ReactElement => createElement(Fragment, null, ...parts);
