let expected: readonly RegExp[] | null = null;
let written: string[] = [];
let restore: () => void = () => undefined;

const textOf = (part: unknown): string => (part instanceof Error ? `${part.name}: ${part.message}` : String(part));

/**
 * For a test that provokes errors: they are kept from the console for the rest of the test, which fails when one of
 * these does not come, or when another does.
 */
export function expectConsoleErrors(...patterns: readonly RegExp[]): void {
  expected = [...(expected ?? []), ...patterns];
  restore();
  const { error } = console;
  console.error = (...parts: unknown[]) => void written.push(parts.map(textOf).join(' '));
  restore = () => (console.error = error);
}

/** Runs after each test. */
export function checkConsoleErrors(): void {
  const [patterns, texts] = [expected, written];
  restore();
  [expected, written, restore] = [null, [], () => undefined];
  if (patterns === null) return;
  const missing = patterns.filter((pattern) => !texts.some((text) => pattern.test(text))).map(String);
  const others = texts.filter((text) => !patterns.some((pattern) => pattern.test(text)));
  expect({ missing, others }).toEqual({ missing: [], others: [] });
}
