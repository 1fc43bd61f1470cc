/** The longest delay of a browser's timer, in ms: 24.8 days. One that is longer runs at once. */
export const longestDelay = 2 ** 31 - 1;

/**
 * Calls back once, after `delay` ms, however long that is; without a delay, or where it is past, as soon as possible. For delays that
 * come from data: a browser's own timer runs at once where the delay is too long for it. Returns the function that stops it.
 */
export function startTimer(onTime: () => void, delay: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function wait(left: number): void {
    timer = left > longestDelay ? setTimeout(() => wait(left - longestDelay), longestDelay) : setTimeout(onTime, left);
  }
  wait(delay);
  return () => clearTimeout(timer);
}
