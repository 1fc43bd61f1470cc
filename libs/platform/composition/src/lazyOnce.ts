import type { Lazy } from '@lobby/contracts';
import { reportError } from '@lobby/monitoring';
import { retryImport } from '@lobby/runtime';
import { lazy, type ComponentType } from 'react';

const components = new WeakMap<object, unknown>();

/**
 * One lazy component per loader. A failed import is retried, as React caches the rejection for the lifetime of the
 * page. Only the first failure is reported.
 */
export function lazyOnce<Props extends object>(load: Lazy<Props>): ComponentType<Props> {
  const component = components.get(load) ?? lazy(() => retryImport(load, { onFailure: reportFirst() }));
  components.set(load, component);
  return component as ComponentType<Props>;
}

/** Loads a part ahead: from then on it renders at once. One that cannot be loaded stays lazy. */
export async function loadAhead(load: Lazy<object>): Promise<void> {
  try {
    components.set(load, (await load()).default);
  } catch (error) {
    reportError(error);
  }
}

function reportFirst() {
  let isReported = false;
  return (error: unknown) => {
    if (!isReported) reportError(error);
    isReported = true;
  };
}
