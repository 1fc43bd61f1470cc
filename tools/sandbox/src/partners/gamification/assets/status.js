// Where the player stands: level, points, and what the levels give.
import { openDialog } from './dialog.js';
import { el, icon, svg } from './kit.js';

/** @import { Status, Widget } from './data.js' */

/**
 * @param {number} level
 * @param {number} share
 */
function ring(level, share) {
  const circle = { cx: 50, cy: 50, r: 43, pathLength: 100 };
  return svg(
    'svg',
    { viewBox: '0 0 100 100', class: 'ring', 'aria-hidden': 'true' },
    svg('circle', { ...circle, class: 'track' }),
    share > 0 && svg('circle', { ...circle, class: 'done', 'stroke-dasharray': `${share} 100` }),
    svg('text', { x: 50, y: 53 }, String(level)),
  );
}

/**
 * @param {Widget} widget
 * @param {Status} status
 */
function showLevels(widget, { levels, level }) {
  const { t, prize } = widget.wording;
  const rows = levels.map((each) =>
    el(
      'li',
      { class: each.level <= level ? 'reached' : undefined },
      el('span', { class: 'badge', 'aria-hidden': 'true' }, each.level <= level ? icon('check') : String(each.level)),
      el(
        'span',
        { class: 'level-name' },
        el('strong', {}, each.name),
        el('span', { class: 'muted' }, each.level <= level ? t('reached') : t('from', { count: each.points })),
      ),
      each.prize && el('span', { class: 'prize' }, icon('gift'), prize(each.prize)),
    ),
  );
  openDialog(widget, {
    title: t('levels'),
    body: [el('p', {}, t('levelsAbout')), el('ol', { class: 'levels' }, rows)],
    action: t('understood'),
    onAction: async () => widget.show(await widget.calls.post('/status/seen')),
    others: [
      el(
        'button',
        { type: 'button', onclick: () => widget.emit({ type: 'navigate', path: '/rewards/' }) },
        t('toRewards'),
      ),
    ],
  });
}

export const statusView = {
  path: '/status',
  /**
   * @param {Widget} widget
   * @param {Status} data
   */
  render(widget, data) {
    const { t } = widget.wording;
    const { gamificationOpt, level, rank, points, levelPoints, nextLevelPoints, levels, newLevels } = data;
    if (!gamificationOpt.enable) return el('p', { class: 'card muted' }, t('notOptedIn'));
    const nameOf = (/** @type {number | undefined} */ number) =>
      levels.find((each) => each.level === number)?.name ?? t('level', { level: number });
    const next = levels.find((each) => each.level > level);
    const span = nextLevelPoints === null ? 1 : nextLevelPoints - levelPoints;
    const done = nextLevelPoints === null ? span : Math.min(span, Math.max(0, points - levelPoints));
    const name = rank?.name ?? t('level', { level });
    return el(
      'section',
      { class: 'card status', 'aria-label': t('level', { level }) },
      newLevels.length > 0 &&
        el('p', { class: 'news' }, icon('star'), t('newLevel', { name: nameOf(newLevels.at(-1)) })),
      el(
        'div',
        { class: 'standing' },
        ring(level, Math.round((done / span) * 100)),
        el(
          'div',
          {},
          el('p', { class: 'muted' }, t('level', { level })),
          el('p', { class: 'rank' }, name),
          el('p', {}, t('points', { count: points })),
        ),
      ),
      el('progress', { max: span, value: done, 'aria-label': t('progress') }),
      el(
        'div',
        { class: 'foot' },
        el(
          'p',
          { class: 'muted' },
          next ? t('toNext', { count: Math.max(0, (nextLevelPoints ?? 0) - points), name: next.name }) : t('highest'),
        ),
        el('button', { type: 'button', 'data-key': 'details', onclick: () => showLevels(widget, data) }, t('details')),
      ),
    );
  },
};
