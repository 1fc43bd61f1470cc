let expected: readonly RegExp[] | null = null;
let logged: string[] = [];
let restore: () => void = () => undefined;

const formatArgument = (argument: unknown): string =>
  argument instanceof Error ? `${argument.name}: ${argument.message}` : String(argument);

/**
 * For a test that provokes errors: collects them instead of logging them, and fails the test when one of these is
 * missing or another is logged.
 */
export function expectConsoleErrors(...patterns: readonly RegExp[]): void {
  expected = [...(expected ?? []), ...patterns];
  restore();
  const { error } = console;
  console.error = (...args: unknown[]) => void logged.push(args.map(formatArgument).join(' '));
  restore = () => (console.error = error);
}

/** Runs after each test. */
export function checkConsoleErrors(): void {
  const [patterns, texts] = [expected, logged];
  restore();
  [expected, logged, restore] = [null, [], () => undefined];
  if (patterns === null) return;
  const missing = patterns.filter((pattern) => !texts.some((text) => pattern.test(text))).map(String);
  const others = texts.filter((text) => !patterns.some((pattern) => pattern.test(text)));
  expect({ missing, others }).toEqual({ missing: [], others: [] });
}
