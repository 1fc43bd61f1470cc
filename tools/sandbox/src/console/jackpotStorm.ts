import * as v from 'valibot';
import { randomFromText } from '../../../sandbox-art/src/index.ts';
import type { JackpotSettingsDocument } from '../store/base/content.ts';
import { asyncCommand, type Command, type ConsoleContext } from './command.ts';

/** In ms. What is due at once is one transaction, which a slow disk can keep up with. */
const interval = 10;

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

/** A command that updates the pots far more often than players ever do, for measuring what that does to a page. */
export const jackpotTicker = (
  show: (context: ConsoleContext) => object,
  settingsOf: (context: ConsoleContext) => JackpotSettingsDocument,
): Command =>
  asyncCommand(
    'Lets others contribute many times a second; answers how many updates that were, and the last figures',
    { perSecond: v.optional(whole(1000), 200), seconds: v.optional(whole(240), 60) },
    async (context, { perSecond, seconds }) => {
      const { instanceId } = settingsOf(context);
      const { store } = context;
      const random = randomFromText('storm');
      const total = perSecond * seconds;
      const startedAt = performance.now();
      let sent = 0;
      while (sent < total) {
        await new Promise((resolve) => setTimeout(resolve, interval));
        const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * perSecond));
        store.transaction(() => {
          for (; sent < due; sent += 1)
            store.jackpots.contributeOther(instanceId, random.integer(10_000, 900_000), random);
        });
      }
      return { sent, ...show(context) };
    },
  );
