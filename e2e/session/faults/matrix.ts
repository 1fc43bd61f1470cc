import type { Permission } from '../../support/leaks/permissions.ts';
import { Recorder } from '../../support/leaks/recorder.ts';
import { expect, test } from '../../support/lobby.ts';
import { act, prepare } from './acts.ts';
import { type Fault, faults } from './faults.ts';
import { type Outcome, recover } from './outcome.ts';
import { type Scene, sceneOf, stages, type Way } from './scene.ts';

/** Documents that a tab may load for one fault; more would be a loop. */
const maxDocuments = 8;

const codeInWaiting: Permission = {
  place: /^kept without a session$/,
  at: /^session signInUnderWay$/,
  kinds: ['authorization code'],
  why: 'docs/configuration.md: the platform has not answered yet, or the browser has not kept the session: the page offers another try.',
};

/** Resolves to how it ended for the player. */
async function meet(scene: Scene, fault: Fault): Promise<Outcome> {
  const { page, lobby } = scene;
  await prepare(scene, fault.byForm ?? false);
  await scene.leaks.readKept(page);
  scene.documents = 0;
  await fault.strike?.(scene);
  await act(scene);
  await fault.after?.(scene);
  const outcome = await recover(scene);
  expect(scene.documents).toBeLessThanOrEqual(maxDocuments);
  const hasToken = async () => (await lobby.cookie('refreshToken')) !== undefined;
  // A renewal may be under way.
  if (!fault.hidesCookies) await expect.poll(hasToken).toBe(outcome.end === 'signed in');
  await expect(page.getByText('player@lobby.test')).toHaveCount(0);
  return outcome;
}

/**
 * Tests of faults that only a browser has, at the stages of a way of signing in. What the network does to requests is tested
 * with the session itself, in `libs/platform/realtime/src/session.test.tsx`.
 */
export function matrixOf(way: Way): void {
  for (const stage of stages)
    for (const name of way.faults[stage] ?? [])
      test.describe(`${way.name}, ${stage}`, () => {
        test.use({ brand: way.brand, expectedErrors: /./ });

        test(
          `${name}: a session with the right balance, or a reason for none`,
          { tag: '@desktop' },
          async ({ page, context, lobby, account, world }) => {
            const leaks = new Recorder(context, world);
            leaks.secrets.add('e-mail', account.email);
            leaks.secrets.add('password', account.password);
            await leaks.start({ asksForTokens: false });
            const scene = await sceneOf({ page, context, lobby, leaks, account, stage, way, world });
            const { end, by, seconds } = await meet(scene, faults[name]);
            test.info().annotations.push({ type: `${end} ${by}`, description: `${seconds.toFixed(1)} s` });
            expect(await leaks.finish([codeInWaiting])).toEqual([]);
            // The search was for something.
            if (stage !== 'signing in' || end === 'signed in') expect(leaks.secrets.kinds).toContain('refresh token');
          },
        );
      });
}
