const restores: (() => void)[] = [];

/** Gives time limits of a library other values, in ms, until the test ends. */
export function overrideTimings<Table extends Record<string, number>>(
  timings: Table,
  values: Readonly<Partial<Table>>,
): void {
  const before = { ...timings };
  restores.push(() => Object.assign(timings, before));
  Object.assign(timings, values);
}

/** Runs after each test. */
export function restoreTimings(): void {
  for (const restore of restores.splice(0).toReversed()) restore();
}
