// Missions of the day and the week: how far the player has come, and their prizes.
import { openDialog } from './dialog.js';
import { el, icon } from './kit.js';

/** @import { Missions, PartnerMission, Widget, Wording } from './data.js' */

/** @type {Record<PartnerMission['goal']['kind'], Parameters<typeof icon>[0]>} */
const goalIcons = { Rounds: 'play', Wins: 'star', Stake: 'coins', Games: 'grid', Studio: 'spark' };

/**
 * @param {Wording} wording
 * @param {PartnerMission} mission
 */
function missionTitle({ t, money }, { goal, target }) {
  if (goal.kind === 'Stake') return t('goalStake', { money: money(String(target), goal.currency) });
  return t(`goal${goal.kind}`, { count: target, ...goal });
}

/**
 * @param {Wording} wording
 * @param {PartnerMission} mission
 */
function missionProgress({ number, money }, { goal, progress, target }) {
  const shown = (/** @type {number | string} */ value) =>
    goal.kind === 'Stake' ? money(String(value), goal.currency) : number(Number(value));
  return `${shown(progress)} / ${shown(target)}`;
}

/**
 * @param {Widget} widget
 * @param {PartnerMission} mission
 */
function claimMission(widget, mission) {
  const { t, prize } = widget.wording;
  openDialog(widget, {
    title: missionTitle(widget.wording, mission),
    body: [
      el('p', {}, t('missionDone')),
      el('p', { class: 'prize big' }, icon('gift'), prize(mission.prize)),
      el('p', { class: 'muted' }, t(mission.prize.kind === 'Points' ? 'pointsAtOnce' : 'waitsAmongRewards')),
    ],
    action: t('claim'),
    async onAction() {
      widget.show(await widget.calls.post(`/missions/${encodeURIComponent(mission.id)}/claim`));
      widget.announce(t('claimed', { prize: prize(mission.prize) }));
    },
  });
}

/**
 * @param {Widget} widget
 * @param {PartnerMission} mission
 */
function missionCard(widget, mission) {
  const { wording } = widget;
  const { t, prize, timeLeft } = wording;
  const { id, goal, state, progress, target, minutesLeft } = mission;
  const title = missionTitle(wording, mission);
  const path = goal.kind === 'Studio' ? `/game-studio/${encodeURIComponent(goal.slug)}/` : '/';
  const actions = {
    running: () =>
      el(
        'button',
        {
          type: 'button',
          'data-key': `${id}-play`,
          'aria-label': `${t('play')}: ${title}`,
          onclick: () => widget.emit({ type: 'navigate', path }),
        },
        t('play'),
      ),
    completed: () =>
      el(
        'button',
        {
          type: 'button',
          class: 'primary',
          'data-key': id,
          'aria-label': `${t('claimPrize')}: ${title}`,
          onclick: () => claimMission(widget, mission),
        },
        t('claimPrize'),
      ),
    claimed: () => el('p', { class: 'done' }, icon('check'), t('isClaimed')),
  };
  return el(
    'li',
    { class: `card mission ${state}` },
    el(
      'div',
      { class: 'mission-head' },
      el('span', { class: 'symbol', 'aria-hidden': 'true' }, icon(goalIcons[goal.kind])),
      el('h3', {}, title),
    ),
    el(
      'div',
      { class: 'meter' },
      el('progress', { max: Number(target), value: Number(progress), 'aria-label': title }),
      el('p', { class: 'meter-text' }, missionProgress(wording, mission)),
    ),
    el('p', { class: 'prize' }, icon('gift'), el('span', { class: 'sr-only' }, t('prize')), prize(mission.prize)),
    el(
      'div',
      { class: 'foot' },
      el(
        'p',
        { class: 'muted' },
        state === 'claimed' ? '' : timeLeft(state === 'completed' ? 'claimWithin' : 'endsIn', minutesLeft),
      ),
      actions[state](),
    ),
  );
}

export const missionsView = {
  path: '/missions',
  /**
   * @param {Widget} widget
   * @param {Missions} data
   */
  render(widget, { gamificationOpt, missions }) {
    const { t } = widget.wording;
    if (!gamificationOpt.enable) return el('p', { class: 'card muted' }, t('notOptedIn'));
    if (missions.length === 0) return el('p', { class: 'card muted' }, t('noMissions'));
    const sections = /** @type {const} */ (['daily', 'weekly']).map((period) => {
      const own = missions.filter((mission) => mission.period === period);
      return (
        own.length > 0 &&
        el(
          'section',
          {},
          el('h2', {}, t(period)),
          el(
            'ul',
            { class: 'cards' },
            own.map((mission) => missionCard(widget, mission)),
          ),
        )
      );
    });
    return el('div', { class: 'missions' }, el('p', { class: 'muted' }, t('realMoney')), sections);
  },
};
