/** Computes again only for other arguments than the last: for what is read often and changes rarely, such as a cookie's value. */
export function memoizeLast<Args extends readonly (string | number | null)[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { args: Args; result: Result } | null = null;
  return (...args) => {
    if (last === null || last.args.some((arg, index) => arg !== args[index])) last = { args, result: compute(...args) };
    return last.result;
  };
}
