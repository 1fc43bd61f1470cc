import * as v from 'valibot';
import type { Chance } from './chance.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
const decks = 6;

const cardSchema = v.object({ rank: v.picklist(ranks), suit: v.picklist(suits) });
export type Card = v.InferOutput<typeof cardSchema>;

/** A hand in play, as it is kept between the player's moves. */
export const handSchema = v.object({
  bet: v.number(),
  doubled: v.boolean(),
  player: v.array(cardSchema),
  dealer: v.array(cardSchema),
});
export type Hand = v.InferOutput<typeof handSchema>;

export const moves = ['hit', 'stand', 'double'] as const;
export type Move = (typeof moves)[number];

export type Outcome = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

/** The best total of some cards; `soft` while an ace counts eleven. */
export function total(cards: readonly Card[]): { points: number; soft: boolean } {
  const hard = cards.reduce((sum, { rank }) => sum + (rank === 'A' ? 1 : Math.min(10, ranks.indexOf(rank) + 1)), 0);
  const soft = hard <= 11 && cards.some(({ rank }) => rank === 'A');
  return { points: soft ? hard + 10 : hard, soft };
}

const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && total(cards).points === 21;

/** Draws from a fresh shoe of six decks without what lies on the table. */
function draw(seen: readonly Card[], chance: Chance): Card {
  for (;;) {
    const index = chance.below(ranks.length * suits.length * decks);
    const card = {
      rank: ranks[index % ranks.length],
      suit: suits[Math.floor(index / ranks.length) % suits.length],
    } as Card;
    const copy = Math.floor(index / (ranks.length * suits.length));
    // One of the card's six copies is on the table for each time that it is seen.
    const gone = seen.filter(({ rank, suit }) => rank === card.rank && suit === card.suit).length;
    if (copy >= gone) return card;
  }
}

export function deal(bet: number, chance: Chance): Hand {
  const seen: Card[] = [];
  for (let count = 0; count < 4; count += 1) seen.push(draw(seen, chance));
  const [first, second, third, fourth] = seen as [Card, Card, Card, Card];
  return { bet, doubled: false, player: [first, third], dealer: [second, fourth] };
}

export const mayDouble = (hand: Hand): boolean => hand.player.length === 2 && !hand.doubled;

/** The player's part of the hand is over: nothing is left to choose. */
export const isOver = (hand: Hand): boolean =>
  isBlackjack(hand.player) || isBlackjack(hand.dealer) || hand.doubled || total(hand.player).points >= 21;

/** The hand after a move other than standing. */
export function take(hand: Hand, move: 'hit' | 'double', chance: Chance): Hand {
  const card = draw([...hand.player, ...hand.dealer], chance);
  return { ...hand, doubled: move === 'double', player: [...hand.player, card] };
}

/** The dealer draws to seventeen and stands on all of them; a blackjack pays three to two. */
export function settle(hand: Hand, chance: Chance): { hand: Hand; outcome: Outcome; payout: number } {
  const stake = hand.bet * (hand.doubled ? 2 : 1);
  const mine = total(hand.player).points;
  if (mine > 21) return { hand, outcome: 'bust', payout: 0 };
  const [natural, dealersNatural] = [isBlackjack(hand.player), isBlackjack(hand.dealer)];
  if (natural || dealersNatural) {
    if (natural && dealersNatural) return { hand, outcome: 'push', payout: stake };
    return natural
      ? { hand, outcome: 'blackjack', payout: stake + Math.floor((stake * 3) / 2) }
      : { hand, outcome: 'lose', payout: 0 };
  }
  const dealer = [...hand.dealer];
  while (total(dealer).points < 17) dealer.push(draw([...hand.player, ...dealer], chance));
  const theirs = total(dealer).points;
  const end = { ...hand, dealer };
  if (theirs > 21 || mine > theirs) return { hand: end, outcome: 'win', payout: stake * 2 };
  return mine === theirs ? { hand: end, outcome: 'push', payout: stake } : { hand: end, outcome: 'lose', payout: 0 };
}
