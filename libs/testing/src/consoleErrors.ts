let expected: readonly RegExp[] = [];
let logged: string[] = [];

const formatArgument = (argument: unknown): string =>
  argument instanceof Error ? `${argument.name}: ${argument.message}` : String(argument);

/**
 * For a test that provokes errors or warnings: these are not printed, and the test fails when one of them is missing.
 * Any other fails the test, as in tests that expect none.
 */
export function expectConsoleErrors(...patterns: readonly RegExp[]): void {
  expected = [...expected, ...patterns];
}

/** Runs before the tests of a file. */
export function watchConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    const print = console[method];
    console[method] = (...args: unknown[]) => {
      const text = args.map(formatArgument).join(' ');
      logged.push(text);
      // With its stack, where nobody expects it.
      if (!expected.some((pattern) => pattern.test(text))) print.apply(console, args);
    };
  }
}

/** Runs after each test. */
export function checkConsoleErrors(): void {
  const [patterns, texts] = [expected, logged];
  [expected, logged] = [[], []];
  const missing = patterns.filter((pattern) => !texts.some((text) => pattern.test(text))).map(String);
  const others = texts.filter((text) => !patterns.some((pattern) => pattern.test(text)));
  expect({ missing, others }).toEqual({ missing: [], others: [] });
}
