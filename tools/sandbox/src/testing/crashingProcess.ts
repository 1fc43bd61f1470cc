// For the crash test: runs a money transaction three times, reports the first two and kills its process during the third.
// node crashingProcess.ts <file> <kind> <number of the write before which it is killed>
import { flushCompileCache } from 'node:module';
import { createStore, type Reward } from '../store/index.ts';
import { defaultProfile } from '../store/players/profile.ts';

// Node writes it at exit, which a killed process does not come to.
flushCompileCache();

const store = createStore(process.argv[2] ?? '');
store.transaction(() => {
  store.games.insertStudio({ slug: 'studio', name: 'Studio' }, 0);
  store.games.insert({
    lookupId: 'game',
    idx: 1,
    slug: 'game',
    title: 'Game',
    studioSlug: 'studio',
    kind: 'slot',
    volatility: 'low',
    rtp: 96,
    minBet: 10,
    isLiveCasinoGame: false,
    hasJackpot: false,
    bonusAllowed: true,
    demoAllowed: true,
    isNew: false,
    blockedCountries: [],
  });
  const profile = { ...defaultProfile('FI', 'en_GB'), gamificationOptIn: true };
  store.players.insert({ id: 'player', email: 'player@lobby.test', passwordHash: '', profile });
  store.wallets.insert({ id: 'wallet', playerId: 'player', currency: 'EUR' });
  store.wallets.set('player', { balance: 1_000_000 });
  store.points.add('player', 'Seed', 1000);
});
if (process.argv[3] === 'contribution') optIn();

function optIn(): void {
  const instanceId = 'main';
  const none = { enabledCommunity: false, blockedCountries: [], sourceId: 'lobby', operatorId: 'acme' };
  const options = { initialContributionValue: 0.1, contributionOptions: [0.1], contributionAsPercentage: true };
  store.documents.put('setting', 'jackpot', { enabled: true, instanceId, ...options, ...none });
  store.pots.ensure(instanceId, [
    ...(['mega', 'major', 'minor', 'shared'] as const).map((id) => ({
      ...{ id, seedValue: 1_000_000, value: 1_000_000, winOdds: 1_000_000_000 },
    })),
  ]);
  store.jackpots.optIns.set('player', instanceId, { optedIn: true, contribution: 0.1, currency: 'EUR' });
}

const { play, payments } = store;
const pay = (id: string, type: 'Deposit' | 'Withdrawal', outcome: 'completed' | 'pending') =>
  payments.record({
    id,
    playerId: 'player',
    type,
    amount: 100,
    method: 'bank',
    provider: 'Bank',
    payload: {},
    outcome,
  });

const rewardOf = (rewardId: string, type: Reward['type']): Reward => ({
  ...{ rewardId, kind: 'Incentive', expiresIn: null, startsAt: null, endsAt: null },
  ...{ claimType: 'manual', rewardReason: null, applicability: 'ALWAYS', type },
});
const moneyDrop = (id: string): Reward => rewardOf(id, { kind: 'MoneyDrop', name: { en: id }, amount: 100 });
const freeSpins = (id: string): Reward =>
  rewardOf(id, {
    ...{ kind: 'FreeSpin', name: { en: id }, amount: 5, value: 20, betLevel: 1, lookupId: 'game' },
    wageringRequirementFactor: 10,
  });

