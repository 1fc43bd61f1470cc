import { createRandom } from '../../sandbox-art/src/index.ts';
import { deal, isPlayerDone, settle, dealToPlayer, total, type Card, type Hand } from './blackjack.ts';
import type { RandomSource } from './randomSource.ts';
import { isRed, pockets, spinWheel } from './roulette.ts';
import { linePrize, slotModel, spin } from './slot.ts';

const seeded = (seed: number): RandomSource => {
  const random = createRandom(seed);
  return { below: (count) => random.integer(0, count - 1) };
};
const fixed = (...numbers: number[]): RandomSource => ({ below: () => numbers.shift() ?? 0 });

describe('slot', () => {
  const games = [
    { slug: 'amber-koi', name: 'Amber Koi', kind: 'slot', rtp: 9610 },
    { slug: 'juicy-bells', name: 'Juicy Bells', kind: 'fruit', rtp: 9450 },
    { slug: 'rise-of-the-nile', name: 'Rise of the Nile', kind: 'myth', rtp: 9700 },
  ] as const;

  it.each(games)('$slug has the return to player of the catalogue', (game) => {
    const model = slotModel(game);
    expect(Math.abs(model.rtp - game.rtp)).toBeLessThanOrEqual(5);
    expect(model.strips).toHaveLength(game.kind === 'fruit' ? 3 : 5);
    expect(slotModel(game)).toEqual(model);
  });

  it('pays that return when played', () => {
    const model = slotModel(games[0]);
    const random = seeded(5);
    const [stake, rounds] = [2000, 120_000];
    let paid = 0;
    for (let round = 0; round < rounds; round += 1) paid += spin(model, stake, random).payout;
    expect(paid / (stake * rounds)).toBeCloseTo(model.rtp / 10_000, 1);
  });

  it('matches lines from the left, with wilds as substitutes for the first symbol', () => {
    const pays = [
      [0, 0, 0, 50, 200, 900],
      [0, 0, 0, 10, 30, 90],
    ];
    expect(linePrize([1, 0, 1, 2, 1], pays)).toEqual({ prize: 10, count: 3 });
    expect(linePrize([0, 0, 0, 1, 2], pays)).toEqual({ prize: 50, count: 3 });
    expect(linePrize([0, 0, 1, 1, 1], pays)).toEqual({ prize: 90, count: 5 });
    expect(linePrize([2, 1, 1, 1, 1], pays)).toEqual({ prize: 0, count: 1 });
    expect(linePrize([0, 0, 0, 0, 0], pays)).toEqual({ prize: 900, count: 5 });
  });

  it('shows three rows of each strip and pays the sum of its lines', () => {
    const model = slotModel(games[0]);
    const result = spin(model, 1000, seeded(3));
    expect(result.window.map((reel) => reel.length)).toEqual([3, 3, 3, 3, 3]);
    expect(result.window[0]?.[1]).toBe(
      model.strips[0]?.[((result.stops[0] ?? 0) + 1) % (model.strips[0]?.length ?? 1)],
    );
    expect(result.payout).toBe(result.wins.reduce((sum, win) => sum + win.payout, 0));
  });
});

describe('roulette', () => {
  const at = (number: number) => fixed(pockets.indexOf(number as 0));

  it('has 37 pockets, 18 of them red', () => {
    expect([...pockets].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, index) => index));
    expect(pockets.filter(isRed)).toHaveLength(18);
  });

  it.each([
    ['n17', 17, 3600],
    ['red', 1, 200],
    ['black', 1, 0],
    ['even', 0, 0],
    ['odd', 35, 200],
    ['low', 18, 200],
    ['high', 18, 0],
    ['dozen2', 13, 300],
    ['column1', 34, 300],
    ['column3', 34, 0],
    ['column3', 0, 0],
  ])('%s at %i pays %i for 100', (place, number, payout) => {
    expect(spinWheel([{ place, amount: 100 }], at(number)).payout).toBe(payout);
  });

  it.each(['red', 'dozen1', 'column2', 'n0'])('%s returns 36 of 37', (place) => {
    const paid = pockets.reduce<number>((sum, number) => sum + spinWheel([{ place, amount: 1 }], at(number)).payout, 0);
    expect(paid).toBe(36);
  });
});

describe('blackjack', () => {
  const cards = (text: string): Card[] => text.split(' ').map((rank) => ({ rank, suit: 'spades' }) as Card);
  const hand = (player: string, dealer: string, doubled = false): Hand => ({
    bet: 100,
    doubled,
    player: cards(player),
    dealer: cards(dealer),
  });
  const noDraw: RandomSource = {
    below() {
      throw new Error('no card should be drawn');
    },
  };

  it.each([
    ['A K', 21, true],
    ['A A', 12, true],
    ['A 5 K', 16, false],
    ['A A 9', 21, true],
    ['10 6 K', 26, false],
  ])('counts %s as %i', (text, points, soft) => {
    expect(total(cards(text))).toEqual({ points, soft });
  });

  it.each([
    ['A K', '9 8', 'blackjack', 250],
    ['A K', 'A Q', 'push', 100],
    ['10 9', 'A Q', 'lose', 0],
    ['10 9', '10 8', 'win', 200],
    ['10 7', 'A 6', 'push', 100],
    ['10 7', '10 8', 'lose', 0],
    ['10 7 5', '10 8', 'bust', 0],
  ])('%s against %s is a %s', (player, dealer, outcome, payout) => {
    expect(settle(hand(player, dealer), noDraw)).toMatchObject({ outcome, payout });
  });

  it('draws for the dealer to 17, and pays a double on twice the stake', () => {
    const end = settle(hand('10 10', '10 6', true), fixed(9));
    expect(end.hand.dealer).toHaveLength(3);
    expect(end).toMatchObject({ outcome: 'win', payout: 400 });
  });

  it('leaves the player no move at 21, after a double and after a blackjack', () => {
    expect(isPlayerDone(hand('10 6 5', '9 8'))).toBe(true);
    expect(isPlayerDone(dealToPlayer(hand('5 6', '9 8'), 'double', fixed(1)))).toBe(true);
    expect(isPlayerDone(hand('10 6', 'A K'))).toBe(true);
    expect(isPlayerDone(hand('10 6', '9 8'))).toBe(false);
  });

  it('deals four cards, the player’s first and third', () => {
    const dealt = deal(100, fixed(0, 1, 2, 3));
    expect(dealt.player.map((card) => card.rank)).toEqual(['A', '3']);
    expect(dealt.dealer.map((card) => card.rank)).toEqual(['2', '4']);
  });

  it('does not deal a seventh copy of a card', () => {
    const all = Array.from({ length: 6 }, () => cards('A')[0] as Card);
    const next = dealToPlayer({ ...hand('2 3', '4 5'), player: all }, 'hit', fixed(0, 52, 260, 1));
    expect(next.player.at(-1)?.rank).toBe('2');
  });
});
