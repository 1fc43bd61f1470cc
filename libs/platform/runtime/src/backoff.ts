interface BackoffOptions {
  /** Milliseconds before the first retry. */
  first: number;
  /** Each wait is this many times the one before. */
  factor?: number;
  /** Milliseconds that no wait exceeds. */
  max: number;
  /** Share by which a wait is randomly shorter or longer: 0.5 is give or take half. */
  jitter?: number;
}

/** Milliseconds to wait before the nth retry, from 0 on. */
export type Backoff = (attempt: number) => number;

/** @param options read for each wait */
export function exponentialBackoff(options: () => BackoffOptions): Backoff {
  return (attempt) => {
    const { first, factor = 2, max, jitter = 0 } = options();
    return Math.min(max, first * factor ** attempt * (1 + jitter * (2 * Math.random() - 1)));
  };
}