/** `prepare` runs for all ids beforehand; the process is killed during `run`. */
const kinds: Record<string, { prepare?: (id: string) => void; run: (id: string) => void }> = {
  round: {
    run: (roundId) =>
      play.placeRound({
        roundId,
        playerId: 'player',
        lookupId: 'game',
        stake: 100,
        payout: 90,
        state: 'closed',
        details: '{}',
      }),
  },
  contribution: {
    run: (roundId) =>
      play.placeRound({
        ...{ roundId, playerId: 'player', lookupId: 'game', stake: 1000, payout: 0 },
        ...{ state: 'closed', details: '{}' },
      }),
  },
  'converted bonus': {
    prepare: (id) =>
      store.wallets.grantBonus({
        ...{ id, playerId: 'player', name: { en: id }, amount: 100, wageringRequired: 100, maxPayout: 60 },
        ...{ unlockTrigger: null, expiresAt: null },
      }),
    run: (id) =>
      play.placeRound({
        ...{ roundId: `round ${id}`, playerId: 'player', lookupId: 'game', stake: 100, payout: 0 },
        ...{ state: 'closed', details: '{}' },
      }),
  },
  'claimed reward': {
    prepare: (id) => store.rewards.assign('player', moneyDrop(id), { assignationId: id }),
    run: (id) => store.rewards.claim(id, { claimId: id }),
  },
  'free spin': {
    prepare: (id) => {
      store.rewards.assign('player', freeSpins(id), { assignationId: id });
      store.rewards.claim(id);
    },
    run: (id) =>
      play.placeRound({
        ...{ roundId: `round ${id}`, playerId: 'player', lookupId: 'game', stake: 20, payout: 50, freeSpinsId: id },
        ...{ state: 'closed', details: '{}' },
      }),
  },
  purchase: {
    prepare: () =>
      store.shop.ensure({
        ...{ id: 'item', name: { en: 'Item' }, description: { en: '' }, price: 100, stock: 10, position: 0 },
        ...{ isOffered: true, reward: { kind: 'MoneyDrop', name: { en: 'Item' }, amount: 100 } },
      }),
    run: (id) => store.shop.buy('player', { purchaseId: id, itemId: 'item', price: 100 }),
  },
  mission: {
    prepare(id) {
      const goal = { kind: 'Rounds', count: 1 };
      store.documents.put('mission', id, {
        period: 'daily',
        goal,
        prize: { kind: 'MoneyDrop', name: { en: id }, amount: 100 },
      });
      store.gamification.missions.setProgress('player', id, 1);
    },
    run(id) {
      const mission = store.gamification.missions.ofPlayer('player').find(({ missionId }) => missionId === id);
      store.gamification.missions.claim('player', id, mission?.startsAt ?? 0);
    },
  },
  tournament: {
    prepare(id) {
      const prizes = [{ kind: 'MoneyDrop' as const, name: { en: id }, amount: 100 }];
      const terms = { name: { en: id }, others: 0, prizes, lasts: 3_600_000 };
      const tournament = store.gamification.tournaments.create(terms);
      store.gamification.tournaments.join('player', tournament.id);
      store.gamification.tournaments.setScore('player', tournament.id, 100);
    },
    run(id) {
      const { tournaments } = store.gamification;
      tournaments.finish(tournaments.ofPlayer('player').find(({ name }) => name.en === id)?.id ?? '');
    },
  },
  'forfeited bonus': {
    prepare: (id) =>
      store.wallets.grantBonus({
        ...{
          id,
          playerId: 'player',
          name: { en: id },
          amount: 100,
          wageringRequired: 100,
          unlockTrigger: null,
          expiresAt: null,
        },
      }),
    run: (id) => store.wallets.forfeitBonus('player', id, 100),
  },
  deposit: { run: (id) => pay(id, 'Deposit', 'completed') },
  withdrawal: { run: (id) => pay(id, 'Withdrawal', 'pending') },
  'settled deposit': {
    prepare: (id) => pay(id, 'Deposit', 'pending'),
    run: (id) => payments.settle(id, 'completed'),
  },
  'cancelled withdrawal': {
    prepare: (id) => pay(id, 'Withdrawal', 'pending'),
    run: (id) => payments.settle(id, 'cancelled'),
  },
};
const kind = kinds[process.argv[3] ?? ''];
const ids = ['first', 'second', 'third'];
for (const id of ids) kind?.prepare?.(id);

let writesLeft = Infinity;
for (const method of ['insert', 'update'] as const) {
  const write = store.database[method];
  store.database[method] = (...args: never[]) => {
    writesLeft -= 1;
    if (writesLeft === 0) process.kill(process.pid, 'SIGKILL');
    (write as (...given: never[]) => void)(...args);
  };
}
for (const id of ids) {
  if (id === 'third') writesLeft = Number(process.argv[4]);
  kind?.run(id);
  process.stdout.write(`${id}\n`);
}
