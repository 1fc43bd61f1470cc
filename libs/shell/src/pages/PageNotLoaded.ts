import type { Lazy } from '@lobby/contracts';

/** The chunk of a page could not be loaded. */
export class PageNotLoaded extends Error {
  readonly load: Lazy;

  constructor(load: Lazy, cause: unknown) {
    super('The code of a page could not be loaded.', { cause });
    this.load = load;
  }
}
