import { randomFromText, type Random } from '../../../sandbox-art/src/index.ts';
import type { Store } from '../store/index.ts';
import { fromEuroMinor, type Money } from '../store/base/money.ts';
import type { Payment } from '../store/wallets/payments.ts';
import { demoPlayers } from './players.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Sessions of play in a year, and the most rounds in one of them. */
const visitsPerYear = 120;
const maxRounds = 78;

/** What this player signs in on. */
const devices = [
  { device: 'Mobile', browser: 'Safari', system: 'iOS' },
  { device: 'Mobile', browser: 'Safari', system: 'iOS' },
  { device: 'Desktop', browser: 'Firefox', system: 'Windows' },
] as const;

/** Payouts as multiples of the stake; together they return 94 %. */
const multiples: readonly (readonly [probability: number, multiple: number])[] = [
  [0.678, 0],
  [0.14, 1],
  [0.1, 2],
  [0.06, 5],
  [0.02, 10],
  [0.002, 50],
];

/**
 * Gives the first demo player a year of sessions, rounds, deposits and withdrawals that ends the day before yesterday,
 * once. All that was won is paid out at its end, so that the balance is what it was.
 */
export function seedHistory(store: Store, seed?: number): void {
  const player = store.players.findByEmail(demoPlayers[0]?.email ?? '');
  if (!player || store.documents.get('setting', 'history')) return;
  store.transaction(() => {
    addHistory(store, player.id, { days: 365, seed: seed ?? 1 });
    store.documents.put('setting', 'history', true);
  });
}

/** Adds that many days of history, the same for the same player and seed. Emits no events. @returns the number of rounds */
export function addHistory(store: Store, playerId: string, { days, seed }: { days: number; seed: number }): number {
  // Ids come from it, too: they differ between players.
  const random = randomFromText(`${seed} ${playerId}`);
  const book = createBook(store, playerId, random);
  const visits = Math.max(1, Math.round((visitsPerYear * days) / 365));
  const end = store.now() - 2 * day;
  for (let visit = 0; visit < visits; visit += 1) {
    // Evening after evening, never two visits at once.
    const slot = (days * day) / visits;
    const start = Math.floor(end - (visits - visit) * slot + random.next() * (slot - 200 * minute));
    playVisit(book, random, start);
  }
  book.payOut(end);
  return book.rounds();
}

function playVisit(book: Book, random: Random, start: number): void {
  let time = start + random.integer(1, 3) * minute;
  if (book.balance() < book.euros(20)) book.deposit(time, book.euros(random.pick([20, 30, 50, 100])));
  const lookupIds = [book.pickGame(), book.pickGame()];
  const planned = random.integer(25, maxRounds);
  for (let round = 0; round < planned; round += 1) {
    time += random.integer(6, 40) * 1000;
    const stake = book.euros(random.pick([0.2, 0.2, 0.5, 0.5, 1, 2]));
    if (stake > book.balance()) break;
    book.round(time, lookupIds[Math.floor((round * 2) / planned)] ?? '', stake, stake * multipleOf(random.next()));
  }
  book.session(start, time + minute);
  if (book.balance() > book.euros(80)) book.withdraw(time + minute);
}

function multipleOf(chance: number): number {
  let left = chance;
  for (const [probability, multiple] of multiples) {
    left -= probability;
    if (left < 0) return multiple;
  }
  return 0;
}

type Book = ReturnType<typeof createBook>;

/** Writes the rows of the past, whose dates the store's own functions would not take. */
function createBook(store: Store, playerId: string, random: Random) {
  const { database: db } = store;
  const { id: walletId, currency } = store.wallets.ofPlayer(playerId);
  const lookupIds = store.games
    .all()
    .filter(({ kind }) => kind === 'slot')
    .map((game) => game.lookupId);
  const known = store.payments.lastCompletedDeposit(playerId);
  const newCard = { debtor: { account: '411111******1111' }, accountId: random.uuid() };
  const payload = known?.payload ?? JSON.stringify({ attributes: { paymentMethod: 'creditcard' }, ...newCard });
  let balance: Money = 0;
  let rounds = 0;
  let withdrawals = 0;

  function book(moneyType: string, amount: Money, reference: string, createdAt: number): void {
    balance += amount;
    db.insert('ledger', { walletId, moneyType, amount, bonusAmount: 0, reference, createdAt });
  }
  function pay(payment: Pick<Payment, 'type' | 'state' | 'amount' | 'createdAt' | 'processedAt'> & Partial<Payment>) {
    const id = random.uuid();
    const provider = `Creditcard${payment.type}`;
    db.insert('payments', { id, playerId, currency, method: 'creditcard', provider, payload, ...payment });
    return id;
  }

  return {
    euros: (amount: number): Money => fromEuroMinor(Math.round(amount * 100), currency),
    balance: () => balance,
    rounds: () => rounds,
    pickGame: (): string => random.pick(lookupIds),

    deposit(createdAt: number, amount: Money): void {
      const id = pay({ type: 'Deposit', state: 'Completed', amount, createdAt, processedAt: createdAt + 4000 });
      book('Deposit', amount, id, createdAt + 4000);
    },
    /** All of the balance, paid out a day later; every third time the player thinks better of it within the hour. */
    withdraw(createdAt: number, isPaid = ++withdrawals % 3 !== 0): void {
      const amount = balance;
      const state = isPaid ? 'Completed' : 'Cancelled';
      const processedAt = createdAt + (isPaid ? day : 40 * minute);
      const outcome = isPaid ? { processingAt: createdAt + day / 2 } : { cancelReason: 'InsufficientGameChoices' };
      const id = pay({ type: 'Withdrawal', state, amount, createdAt, processedAt, payoutMode: 'Manual', ...outcome });
      book('InitWithdrawal', -amount, id, createdAt);
      if (!isPaid) book('WithdrawalCancelled', amount, id, processedAt);
    },
    payOut(createdAt: number): void {
      if (balance > 0) this.withdraw(createdAt, true);
    },
    round(createdAt: number, lookupId: string, stake: Money, payout: Money): void {
      const id = random.uuid();
      rounds += 1;
      const amounts = { stake, bonusStake: 0, payout };
      db.insert('rounds', {
        id,
        playerId,
        lookupId,
        ...amounts,
        state: 'closed',
        details: '{}',
        createdAt,
        updatedAt: createdAt,
      });
      book('CasinoBet', -stake, id, createdAt);
      if (payout > 0) book('CasinoWin', payout, id, createdAt);
    },
    session(startedAt: number, endedAt: number): void {
      const device = random.pick(devices);
      db.insert('sessions', {
        id: random.uuid(),
        playerId,
        flow: 'Keycloak',
        startedAt,
        endedAt,
        ...device,
        lastSeenAt: endedAt,
      });
    },
  };
}
