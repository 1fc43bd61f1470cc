// Missions of the day and the week: how far the player has come, and their prizes.

const goalIcons = { Rounds: 'play', Wins: 'star', Stake: 'coins', Games: 'grid', Studio: 'spark' };

function missionTitle({ t, money }, { goal, target }) {
  if (goal.kind === 'Stake') return t('goalStake', { money: money(target, goal.currency) });
  return t(`goal${goal.kind}`, { count: target, studio: goal.studio });
}

function missionProgress({ number, money }, { goal, progress, target }) {
  const shown = (value) => (goal.kind === 'Stake' ? money(value, goal.currency) : number(value));
  return `${shown(progress)} / ${shown(target)}`;
}

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
          onclick: () => widget.tell({ type: 'navigate', path }),
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
      el('span', { class: 'symbol', 'aria-hidden': 'true' }, icon(goalIcons[goal.kind] ?? 'star')),
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

const missionsView = {
  path: '/missions',
  render(widget, { gamificationOpt, missions }) {
    const { t } = widget.wording;
    if (!gamificationOpt.enable) return el('p', { class: 'card muted' }, t('notOptedIn'));
    if (missions.length === 0) return el('p', { class: 'card muted' }, t('noMissions'));
    const sections = ['daily', 'weekly'].map((period) => {
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
