import type { Route } from '@playwright/test';
import { expect, test as base } from '../player.ts';
import { routeOperation } from '../requests.ts';
import { Recorder } from './recorder.ts';
import type { Kind } from './secrets.ts';

interface Fixtures {
  /** Records the whole test, which fails for whatever it finds at its end. */
  leaks: Recorder;
  /**
   * Fails an operation from now on; the reason repeats all that is secret, as platforms and GraphQL's libraries do. Returns the function that
   * ends the failure.
   */
  fail(operation: string, how: 'HTTP 500' | 'GraphQL error'): Promise<() => void>;
}
interface Options {
  /** What the journey must have had, so that the search is for something. */
  secretKinds: Kind[];
}

const answers: Record<string, (echo: string) => Parameters<Route['fulfill']>[0]> = {
  'HTTP 500': (echo) => ({ status: 500, contentType: 'text/plain', body: echo }),
  'GraphQL error': (echo) => ({
    json: { data: null, errors: [{ message: echo, extensions: { type: '$InternalError' } }] },
  }),
};

/**
 * A journey after which everything that has left the page's memory is searched for the player's tokens, codes, password, e-mail
 * address, phone and personal number; `permissions.ts` lists what may be where. It ends with an error whose message lists them all.
 */
export const test = base.extend<Fixtures & Options>({
  secretKinds: [[], { option: true }],
  leaks: [
    async ({ context, page, world, lobby, errors, secretKinds }, use, testInfo) => {
      const recorder = new Recorder(context, world);
      await recorder.start();
      await use(recorder);
      if (testInfo.errors.length > 0) return;
      // Only the lobby reports.
      if (!page.url().startsWith(world.url)) await lobby.open('/');
      // Again where the page has been left or has not started yet; what is thrown twice in one page is reported once.
      await expect(async () => {
        await recorder.throwIn(page);
        await expect.poll(() => recorder.hasReportedThrown, { timeout: 2_000, intervals: [50] }).toBe(true);
      }).toPass({ timeout: 45_000 });
      // In place of the console, where they would fail the test as well.
      errors.push(...recorder.reportedErrors);
      const findings = await recorder.finish();
      expect(recorder.secrets.kinds).toEqual(expect.arrayContaining(secretKinds));
      expect(findings).toEqual([]);
    },
    { auto: true },
  ],
  fail: async ({ context, leaks }, use) =>
    use(async (operation, how) => {
      let isRestored = false;
      await routeOperation(context, operation, (route) =>
        isRestored ? route.fallback() : route.fulfill(answers[how]?.(leaks.secrets.echo)),
      );
      return () => {
        isRestored = true;
      };
    }),
});

export { expect };
