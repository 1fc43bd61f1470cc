import type { BuildConstant } from '@lobby/contracts';
import { renderStory, setBuild, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import GlobalLimitsPage from './GlobalLimitsPage.tsx';
import meta, { Failed } from './LimitsPage.stories.tsx';
import { limitsPlatform, wireLimit } from './limits.fixture.ts';
import { advance, card, HOUR, mga, MINUTE, noon, openLimits, press, setUpLimits, type } from './limitsPage.fixture.tsx';

const est: Partial<Record<BuildConstant, boolean>> = { lossLimits: true, globalLossLimits: true };
const periods = ['Day', 'Week', 'Month'] as const;
/** Every limit of any licence: which of them a build shows is the build's. */
const allLimits = () =>
  (['Deposit', 'Loss', 'GlobalLoss', 'Session'] as const).flatMap((kind) =>
    periods.map((period) => ({ kind, period })),
  );
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

setUpLimits('mga');

describe('the page of limits', () => {
  it.each<[string, Partial<Record<BuildConstant, boolean>>, string[]]>([
    [
      'deposits and time under mga',
      mga,
      [
        'Deposit limit per',
        'Deposit limit per',
        'Deposit limit per',
        'Time limit per',
        'Time limit per',
        'Time limit per',
      ],
    ],
    ['deposits per day alone under crc', { depositLimits: true }, ['Deposit limit per']],
    [
      'deposits under anj',
      { depositLimits: true, weeklyAndMonthlyDepositLimits: true },
      ['Deposit limit per', 'Deposit limit per', 'Deposit limit per'],
    ],
    ['losses under est', est, ['Loss limit per', 'Loss limit per', 'Loss limit per']],
  ])('shows %s (R-3-016, R-6-008, R-6-009, R-6-010, R-6-011)', async (_, gates, expected) => {
    const off = { depositLimits: false, weeklyAndMonthlyDepositLimits: false, sessionLimits: false };
    setBuild({ ...off, ...gates });
    await openLimits(limitsPlatform(allLimits()));
    const shown = titles();
    expect(shown.map((title) => title?.replace(/ (day|week|month)$/, ''))).toEqual(expected);
    expect(shown.map((title) => title?.split(' ').at(-1))).toEqual(
      expected.length === 1 ? ['day'] : expected.map((__, index) => ['day', 'week', 'month'][index % 3]),
    );
  });

  it('shows the global loss limits on a page of their own (R-6-008)', async () => {
    setBuild({ ...est, depositLimits: false, sessionLimits: false });
    await openLimits(limitsPlatform(allLimits()), { page: GlobalLimitsPage });
    expect(titles()).toEqual(['day', 'week', 'month'].map((period) => `Global loss limit per ${period}`));
  });

  it('shows the value, what is used as a bar and in words, and when the window ends', async () => {
    const windowEndsAt = new Date(noon + 10 * HOUR).toISOString();
    await openLimits(limitsPlatform([{ value: 50, used: 30, windowEndsAt }]));
    expect(card().getByText('€50.00')).toBeVisible();
    expect(card().getByRole('progressbar', { name: 'Used' })).toHaveAttribute('aria-valuetext', '€30.00 of €50.00');
    expect(card().getByText('€20.00 left. This period lasts until today at 22:00.')).toBeVisible();
  });

  it('shows what is used where no limit is set, and pre-fills and suggests nothing', async () => {
    await openLimits(limitsPlatform([{ used: 12 }]));
    expect(card().getByText('No limit')).toBeVisible();
    expect(card().getByText(/^€12.00 so far\. This period lasts until/)).toBeVisible();
    await press('Set a limit');
    expect(card().getByRole('textbox', { name: 'New limit' })).toHaveValue('');
    expect(card().getByRole('textbox')).toHaveFocus();
    expect(card().getByRole('textbox')).not.toHaveAttribute('placeholder');
    expect(
      card()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Save', 'Cancel']);
  });

  it('writes times in hours and minutes', async () => {
    await openLimits(limitsPlatform([{ kind: 'Session', value: 90, used: 45 }]));
    const time = card('Time limit per day');
    expect(time.getByText(/^1 hr 30 min/)).toBeVisible();
    await press('Change', time);
    await type('2:15', time);
    expect(time.getByText(/2 hrs 15 mins is higher than your present limit/)).toBeVisible();
  });

  it('names each button by its limit', async () => {
    await openLimits(limitsPlatform([{ period: 'Day', value: 50 }, { period: 'Week' }]));
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Change Deposit limit per day',
      'Remove Deposit limit per day',
      'Set a limit Deposit limit per week',
    ]);
  });

  it('says which of several limits counts (the one with the least left)', async () => {
    await openLimits(
      limitsPlatform([
        { period: 'Day', value: 50, used: 10 },
        { period: 'Week', value: 100, used: 80 },
        { period: 'Month' },
      ]),
    );
    expect(screen.getByText(/The one with the least left counts: Deposit limit per week, €20.00 left/)).toBeVisible();
    expect(card('Deposit limit per week').getByText('This one counts')).toBeVisible();
    expect(card().queryByText('This one counts')).toBeNull();
  });

  it('says so too where the one that counts is on the other page', async () => {
    setBuild({ ...est, depositLimits: false, sessionLimits: false });
    await openLimits(
      limitsPlatform([
        { kind: 'Loss', value: 50 },
        { kind: 'GlobalLoss', value: 20 },
      ]),
    );
    expect(screen.getByText(/counts: Global loss limit per day, €20.00 left/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to this limit' })).toHaveAttribute(
      'href',
      '/en/profile/global-limits/',
    );
  });

  it('marks a limit that is used up', async () => {
    await openLimits(limitsPlatform([{ value: 50, used: 50 }]));
    expect(card().getByText('Used up')).toBeVisible();
  });

  it('can be retried where it cannot be loaded', async () => {
    const scene = await renderStory(meta, Failed, { settings: { license: 'mga' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Your limits cannot be shown right now');
    scene.answer(limitsPlatform([{ value: 50 }]).answers);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await untilIdle();
    expect(card().getByText('€50.00')).toBeVisible();
  });

  it('refetches when a pending change falls due', async () => {
    const [effectiveAt, expiresAt] = [MINUTE, 100 * HOUR].map((ms) => new Date(noon + ms).toISOString());
    const pending = { id: 'c1', value: 80, effectiveAt: String(effectiveAt), expiresAt: String(expiresAt) };
    const windowEndsAt = new Date(noon + 10 * HOUR).toISOString();
    const { names } = await openLimits(limitsPlatform([{ value: 50, windowEndsAt, pending }]));
    const questions = () => names().filter((name) => name === 'Limits').length;
    const before = questions();
    await advance(MINUTE - 1000);
    expect(questions()).toBe(before);
    await advance(2001);
    expect(questions()).toBe(before + 1);
  });

  it('refetches when the window ends, and when the page is shown again', async () => {
    const windowEndsAt = new Date(noon + MINUTE).toISOString();
    const platform = limitsPlatform([{ value: 50, used: 50, windowEndsAt }]);
    await openLimits(platform);
    Object.assign(platform.limits[0]!, { used: 0, windowEndsAt: new Date(noon + 25 * HOUR).toISOString() });
    await advance(MINUTE + 1000);
    expect(card().queryByText('Used up')).toBeNull();
    Object.assign(platform.limits[0]!, { used: 30 });
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await untilIdle();
    expect(card().getByText(/^€20.00 left/)).toBeVisible();
  });
});

it('has a fixture that writes limits as the wire does', () => {
  expect(wireLimit({ value: 50, used: 60 })).toMatchObject({
    remaining: { amount: '0.00' },
    used: { amount: '60.00' },
  });
});
