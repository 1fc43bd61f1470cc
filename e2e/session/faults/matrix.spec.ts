import { expect, test } from '../../support/lobby.ts';
import { act, prepare } from './acts.ts';
import { faults } from './faults.ts';
import { type Outcome, recover } from './outcome.ts';
import { type Scene, stages } from './scene.ts';

/** Documents that a tab may load for one fault; more would be a loop. */
const maxDocuments = 8;

const outcomes = new Map<string, Outcome>();

test.afterAll(() => {
  const cell = (fault: string, stage: string) => {
    const outcome = outcomes.get(`${fault} ${stage}`);
    return outcome ? `${outcome.end} ${outcome.by}, ${outcome.seconds.toFixed(1)} s` : '–';
  };
  console.table(
    Object.fromEntries(
      faults.map(({ name }) => [name, Object.fromEntries(stages.map((stage) => [stage, cell(name, stage)]))]),
    ),
  );
});

for (const { name, movesClock = false, byForm = false, hidesCookies = false, strike, after, mend } of faults)
  test.describe(name, () => {
    test.use({ brand: movesClock ? 'clocked' : 'infiniza', expectedErrors: /./ });

    for (const stage of stages)
      test(
        `${name} while ${stage}: a session with the right balance, or a reason for none`,
        { tag: '@desktop' },
        async ({ page, context, lobby, account }) => {
          const scene: Scene = {
            ...{ page, context, lobby, account, stage },
            ...{ hasCashier: !movesClock, callback: null, game: null, hits: { count: 0 } },
          };
          if (movesClock) {
            // Earlier cells have moved it. A page far ahead of the browser's own clock removes no cookie, either.
            await lobby.console('resetClock');
            await context.clock.install();
          }
          await prepare(scene, byForm);
          let documents = 0;
          page.on('framenavigated', (frame) => {
            if (frame === page.mainFrame()) documents += 1;
          });
          await strike?.(scene);
          await act(scene);
          await after?.(scene);
          await mend?.(scene);
          const outcome = await recover(scene);
          outcomes.set(`${name} ${stage}`, outcome);
          expect(documents).toBeLessThanOrEqual(maxDocuments);
          if (!hidesCookies)
            expect((await lobby.cookie('refreshToken')) !== undefined).toBe(outcome.end === 'signed in');
          await expect(page.getByText('player@lobby.test')).toHaveCount(0);
        },
      );
  });
