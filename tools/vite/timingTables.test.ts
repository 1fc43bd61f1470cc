import { timings as auth } from '../../libs/platform/auth/src/timings.ts';
import { timings as consent } from '../../libs/platform/consent/src/timings.ts';
import { timings as data } from '../../libs/platform/data/src/timings.ts';
import { timings as overlays } from '../../libs/platform/overlays/src/timings.ts';
import { timings as realtime } from '../../libs/platform/realtime/src/timings.ts';
import { timings as routing } from '../../libs/platform/routing/src/timings.ts';
import { timings as cashier } from '../../libs/features/cashier/src/timings.ts';
import { timings as chat } from '../../libs/features/chat/src/timings.ts';
import { timings as gamification } from '../../libs/features/gamification/src/timings.ts';
import { timings as signIn } from '../../libs/features/sign-in/src/timings.ts';
import { timings as jackpot } from '../../libs/features/jackpot/src/timings.ts';
import { timings as raffle } from '../../libs/features/raffle/src/timings.ts';
import { timings as thrillpots } from '../../libs/domain/thrillpots/src/timings.ts';
import { timings as uiKit } from '../../libs/ui-kit/src/timings.ts';

const second = 1000;

/** The numbers of the specification's sections 4, 7, 8 and 9, not the code's. What the lobby does by them is proven by other tests. */
it.each([
  ['overlays', overlays, { messageDuration: 5000, messageClosingDuration: 300 }],
  [
    'auth',
    auth,
    {
      signInLifetime: 900 * second,
      clockTolerance: 300 * second,
      providerRequestTimeout: 10 * second,
      renewalMargin: 60 * second,
      sessionCheckInterval: 2 * second,
      renewalRetryDelay: 5 * second,
      customRenewalMargin: 30 * second,
    },
  ],
  ['realtime', realtime, { socketTimeout: 30_000, minConnectTimeout: 1000 }],
  ['data', data, { retryDelay: 1 * second, maxRetryDelay: 15 * second }],
  ['consent', consent, { heartbeatInterval: 600 * second }],
  ['routing', routing, { scrollDelay: 200, scrollDelayOnRouteChange: 10 }],
  [
    'thrillpots',
    thrillpots,
    {
      jackpotReconnectDelay: 2 * second,
      maxJackpotReconnectDelay: 60 * second,
      jackpotOpenCheckInterval: 1 * second,
      jackpotRetryDelay: 2 * second,
    },
  ],
  ['gamification', gamification, { gamificationRetryDelay: 2 * second, statusRefreshDelay: 2 * second }],
  ['ui-kit', uiKit, { scrollThrottle: 100 }],
  ['cashier', cashier, { quickDepositDelay: 100 }],
  ['chat', chat, { loadRetryDelay: 500 }],
  ['sign-in', signIn, { redirectDelay: 1 }],
  [
    'jackpot',
    jackpot,
    {
      panelTransitionDuration: 400,
      potNameDuration: 3 * second,
      winNotificationDuration: 6 * second,
      confirmationDuration: 4 * second,
      winPictureDuration: 4 * second,
      countUpDuration: 10 * second,
    },
  ],
  ['raffle', raffle, { dropsDelay: 1.5 * second }],
])('%s has the time limits of the specification', (_, timings, specified) => {
  expect(timings).toMatchObject(specified);
});
