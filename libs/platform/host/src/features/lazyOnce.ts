import type { Lazy } from '@lobby/contracts';
import { lazy, type ComponentType } from 'react';
import { untilLoaded } from './untilLoaded.ts';

const components = new WeakMap<object, unknown>();

/**
 * One lazy component per loader, however often it is rendered or looked up. Code that could not be
 * loaded is tried again: React would keep the failure for as long as the page lives.
 */
export function lazyOnce<Props extends object>(load: Lazy<Props>): ComponentType<Props> {
  const component = components.get(load) ?? lazy(() => untilLoaded(load));
  components.set(load, component);
  return component as ComponentType<Props>;
}
