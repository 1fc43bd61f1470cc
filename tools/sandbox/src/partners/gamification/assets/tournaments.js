// Tournaments: who has won the most with one round, and what the places are worth.
import { openDialog } from './dialog.js';
import { el, icon } from './kit.js';

/** @import { PartnerTournament, Tournaments, Widget, Wording } from './data.js' */

/**
 * @param {Wording} wording
 * @param {number} score
 */
const multiple = ({ number }, score) => `${number(score / 100, { minimumFractionDigits: 2 })}×`;

/**
 * @param {Widget} widget
 * @param {PartnerTournament} tournament
 */
function joinTournament(widget, { id, name, minStake, currency, prizes }) {
  const { t, money, prize } = widget.wording;
  openDialog(widget, {
    title: name,
    body: [
      el('p', {}, t('tournamentRules', { money: money(minStake, currency) })),
      el('h3', {}, t('prizes')),
      el(
        'ol',
        { class: 'prizes' },
        prizes.map((each) => el('li', {}, prize(each))),
      ),
      el('p', { class: 'muted' }, t('prizesWhen')),
    ],
    action: t('join'),
    async onAction() {
      widget.show(await widget.calls.post(`/tournaments/${encodeURIComponent(id)}/join`));
      widget.announce(t('joined', { name }));
    },
  });
}

/**
 * @param {Widget} widget
 * @param {PartnerTournament} tournament
 */
function leaderboard(widget, { board, name, prizes }) {
  const { t, number, prize } = widget.wording;
  if (board.length === 0) return el('p', { class: 'muted' }, t('noScores'));
  const rows = board.map(({ place, initials, score, isYou }) => {
    const won = prizes[place - 1];
    return el(
      'tr',
      { class: isYou ? 'you' : undefined },
      el('td', { class: 'place' }, number(place)),
      el(
        'td',
        { class: 'player' },
        el('span', {}, isYou ? t('you', { initials }) : initials),
        won && el('span', { class: 'place-prize' }, prize(won)),
      ),
      el('td', { class: 'score' }, multiple(widget.wording, score)),
    );
  });
  const head = /** @type {const} */ (['place', 'player', 'score']);
  return el(
    'div',
    { class: 'board', tabindex: '0', role: 'region', 'aria-label': t('leaderboardOf', { name }) },
    el(
      'table',
      {},
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          head.map((id) => el('th', { scope: 'col', class: `col-${id}` }, t(id))),
        ),
      ),
      el('tbody', {}, rows),
    ),
  );
}

/**
 * @param {Widget} widget
 * @param {PartnerTournament} tournament
 */
function ownPlace({ wording }, { state, hasJoined, own, prizes }) {
  const { t, prize } = wording;
  if (!hasJoined) return undefined;
  if (!own) return el('p', { class: 'own' }, t(state === 'finished' ? 'noPlace' : 'noScoreYet'));
  const values = { place: own.place, score: multiple(wording, own.score) };
  const won = state === 'finished' ? prizes[own.place - 1] : undefined;
  return el(
    'p',
    { class: 'own' },
    icon('star'),
    el(
      'span',
      {},
      t(state === 'finished' ? 'finalPlace' : 'yourPlace', values),
      won && ` ${t('won', { prize: prize(won) })}`,
    ),
  );
}

/**
 * @param {Widget} widget
 * @param {PartnerTournament} tournament
 */
function tournamentCard(widget, tournament) {
  const { t, timeLeft } = widget.wording;
  const { id, name, state, hasJoined, minutesLeft, own, prizes } = tournament;
  const isOver = state === 'finished';
  const won = isOver && own ? prizes[own.place - 1] : undefined;
  const hasWon = won !== undefined && won.kind !== 'Points';
  return el(
    'section',
    { class: `card tournament ${state}`, 'aria-label': name },
    el(
      'div',
      { class: 'foot' },
      el('h2', {}, icon('cup'), name),
      el('p', { class: 'chip' }, isOver ? t('isOver') : timeLeft('endsIn', minutesLeft)),
    ),
    ownPlace(widget, tournament),
    leaderboard(widget, tournament),
    el(
      'div',
      { class: 'foot' },
      el('p', { class: 'muted' }, hasJoined || isOver ? '' : t('notJoined')),
      !isOver &&
        !hasJoined &&
        el(
          'button',
          {
            type: 'button',
            class: 'primary',
            'data-key': id,
            'aria-label': `${t('takePart')}: ${name}`,
            onclick: () => joinTournament(widget, tournament),
          },
          t('takePart'),
        ),
      !isOver &&
        hasJoined &&
        el(
          'button',
          {
            type: 'button',
            'data-key': id,
            'aria-label': `${t('play')}: ${name}`,
            onclick: () => widget.emit({ type: 'navigate', path: '/' }),
          },
          t('play'),
        ),
      hasWon &&
        el(
          'button',
          { type: 'button', 'data-key': id, onclick: () => widget.emit({ type: 'navigate', path: '/rewards/' }) },
          t('toRewards'),
        ),
    ),
  );
}

export const tournamentsView = {
  path: '/tournaments',
  /**
   * @param {Widget} widget
   * @param {Tournaments} data
   */
  render(widget, { gamificationOpt, tournaments }) {
    const { t } = widget.wording;
    if (!gamificationOpt.enable) return el('p', { class: 'card muted' }, t('notOptedIn'));
    if (tournaments.length === 0) return el('p', { class: 'card muted' }, t('noTournaments'));
    return el(
      'div',
      { class: 'tournaments' },
      tournaments.map((tournament) => tournamentCard(widget, tournament)),
    );
  },
};
