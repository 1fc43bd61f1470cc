import type { BuildConstant } from '@lobby/contracts';
import { closeOverlay } from '@lobby/host';
import { renderScene, type SceneOptions, setBuild, untilIdle, wireCustomer, wireViewer } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { platformClockOffset } from '../time.ts';
import GlobalLimitsPage from './GlobalLimitsPage.tsx';
import { limitsPlatform, wireLimit, wireLimits } from './limits.fixture.ts';
import LimitsPage from './LimitsPage.tsx';

type Platform = ReturnType<typeof limitsPlatform>;

const HOUR = 3_600_000;
const noon = Date.UTC(2026, 10, 20, 12);
const mga: Partial<Record<BuildConstant, boolean>> = {
  depositLimits: true,
  weeklyAndMonthlyDepositLimits: true,
  sessionLimits: true,
};
const est: Partial<Record<BuildConstant, boolean>> = { lossLimits: true, globalLossLimits: true };

const periods = ['Day', 'Week', 'Month'] as const;
/** Every limit of any licence: which of them a build shows is the build's. */
const allLimits = () =>
  (['Deposit', 'Loss', 'GlobalLoss', 'Session'] as const).flatMap((kind) =>
    periods.map((period) => ({ kind, period })),
  );

beforeEach(() => {
  jest.useFakeTimers({ now: noon, doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  setBuild(mga);
});
afterEach(async () => {
  await act(() => closeOverlay());
  jest.useRealTimers();
  platformClockOffset.set(0);
});

async function openLimits(
  platform: Pick<Platform, 'answers'>,
  options: SceneOptions & { page?: typeof LimitsPage } = {},
) {
  const { page: Page = LimitsPage, ...scene } = options;
  return renderScene(<Page />, {
    path: '/en/profile/limits/',
    ...scene,
    settings: { license: 'mga', ...scene.settings },
    answers: { ...platform.answers, ...scene.answers },
  });
}
const card = (name = 'Deposit limit per day') => within(screen.getByRole('region', { name }));
const press = async (name: string, within_ = card()) => {
  fireEvent.click(within_.getByRole('button', { name }));
  await untilIdle();
};
async function type(text: string, within_ = card()) {
  fireEvent.change(within_.getByRole('textbox'), { target: { value: text } });
  await untilIdle();
}
const advance = async (ms: number) => {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await untilIdle();
};
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

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

  it('tells the value, what is used as a bar and as words, and when the window ends', async () => {
    const windowEndsAt = new Date(noon + 10 * HOUR).toISOString();
    await openLimits(limitsPlatform([{ value: 50, used: 30, windowEndsAt }]));
    expect(card().getByText('€50.00')).toBeVisible();
    expect(card().getByRole('progressbar', { name: 'Used' })).toHaveAttribute('aria-valuetext', '€30.00 of €50.00');
    expect(card().getByText('€20.00 left. This period ends on 20/11/2026, 22:00:00.')).toBeVisible();
  });

  it('tells what is used where no limit is set, and pre-fills and suggests nothing', async () => {
    await openLimits(limitsPlatform([{ used: 12 }]));
    expect(card().getByText('No limit')).toBeVisible();
    expect(card().getByText(/^€12.00 so far\. This period ends on/)).toBeVisible();
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
    expect(time.getByText(/2 hrs 15 mins is higher than now/)).toBeVisible();
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
    expect(card('Deposit limit per week').getByText('Counts now')).toBeVisible();
    expect(card().queryByText('Counts now')).toBeNull();
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

  it('can be asked for again where it cannot be loaded', async () => {
    const scene = await openLimits({ answers: { Limits: { errors: [{ message: 'down' }] } } as never });
    expect(screen.getByRole('alert')).toHaveTextContent('Your limits cannot be shown right now');
    scene.answer(limitsPlatform([{ value: 50 }]).answers);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await untilIdle();
    expect(card().getByText('€50.00')).toBeVisible();
  });
});

describe('a change of a limit', () => {
  it('acts at once where it is the first or a lower one', async () => {
    const platform = limitsPlatform([{}]);
    const { sent } = await openLimits(platform);
    await press('Set a limit');
    await type('1,000.5');
    expect(card().getByText('€1,000.50 is in force as soon as it is saved.')).toBeVisible();
    await press('Save');
    expect(sent.filter(({ operationName }) => operationName === 'SetLimit')).toEqual([
      { operationName: 'SetLimit', variables: { id: 'Deposit-Day', value: { amount: '1000.50', minutes: null } } },
    ]);
    expect(card().getByRole('status')).toHaveTextContent('Saved. In force now: €1,000.50.');
    await press('Change');
    await type('40');
    await press('Save');
    expect(card().getByText('€40.00')).toBeVisible();
  });

  it('waits where it is higher, counts down by the platform’s clock, and is confirmed', async () => {
    jest.setSystemTime(noon - 5 * HOUR);
    const platform = limitsPlatform([{ value: 50 }]);
    // The device is five hours behind.
    const answers = {
      ...platform.answers,
      Limits: () => wireLimits(platform.limits, new Date(Date.now() + 5 * HOUR).toISOString()),
    };
    const limit = platform.limits[0]!;
    limit.pending = {
      id: 'c1',
      value: 80,
      effectiveAt: new Date(noon + 90_000).toISOString(),
      expiresAt: new Date(noon + 100 * HOUR).toISOString(),
    };
    await openLimits({ answers });
    expect(card().getByText('Requested: €80.00. In force until you confirm: €50.00.')).toBeVisible();
    expect(card().getByRole('timer', { name: 'Time until you can confirm' })).toHaveTextContent('00h01min30s');
    expect(card().queryByRole('button', { name: 'Confirm' })).toBeNull();
    await advance(90_000);
    expect(card().queryByRole('timer')).toBeNull();
    // The device's clock says that the change is not due yet.
    limit.pending.effectiveAt = new Date(Date.now()).toISOString();
    await press('Confirm');
    expect(card().getByRole('status')).toHaveTextContent('Confirmed. In force now: €80.00.');
    expect(card().queryByText(/Requested/)).toBeNull();
  });

  it('says before it is sent that it has to wait, and can be withdrawn', async () => {
    const platform = limitsPlatform([{ value: 50 }]);
    await openLimits(platform);
    await press('Change');
    await type('80');
    expect(card().getByText(/you can confirm it in 24 hours, and nothing changes before/)).toBeVisible();
    await press('Request');
    expect(card().getByText(/Until you confirm it, nothing changes/)).toBeVisible();
    expect(card().getByRole('timer')).toHaveTextContent('01days00h00min00s');
    await press('Withdraw the request');
    expect(card().getByText('Withdrawn. In force as before: €50.00.')).toBeVisible();
    expect(platform.limits[0]?.pending).toBeNull();
  });

  it('waits as long as the licence wants', async () => {
    await openLimits(limitsPlatform([{ value: 50 }]), { settings: { license: 'anj' } });
    expect(screen.getByText(/waits 48 hours/)).toBeVisible();
  });

  it('asks before a limit is removed, which waits as well', async () => {
    const platform = limitsPlatform([{ value: 50 }]);
    const { names } = await openLimits(platform);
    await press('Remove');
    expect(names()).not.toContain('RemoveLimit');
    await press('Request removal');
    expect(card().getByText('Requested: No limit. In force until you confirm: €50.00.')).toBeVisible();
    expect(card().queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('cannot raise or remove a deposit limit where the operator forbids it, and says why (R-6-004)', async () => {
    const customer = { ...wireCustomer, isIncreaseDepositLimitBlocked: true };
    const pending = {
      id: 'c1',
      value: 80,
      effectiveAt: new Date(noon - 1).toISOString(),
      expiresAt: new Date(noon + HOUR).toISOString(),
    };
    const platform = limitsPlatform([
      { value: 50, pending },
      { kind: 'Session', value: 60 },
    ]);
    const { names } = await openLimits(platform, { answers: { GetCustomerInfo: wireViewer({ customer }) } });
    const reason = 'Your deposit limits cannot be raised or removed. Contact us to find out why.';
    for (const name of ['Remove', 'Confirm']) {
      expect(card().getByRole('button', { name })).toBeDisabled();
      expect(card().getByRole('button', { name })).toHaveAccessibleDescription(reason);
    }
    expect(card('Time limit per day').getByRole('button', { name: 'Remove' })).toBeEnabled();
    await press('Change');
    await type('60');
    expect(card().getByRole('button', { name: 'Request' })).toBeDisabled();
    expect(card().getAllByText(reason)).not.toHaveLength(0);
    fireEvent.submit(card().getByRole('form'));
    await untilIdle();
    expect(names()).not.toContain('SetLimit');
    await type('40');
    await press('Save');
    expect(platform.limits[0]?.value).toBe(40);
  });

  it.each([
    ['', 'Write the new limit.'],
    ['fifty', 'Use digits and one decimal separator at most.'],
    ['0', 'A limit has to be above zero.'],
    ['1.005', 'Use two decimal places at most.'],
    ['50.0', 'This limit is in force already.'],
  ])('names what is wrong with %j beside the field', async (text, message) => {
    const { names } = await openLimits(limitsPlatform([{ value: 50 }]));
    await press('Change');
    await type(text);
    expect(card().queryByRole('alert')).toBeNull();
    await press('Save');
    expect(card().getByRole('textbox')).toBeInvalid();
    expect(card().getByRole('textbox')).toHaveAccessibleDescription(message);
    expect(card().getByRole('textbox')).toHaveFocus();
    expect(names()).not.toContain('SetLimit');
  });

  it('reads amounts as the language writes them', async () => {
    const platform = limitsPlatform([{}]);
    await openLimits(platform, { path: '/fi/profile/limits/' });
    const region = within(await screen.findByRole('region', { name: 'Deposit limit per day' }));
    fireEvent.click(region.getAllByRole('button')[0]!);
    await type('1 234,5', region);
    fireEvent.submit(region.getByRole('form'));
    await untilIdle();
    expect(platform.limits[0]?.value).toBe(1234.5);
  });

  it('keeps what was typed when the network is lost, and does not send it twice', async () => {
    const platform = limitsPlatform([{ value: 50 }]);
    const scene = await openLimits(platform);
    await press('Change');
    await type('40');
    // The platform has it, the answer is lost, and so is the next question.
    let isOnline = true;
    scene.answer({
      Limits: () => (isOnline ? platform.answers.Limits() : new Error('offline')),
      SetLimit: (variables: Parameters<typeof platform.answers.SetLimit>[0]) => {
        platform.answers.SetLimit(variables);
        isOnline = false;
        return new Error('offline');
      },
    });
    await press('Save');
    expect(card().getByRole('alert')).toHaveTextContent('it is not known whether your change has arrived');
    expect(card().getByRole('textbox')).toHaveValue('40');
    isOnline = true;
    await press('Try again');
    expect(card().getByRole('status')).toHaveTextContent('Saved. In force now: €40.00.');
    expect(scene.names().filter((name) => name === 'SetLimit')).toHaveLength(1);
  });

  it('is saved once the limit shows it, although the answer was lost', async () => {
    const platform = limitsPlatform([{ value: 50 }]);
    const scene = await openLimits(platform);
    await press('Change');
    await type('40');
    scene.answer({
      SetLimit: (variables: Parameters<typeof platform.answers.SetLimit>[0]) => {
        platform.answers.SetLimit(variables);
        return new Error('offline');
      },
    });
    await press('Save');
    expect(card().getByRole('status')).toHaveTextContent('Saved. In force now: €40.00.');
    expect(card().queryByRole('alert')).toBeNull();
  });

  it('tells at once what another tab has changed, and saves nothing over it', async () => {
    const platform = limitsPlatform([{ value: 50 }]);
    const { client, names } = await openLimits(platform);
    await press('Change');
    await type('40');
    platform.limits[0]!.value = 20;
    await act(async () => client.refetchTypes(['Limit']));
    await untilIdle();
    expect(card().getByRole('alert')).toHaveTextContent('In force now: €20.00. Nothing of this change has been saved.');
    expect(card().queryByRole('button', { name: 'Save' })).toBeNull();
    await press('Continue');
    expect(card().getByRole('textbox')).toHaveValue('40');
    // What would have lowered the limit would raise it now.
    expect(card().getByRole('button', { name: 'Request' })).toBeEnabled();
    expect(names()).not.toContain('SetLimit');
  });

  it('reads the limit before it sends, for what another tab did while no push arrived', async () => {
    const platform = limitsPlatform([{ value: 50 }]);
    const { names } = await openLimits(platform);
    await press('Change');
    await type('40');
    platform.limits[0]!.value = 20;
    await press('Save');
    expect(card().getByRole('alert')).toHaveTextContent('In force now: €20.00');
    expect(names()).not.toContain('SetLimit');
  });

  it('tells a refusal with its reason', async () => {
    const scene = await openLimits(limitsPlatform([{ value: 50 }]));
    await press('Change');
    await type('80');
    scene.answer({ SetLimit: { errors: [{ message: 'no', extensions: { type: '$PlayerBlocked' } }] } });
    await press('Request');
    expect(card().getByRole('alert')).toHaveTextContent('While you may not play, limits can be lowered');
    await press('Continue');
    expect(card().getByRole('textbox')).toHaveValue('80');
  });

  it('names a value that the platform does not accept beside the field, which keeps it', async () => {
    const platform = limitsPlatform([{ value: 50 }]);
    const scene = await openLimits(platform);
    await press('Change');
    await type('40');
    scene.answer({ SetLimit: { errors: [{ message: 'no', extensions: { type: '$LimitValueInvalid' } }] } });
    await press('Save');
    expect(card().getByRole('textbox')).toHaveAccessibleDescription('This value is not accepted. Choose another one.');
    expect(card().getByRole('textbox')).toHaveFocus();
    expect(card().getByRole('textbox')).toHaveValue('40');
    scene.answer(platform.answers);
    await type('30');
    await press('Save');
    expect(card().getByRole('status')).toHaveTextContent('Saved. In force now: €30.00.');
  });

  it('asks again when the window ends, and when the page is shown again', async () => {
    const windowEndsAt = new Date(noon + HOUR).toISOString();
    const platform = limitsPlatform([{ value: 50, used: 50, windowEndsAt }]);
    await openLimits(platform);
    Object.assign(platform.limits[0]!, { used: 0, windowEndsAt: new Date(noon + 25 * HOUR).toISOString() });
    await advance(HOUR + 1000);
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
