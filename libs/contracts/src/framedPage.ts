declare global {
  interface HTMLElementEventMap {
    /**
     * On the element of a frame with a page of this site, dispatched by that page: the height of its content in px, now and
     * whenever it changes. Scripts of another origin can neither reach the element nor hear it.
     */
    'lobby-height': CustomEvent<number>;
  }
}

export type FramedPageEvents = Pick<HTMLElementEventMap, 'lobby-height'>;
