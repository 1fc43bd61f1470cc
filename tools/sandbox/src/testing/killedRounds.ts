// Plays two rounds, tells them, and kills itself in the midst of the third. For the crash test.
import { createStore } from '../store/index.ts';
import { freshProfile } from '../store/players.ts';

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
    description: '',
  });
  const profile = freshProfile('FI', 'en_GB');
  store.players.insert({ id: 'player', email: 'player@lobby.test', passwordHash: '', profile });
  store.wallets.insert({ id: 'wallet', playerId: 'player', currency: 'EUR' });
  store.wallets.set('player', { balance: 1_000_000 });
});

let writesLeft = Infinity;
for (const method of ['insert', 'update'] as const) {
  const write = store.database[method];
  store.database[method] = (...args: never[]) => {
    writesLeft -= 1;
    if (writesLeft === 0) process.kill(process.pid, 'SIGKILL');
    (write as (...given: never[]) => void)(...args);
  };
}
for (const roundId of ['round-1', 'round-2', 'round-3']) {
  if (roundId === 'round-3') writesLeft = Number(process.argv[3]);
  const details = '{}';
  store.play.placeRound({
    roundId,
    playerId: 'player',
    lookupId: 'game',
    stake: 100,
    payout: 90,
    state: 'closed',
    details,
  });
  process.stdout.write(`${roundId}\n`);
}
