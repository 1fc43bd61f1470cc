import * as v from 'valibot';
import type { RandomSource } from './randomSource.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
const decks = 6;

const cardSchema = v.object({ rank: v.picklist(ranks), suit: v.picklist(suits) });
export type Card = v.InferOutput<typeof cardSchema>;

/** A hand in play, as it is stored between the player's moves. */
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

/** Draws from a freshly shuffled shoe of six decks, less the cards on the table. */
function draw(seen: readonly Card[], random: RandomSource): Card {
  for (;;) {
    const index = random.below(ranks.length * suits.length * decks);
    const card = {
      rank: ranks[index % ranks.length],
      suit: suits[Math.floor(index / ranks.length) % suits.length],
    } as Card;
    const copy = Math.floor(index / (ranks.length * suits.length));
    // As many of the card's six copies are out of the shoe as there are on the table.
    const drawn = seen.filter(({ rank, suit }) => rank === card.rank && suit === card.suit).length;
    if (copy >= drawn) return card;
  }
}

export function deal(bet: number, random: RandomSource): Hand {
  const seen: Card[] = [];
  for (let count = 0; count < 4; count += 1) seen.push(draw(seen, random));
  const [first, second, third, fourth] = seen as [Card, Card, Card, Card];
  return { bet, doubled: false, player: [first, third], dealer: [second, fourth] };
}

export const mayDouble = (hand: Hand): boolean => hand.player.length === 2 && !hand.doubled;

/** Whether the player has no move left in this hand. */
export const isPlayerDone = (hand: Hand): boolean =>
  isBlackjack(hand.player) || isBlackjack(hand.dealer) || hand.doubled || total(hand.player).points >= 21;

/** Deals a card to the player, who hits or doubles. */
export function dealToPlayer(hand: Hand, move: 'hit' | 'double', random: RandomSource): Hand {
  const card = draw([...hand.player, ...hand.dealer], random);
  return { ...hand, doubled: move === 'double', player: [...hand.player, card] };
}

/** The dealer draws to 17 and stands on every 17; a blackjack pays three to two. */
export function settle(hand: Hand, random: RandomSource): { hand: Hand; outcome: Outcome; payout: number } {
  const stake = hand.bet * (hand.doubled ? 2 : 1);
  const playerPoints = total(hand.player).points;
  if (playerPoints > 21) return { hand, outcome: 'bust', payout: 0 };
  const [playerHasBlackjack, dealerHasBlackjack] = [isBlackjack(hand.player), isBlackjack(hand.dealer)];
  if (playerHasBlackjack || dealerHasBlackjack) {
    if (playerHasBlackjack && dealerHasBlackjack) return { hand, outcome: 'push', payout: stake };
    return playerHasBlackjack
      ? { hand, outcome: 'blackjack', payout: stake + Math.floor((stake * 3) / 2) }
      : { hand, outcome: 'lose', payout: 0 };
  }
  const dealer = [...hand.dealer];
  while (total(dealer).points < 17) dealer.push(draw([...hand.player, ...dealer], random));
  const dealerPoints = total(dealer).points;
  const end = { ...hand, dealer };
  if (dealerPoints > 21 || playerPoints > dealerPoints) return { hand: end, outcome: 'win', payout: stake * 2 };
  return playerPoints === dealerPoints
    ? { hand: end, outcome: 'push', payout: stake }
    : { hand: end, outcome: 'lose', payout: 0 };
}
