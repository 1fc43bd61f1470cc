import type { Permission } from '../../support/leaks/permissions.ts';
import { Recorder } from '../../support/leaks/recorder.ts';
import { expect, test } from '../../support/lobby.ts';
import { act, prepare } from './acts.ts';
import { type Fault, faults } from './faults.ts';
import { type Outcome, recover } from './outcome.ts';
import { endRoute, reset, type Scene, sceneOf, type Stage, type Way } from './scene.ts';

/** Documents that a tab may load for one fault; more would be a loop. */
const maxDocuments = 8;

const codeInWaiting: Permission = {
  place: /^kept without a session$/,
  at: /^session signInUnderWay$/,
  kinds: ['authorization code'],
  why: 'docs/configuration.md: the platform has not answered yet, or the browser has not kept the session: the page offers another try.',
};

const faultsOf = (way: Way) =>
  faults.filter(({ only = [way.name], movesClock }) => only.includes(way.name) && (!movesClock || way.movesClock));

/** The faults that one page meets, one after the other. */
function groupsOf(way: Way, stage: Stage): Fault[][] {
  const isShared = ({ movesClock, byForm, stays }: Fault) =>
    way.sharesPages.includes(stage) && !movesClock && !byForm && !stays;
  const [shared, alone] = [faultsOf(way).filter(isShared), faultsOf(way).filter((fault) => !isShared(fault))];
  return [...(shared.length > 0 ? [shared] : []), ...alone.map((fault) => [fault])];
}

/** Resolves to how it ended for the player. */
async function meet(scene: Scene, fault: Fault): Promise<Outcome> {
  const { page, lobby } = scene;
  if (!scene.isPrepared) {
    await prepare(scene, fault.byForm ?? false);
    await scene.leaks.readKept(page);
  }
  reset(scene);
  await fault.strike?.(scene);
  await act(scene);
  await fault.after?.(scene);
  await fault.mend?.(scene);
  const outcome = await recover(scene);
  expect(scene.met.documents).toBeLessThanOrEqual(maxDocuments);
  const hasToken = async () => (await lobby.cookie('refreshToken')) !== undefined;
  // A renewal may be under way.
  if (!fault.hidesCookies) await expect.poll(hasToken).toBe(outcome.end === 'signed in');
  await expect(page.getByText('player@lobby.test')).toHaveCount(0);
  await endRoute(scene);
  scene.isPrepared = outcome.end === 'signed in' && outcome.by === 'by itself';
  return outcome;
}

/** Tests of each fault at each stage of a way of signing in; at their end they print how each of them ended, and when. */
export function matrixOf(way: Way): void {
  const outcomes = new Map<string, Outcome>();
  test.afterAll(() => {
    const cell = (fault: string, stage: string) => {
      const outcome = outcomes.get(`${fault} ${stage}`);
      return outcome ? `${outcome.end} ${outcome.by}, ${outcome.seconds.toFixed(1)} s` : '–';
    };
    // Those that this worker has had.
    const isMet = ({ name }: Fault) => way.stages.some((stage) => outcomes.has(`${name} ${stage}`));
    const rows = faultsOf(way)
      .filter(isMet)
      .map(({ name }) => [
        `${way.name}: ${name}`,
        Object.fromEntries(way.stages.map((stage) => [stage, cell(name, stage)])),
      ]);
    console.table(Object.fromEntries(rows));
  });

  for (const stage of way.stages)
    for (const group of groupsOf(way, stage)) {
      const name = group.map((fault) => fault.name).join('; ');
      const movesClock = group.some((fault) => fault.movesClock);
      test.describe(`${way.name}, ${stage}`, () => {
        test.use({ brand: way.brand, expectedErrors: /./ });

        test(
          `${name}: a session with the right balance, or a reason for none`,
          { tag: '@desktop' },
          async ({ page, context, lobby, account, world }) => {
            if (group.length > 1 || movesClock) test.slow();
            await context.clock.install();
            const leaks = new Recorder(context, world);
            leaks.secrets.add('e-mail', account.email);
            leaks.secrets.add('password', account.password);
            await leaks.start({ asksForTokens: false });
            const scene = await sceneOf({ page, context, lobby, leaks, account, stage, way, world });
            for (const fault of group)
              await test.step(fault.name, async () => outcomes.set(`${fault.name} ${stage}`, await meet(scene, fault)));
            expect(await leaks.finish([codeInWaiting])).toEqual([]);
            // The search was for something.
            const hasBeenPlayer =
              stage !== 'signing in' || group.some(({ name }) => outcomes.get(`${name} ${stage}`)?.end === 'signed in');
            if (hasBeenPlayer) expect(leaks.secrets.kinds).toContain('refresh token');
          },
        );
      });
    }
}
