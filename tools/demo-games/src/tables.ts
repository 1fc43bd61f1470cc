import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { GameKind } from '../../sandbox-art/src/index.ts';
import {
  deal,
  handSchema,
  isPlayerDone,
  mayDouble,
  moves,
  settle,
  dealToPlayer,
  total,
  type Hand,
  type Outcome,
} from './blackjack.ts';
import type { RandomSource } from './randomSource.ts';
import type { GameWallet, RoundRejection } from './gameWallet.ts';
import { betSchema, spinWheel } from './roulette.ts';
import { slotModel, spin, type SlotModel } from './slot.ts';

export const tableNames = ['slot', 'roulette', 'blackjack'] as const;
export type TableName = (typeof tableNames)[number];

/** The demo game that is played for each kind of game in the catalogue. */
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

/** A game with its wallet, random numbers and stakes. */
export interface GameContext {
  game: DemoGame;
  wallet: GameWallet;
  random: RandomSource;
  /** Allowed stakes, lowest first. */
  stakes: readonly number[];
}

/** Result of a move. Stake and payout are those of the whole round, as posted to the lobby. */
export type MoveResult =
  | { status: 'done'; stake: number; payout: number; finished: boolean; view: unknown }
  | { status: 'rejected'; reason: RoundRejection | 'not-now' };

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
export function makeMove(context: GameContext, move: GameMove): MoveResult {
  const table = tableOf[context.game.kind];
  if (table === 'slot' && move.move === 'spin') return spinReels(context, move.stake);
  if (table === 'roulette' && move.move === 'turn') return spinRoulette(context, move.bets);
  if (table === 'blackjack' && move.move === 'deal') return dealHand(context, move.stake);
  if (table === 'blackjack' && (move.move === 'hit' || move.move === 'stand' || move.move === 'double'))
    return playHand(context, move.move);
  throw new RangeError(`“${move.move}” is no move of this game.`);
}

const models = new Map<string, SlotModel>();
export function modelOf(game: DemoGame): SlotModel {
  let model = models.get(game.slug);
  if (!model) models.set(game.slug, (model = slotModel(game)));
  return model;
}

function checkStake({ stakes }: GameContext, stake: number): void {
  if (!stakes.includes(stake)) throw new RangeError('This stake is not allowed.');
}

function spinReels(context: GameContext, stake: number): MoveResult {
  checkStake(context, stake);
  const result = spin(modelOf(context.game), stake, context.random);
  return place(context, { stake, payout: result.payout, view: result });
}

function spinRoulette(context: GameContext, bets: v.InferOutput<typeof turnMove>['bets']): MoveResult {
  const stake = bets.reduce((sum, { amount }) => sum + amount, 0);
  const [min = 1, max = 1] = [context.stakes[0], context.stakes.at(-1)];
  if (bets.some(({ amount }) => amount < min) || stake > max * 20)
    throw new RangeError('These bets are outside the limits of the table.');
  const result = spinWheel(bets, context.random);
  return place(context, { stake, payout: result.payout, view: result });
}

function place(
  context: GameContext,
  { stake, payout, view }: { stake: number; payout: number; view: unknown },
): MoveResult {
  const details = JSON.stringify(view);
  const placed = context.wallet.place({ roundId: randomUUID(), stake, payout, state: 'closed', details });
  return placed.status === 'placed' ? { status: 'done', stake, payout, finished: true, view } : placed;
}

function dealHand(context: GameContext, stake: number): MoveResult {
  checkStake(context, stake);
  if (context.wallet.openRound()) return { status: 'rejected', reason: 'not-now' };
  return advance(context, { roundId: randomUUID(), hand: deal(stake, context.random), staked: stake, stands: false });
}

function playHand(context: GameContext, move: (typeof moves)[number]): MoveResult {
  const open = openHand(context);
  if (!open || (move === 'double' && !mayDouble(open.hand))) return { status: 'rejected', reason: 'not-now' };
  const { roundId, hand } = open;
  if (move === 'stand') return advance(context, { roundId, hand, staked: 0, stands: true });
  const staked = move === 'double' ? hand.bet : 0;
  return advance(context, { roundId, hand: dealToPlayer(hand, move, context.random), staked, stands: false });
}

/** Ends an open round without the player, if there is one: the hand stands. */
export const endRound = (context: GameContext): MoveResult | undefined =>
  openHand(context) && playHand(context, 'stand');

function advance(
  { wallet, random }: GameContext,
  { roundId, hand, staked, stands }: { roundId: string; hand: Hand; staked: number; stands: boolean },
): MoveResult {
  const finished = stands || isPlayerDone(hand);
  const end = finished ? settle(hand, random) : { hand, payout: 0, outcome: undefined };
  const placed = wallet.place({
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
function openHand({ wallet }: GameContext): { roundId: string; hand: Hand } | undefined {
  const round = wallet.openRound();
  if (!round) return undefined;
  const hand = v.safeParse(handSchema, JSON.parse(round.details));
  return hand.success ? { roundId: round.roundId, hand: hand.output } : undefined;
}

export function openHandView(context: GameContext) {
  const open = tableOf[context.game.kind] === 'blackjack' ? openHand(context) : undefined;
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
