import {
  el,
  finishRound,
  game,
  helpButton,
  isPaused,
  makeMove,
  money,
  announce,
  showBalance,
  stakePicker,
  start,
  t,
  wait,
} from './kit.js';

/** @import { Answer, Card, Hand, Move } from './types.d.ts' */

const suits = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' };
const nameOf = (/** @type {Card} */ { rank, suit }) => `${rank}${suits[suit]}`;

/** @param {Card | undefined} entry undefined: the hidden one */
function card(entry) {
  if (!entry) return el('div', { class: 'card back', role: 'img', 'aria-label': t('HIDDEN') });
  const { rank, suit } = entry;
  const corner = () => el('span', { class: 'corner' }, el('b', {}, rank), el('i', {}, `${suits[suit]}\uFE0E`));
  return el(
    'div',
    { class: `card ${suit}`, role: 'img', 'aria-label': nameOf(entry) },
    corner(),
    el('span', { class: 'pip' }, `${suits[suit]}\uFE0E`),
    corner(),
  );
}

const seat = (/** @type {string} */ id) => {
  const cards = el('div', { class: 'cards' });
  const points = el('output', { class: 'points', hidden: true });
  return {
    cards,
    points,
    node: el('section', { class: 'seat', 'aria-label': t(id) }, el('h2', {}, t(id), points), cards),
  };
};
const dealer = seat('DEALER');
const player = seat('PLAYER');
const message = el('p', { class: 'message' }, t('GOOD_LUCK'));
const spot = el('div', { class: 'spot-bet', 'aria-hidden': 'true' });

const pointsText = (/** @type {Hand['playerTotal']} */ { points, soft }) =>
  soft && points < 21 ? `${points - 10}/${points}` : String(points);

/**
 * Keeps the cards that are displayed and adds the others one after another.
 * @param {ReturnType<typeof seat>} place
 * @param {(Card | undefined)[]} entries
 */
async function layCards(place, entries) {
  for (const [index, entry] of entries.entries()) {
    const current = place.cards.children[index];
    const label = entry ? nameOf(entry) : t('HIDDEN');
    if (current?.getAttribute('aria-label') === label) continue;
    const node = card(entry);
    node.classList.add('new');
    if (current) current.replaceWith(node);
    else place.cards.append(node);
    await wait(260);
  }
  while (place.cards.children.length > entries.length) place.cards.lastElementChild?.remove();
}

/** @param {Hand} hand */
async function show(hand) {
  const hidden = hand.outcome ? hand.dealer : [...hand.dealer, undefined];
  if (hand.player.length === 2 && hand.dealer.length === 1) {
    player.cards.replaceChildren();
    dealer.cards.replaceChildren();
  }
  spot.textContent = money(hand.bet * (hand.doubled ? 2 : 1));
  await layCards(player, hand.player);
  player.points.textContent = pointsText(hand.playerTotal);
  player.points.hidden = false;
  await layCards(dealer, hidden);
  dealer.points.textContent = pointsText(hand.dealerTotal);
  dealer.points.hidden = false;
}

// --- play -------------------------------------------------------------------------------------------------------

const stake = stakePicker();
let busy = false;
/**
 * @param {string} id
 * @param {'hit' | 'stand' | 'double'} move
 */
const moveButton = (id, move) => el('button', { type: 'button', class: 'move', onclick: () => play({ move }) }, t(id));
const hit = moveButton('HIT', 'hit');
const stand = moveButton('STAND', 'stand');
const double = moveButton('DOUBLE', 'double');
const deal = el(
  'button',
  { type: 'button', class: 'spin', onclick: () => play({ move: 'deal', stake: stake.value() }) },
  el('span', {}, t('DEAL')),
);
const choices = el('div', { class: 'moves', hidden: true }, hit, stand, double);

/** @param {Hand | undefined} hand */
function showChoices(hand) {
  const playing = hand !== undefined && !hand.outcome;
  choices.hidden = !playing;
  deal.hidden = playing;
  stake.node.hidden = playing;
  double.disabled = !hand?.mayDouble;
  (playing ? hit : deal).focus({ preventScroll: true });
}

/** @param {Move} move */
async function play(move) {
  if (busy || isPaused()) return;
  busy = true;
  choices.toggleAttribute('inert', true);
  deal.setAttribute('aria-disabled', 'true');
  message.classList.remove('win');
  /** @type {Answer<Hand> | undefined} */
  const answer = await makeMove(move);
  if (answer) {
    const hand = answer.view;
    showBalance({ without: answer.payout });
    message.textContent = hand.outcome ? '…' : t('GOOD_LUCK');
    if (move.move === 'deal' && hand.outcome) {
      player.cards.replaceChildren();
      dealer.cards.replaceChildren();
    }
    await show(hand);
    if (hand.outcome) {
      message.textContent = answer.payout > 0 ? `${t(hand.outcome)} · ${money(answer.payout)}` : t(hand.outcome);
      message.classList.toggle('win', answer.payout > answer.stake);
    }
    finishRound(answer);
    announce(
      `${t('PLAYER')} ${player.points.textContent}, ${t('DEALER')} ${dealer.points.textContent}. ${hand.outcome ? message.textContent : ''}`,
    );
    showChoices(hand);
  }
  choices.toggleAttribute('inert', false);
  deal.removeAttribute('aria-disabled');
  busy = false;
}

const rules = () => [el('p', {}, t('BLACKJACK_RULES'))];
const arc = el('p', { class: 'logo', 'aria-hidden': 'true' }, game.name);
const table = el(
  'div',
  { class: 'blackjack' },
  dealer.node,
  el('div', { class: 'middle' }, arc, message, spot),
  player.node,
);
const controls = el('div', { class: 'controls' }, stake.node, deal, choices, helpButton('RULES', rules));
void start(table, controls).then(async ({ open }) => {
  if (open) await show(open);
  showChoices(open ?? undefined);
});
