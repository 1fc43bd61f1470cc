import type { Lazy } from '@lobby/contracts';
import { lazy, type ComponentType } from 'react';

const components = new WeakMap<object, unknown>();

/** One lazy component per loader, however often it is rendered or looked up. */
export function lazyOnce<Props extends object>(load: Lazy<Props>): ComponentType<Props> {
  const component = components.get(load) ?? lazy(load);
  components.set(load, component);
  return component as ComponentType<Props>;
}
