import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { GameKind } from '../../sandbox-art/src/index.ts';
import {
  deal,
  handSchema,
  isOver,
  mayDouble,
  moves,
  settle,
  take,
  total,
  type Hand,
  type Outcome,
} from './blackjack.ts';
import type { Chance } from './chance.ts';
import type { Purse, RoundRefusal } from './purse.ts';
import { betSchema, turnWheel } from './roulette.ts';
import { slotModel, spin, type SlotModel } from './slot.ts';

export const tableNames = ['slot', 'roulette', 'blackjack'] as const;
export type TableName = (typeof tableNames)[number];

/** The table at which each kind of game is played. */
export const tableOf: Readonly<Record<GameKind, TableName>> = {
  slot: 'slot',
  megaways: 'slot',
  jackpot: 'slot',
  fruit: 'slot',
  myth: 'slot',
  crash: 'slot',
  wheel: 'roulette',
  roulette: 'roulette',
  live: 'roulette',
  blackjack: 'blackjack',
  baccarat: 'blackjack',
  poker: 'blackjack',
};

export interface DemoGame {
  slug: string;
  name: string;
  kind: GameKind;
  studio: { name: string };
  /** Return to player in hundredths of a percent: 9610 is 96.10 %. */
  rtp: number;
}

export interface Play {
  game: DemoGame;
  purse: Purse;
  chance: Chance;
  /** Stakes on offer, lowest first. */
  stakes: readonly number[];
}

/** Result of a move. Stake and payout are those of the whole round, which the lobby is told. */
export type MoveResult =
  | { status: 'done'; stake: number; payout: number; finished: boolean; view: unknown }
  | { status: 'refused'; reason: RoundRefusal | 'not-now' };

const spinMove = v.object({ move: v.literal('spin'), stake: v.number() });
const turnMove = v.object({
  move: v.literal('turn'),
  bets: v.pipe(v.array(betSchema), v.minLength(1), v.maxLength(60)),
});
const dealMove = v.object({ move: v.literal('deal'), stake: v.number() });
const handMove = v.object({ move: v.picklist(moves) });
export const moveSchema = v.variant('move', [spinMove, turnMove, dealMove, handMove]);
export type GameMove = v.InferOutput<typeof moveSchema>;

/** @throws RangeError for a move that does not belong to this table, or a stake that is not offered */
export function makeMove(play: Play, move: GameMove): MoveResult {
  const table = tableOf[play.game.kind];
  if (table === 'slot' && move.move === 'spin') return spinReels(play, move.stake);
  if (table === 'roulette' && move.move === 'turn') return turn(play, move.bets);
  if (table === 'blackjack' && move.move === 'deal') return dealHand(play, move.stake);
  if (table === 'blackjack' && (move.move === 'hit' || move.move === 'stand' || move.move === 'double'))
    return playHand(play, move.move);
  throw new RangeError(`“${move.move}” is no move of this game.`);
}

const models = new Map<string, SlotModel>();
export function modelOf(game: DemoGame): SlotModel {
  let model = models.get(game.slug);
  if (!model) models.set(game.slug, (model = slotModel(game)));
  return model;
}

function checkStake({ stakes }: Play, stake: number): void {
  if (!stakes.includes(stake)) throw new RangeError('This stake is not on offer.');
}

function spinReels(play: Play, stake: number): MoveResult {
  checkStake(play, stake);
  const result = spin(modelOf(play.game), stake, play.chance);
  return place(play, { stake, payout: result.payout, view: result });
}

function turn(play: Play, bets: v.InferOutput<typeof turnMove>['bets']): MoveResult {
  const stake = bets.reduce((sum, { amount }) => sum + amount, 0);
  const [least = 1, most = 1] = [play.stakes[0], play.stakes.at(-1)];
  if (bets.some(({ amount }) => amount < least) || stake > most * 20)
    throw new RangeError('These bets are outside the limits of the table.');
  const result = turnWheel(bets, play.chance);
  return place(play, { stake, payout: result.payout, view: result });
}

function place(play: Play, { stake, payout, view }: { stake: number; payout: number; view: unknown }): MoveResult {
  const details = JSON.stringify(view);
  const placed = play.purse.place({ roundId: randomUUID(), stake, payout, state: 'closed', details });
  return placed.status === 'placed' ? { status: 'done', stake, payout, finished: true, view } : placed;
}

function dealHand(play: Play, stake: number): MoveResult {
  checkStake(play, stake);
  if (play.purse.openRound()) return { status: 'refused', reason: 'not-now' };
  return advance(play, { roundId: randomUUID(), hand: deal(stake, play.chance), staked: stake, stands: false });
}

function playHand(play: Play, move: (typeof moves)[number]): MoveResult {
  const open = openHand(play);
  if (!open || (move === 'double' && !mayDouble(open.hand))) return { status: 'refused', reason: 'not-now' };
  const { roundId, hand } = open;
  if (move === 'stand') return advance(play, { roundId, hand, staked: 0, stands: true });
  const staked = move === 'double' ? hand.bet : 0;
  return advance(play, { roundId, hand: take(hand, move, play.chance), staked, stands: false });
}

function advance(
  { purse, chance }: Play,
  { roundId, hand, staked, stands }: { roundId: string; hand: Hand; staked: number; stands: boolean },
): MoveResult {
  const finished = stands || isOver(hand);
  const end = finished ? settle(hand, chance) : { hand, payout: 0, outcome: undefined };
  const placed = purse.place({
    roundId,
    stake: staked,
    payout: end.payout,
    state: finished ? 'closed' : 'open',
    details: JSON.stringify(end.hand),
  });
  if (placed.status !== 'placed') return placed;
  const stake = hand.bet * (hand.doubled ? 2 : 1);
  return { status: 'done', stake, payout: end.payout, finished, view: showHand(end.hand, end.outcome) };
}

/** The player's unfinished hand, which survives reloads and restarts. */
function openHand({ purse }: Play): { roundId: string; hand: Hand } | undefined {
  const round = purse.openRound();
  if (!round) return undefined;
  const hand = v.safeParse(handSchema, JSON.parse(round.details));
  return hand.success ? { roundId: round.roundId, hand: hand.output } : undefined;
}

export function openView(play: Play): unknown {
  const open = tableOf[play.game.kind] === 'blackjack' ? openHand(play) : undefined;
  return open && showHand(open.hand);
}

/** The client's view of a hand, without the dealer's hidden card until the end. */
function showHand(hand: Hand, outcome?: Outcome) {
  const dealer = outcome ? hand.dealer : hand.dealer.slice(0, 1);
  return {
    bet: hand.bet,
    doubled: hand.doubled,
    player: hand.player,
    dealer,
    playerTotal: total(hand.player),
    dealerTotal: total(dealer),
    mayDouble: !outcome && mayDouble(hand),
    outcome: outcome ?? null,
  };
}
