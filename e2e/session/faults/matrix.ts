import type { Permission } from '../../support/leaks/permissions.ts';
import { Recorder } from '../../support/leaks/recorder.ts';
import { expect, test } from '../../support/lobby.ts';
import { performStage, prepareStage } from './stage.ts';
import { type Fault, faults } from './faults.ts';
import { type Outcome, recover } from './outcome.ts';
import { type FaultRun, createFaultRun, stages, type SignInMethod } from './faultRun.ts';

/** Documents that a tab may load for one fault; more would be a loop. */
const maxDocuments = 8;

const codeInWaiting: Permission = {
  place: /^stored without a session$/,
  at: /^session signInUnderWay$/,
  kinds: ['authorization code'],
  why: 'docs/configuration.md: the platform has not answered yet, or the browser has not stored the session: the page offers another try.',
};

/** Resolves to how it ended for the player. */
async function runWithFault(run: FaultRun, fault: Fault): Promise<Outcome> {
  const { page, lobby } = run;
  await prepareStage(run, fault.byForm ?? false);
  await run.leaks.readStored(page);
  run.documents = 0;
  await fault.inject?.(run);
  await performStage(run);
  await fault.afterStage?.(run);
  const outcome = await recover(run);
  expect(run.documents).toBeLessThanOrEqual(maxDocuments);
  const hasToken = async () => (await lobby.cookie('refreshToken')) !== undefined;
  // A renewal may be under way.
  if (!fault.hidesCookies) await expect.poll(hasToken).toBe(outcome.end === 'signed in');
  await expect(page.getByText('player@lobby.test')).toHaveCount(0);
  // A step back brings the request of a sign-in with it, which is removed once the page is idle.
  const requests = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.')));
  if (outcome.end === 'signed in') await expect.poll(requests).toEqual([]);
  return outcome;
}

/**
 * Tests of faults that only a browser has, at the stages of a method of signing in. What the network does to requests is tested
 * with the session itself, in `libs/shell/src/realtime/session.test.tsx`.
 */
export function testFaults(method: SignInMethod): void {
  for (const stage of stages)
    for (const name of method.faults[stage] ?? [])
      test.describe(`${method.name}, ${stage}`, () => {
        test.use({ brand: method.brand, expectedErrors: /./ });

        test(
          `${name}: a session with the right balance, or a reason for none`,
          { tag: '@desktop' },
          async ({ page, context, lobby, account, world }) => {
            const leaks = new Recorder(context, world);
            leaks.secrets.add('e-mail', account.email);
            leaks.secrets.add('password', account.password);
            await leaks.start({ requestsTokens: false });
            const run = await createFaultRun({ page, context, lobby, leaks, account, stage, method, world });
            const { end, by, seconds } = await runWithFault(run, faults[name]);
            test.info().annotations.push({ type: `${end} ${by}`, description: `${seconds.toFixed(1)} s` });
            expect(await leaks.finish([codeInWaiting])).toEqual([]);
            // The search was for something.
            if (stage !== 'signing in' || end === 'signed in') expect(leaks.secrets.kinds).toContain('refresh token');
          },
        );
      });
}
