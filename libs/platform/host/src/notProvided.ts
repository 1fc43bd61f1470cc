/** Stands in a chart for a named action, guard or actor that `.provide()` has to bring. */
export function notProvided(): never {
  throw new Error('This machine has to be started with its implementations: use .provide().');
}
