import { local } from '@lobby/storage';
import { untilIdle, wireCustomer, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { limitsPlatform, wireLimits } from './limits.fixture.ts';
import { advance, card, HOUR, noon, openLimits, press, setUpLimits, type } from './limitsPage.fixture.tsx';

setUpLimits('mga');
beforeEach(() => local.remove('inbox'));
/** Of the messages, the last one first. */
const outcomesToRead = () =>
  local.read('inbox')?.entries.map(({ kind, limit, outcome }) => [kind, limit, outcome]) ?? [];

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
    expect(outcomesToRead()).toEqual([
      ['limit', 'Deposit', 'saved'],
      ['limit', 'Deposit', 'saved'],
    ]);
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
    expect(outcomesToRead()).toEqual([['limit', 'Deposit', 'confirmed']]);
  });

  it('says before it is sent that it has to wait, and can be withdrawn', async () => {
    const platform = limitsPlatform([{ value: 50 }]);
    await openLimits(platform);
    await press('Change');
    await type('80');
    expect(card().getByText(/you can confirm it after 24 hours, and nothing changes until then/)).toBeVisible();
    await press('Request');
    expect(card().getByText(/Until you confirm it, nothing changes/)).toBeVisible();
    expect(card().getByRole('timer')).toHaveTextContent('01days00h00min00s');
    await press('Withdraw the request');
    expect(card().getByText('Withdrawn. In force as before: €50.00.')).toBeVisible();
    expect(platform.limits[0]?.pending).toBeNull();
    expect(outcomesToRead()).toEqual([
      ['limit', 'Deposit', 'withdrawn'],
      ['limit', 'Deposit', 'waiting'],
    ]);
  });

  it('waits as long as the licence wants', async () => {
    await openLimits(limitsPlatform([{ value: 50 }]), { settings: { license: 'anj' } });
    expect(screen.getByText(/waits 48 hours/)).toBeVisible();
  });

  it('prompts before a limit is removed, which waits as well', async () => {
    const platform = limitsPlatform([{ value: 50 }]);
    const { names } = await openLimits(platform);
    await press('Remove');
    expect(names()).not.toContain('RemoveLimit');
    await press('Request removal');
    expect(card().getByText('Requested: No limit. In force until you confirm: €50.00.')).toBeVisible();
    expect(card().queryByRole('button', { name: /^Remove / })).toBeNull();
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
    for (const name of [/^Remove /, 'Confirm']) {
      expect(card().getByRole('button', { name })).toBeDisabled();
      expect(card().getByRole('button', { name })).toHaveAccessibleDescription(reason);
    }
    expect(card('Time limit per day').getByRole('button', { name: /^Remove / })).toBeEnabled();
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

  it('cannot raise or remove a deposit limit before it is known whether the operator forbids it', async () => {
    const platform = limitsPlatform([{ value: 50 }, { kind: 'Session', value: 60 }]);
    await openLimits(platform, { answers: { GetCustomerInfo: { errors: [{ message: 'Down' }] } } });
    expect(card().getByRole('button', { name: /^Remove / })).toBeDisabled();
    expect(card().getByText(/^We cannot check right now whether your deposit limits/)).toBeVisible();
    expect(card('Time limit per day').getByRole('button', { name: /^Remove / })).toBeEnabled();
    await press('Change');
    await type('40');
    await press('Save');
    expect(platform.limits[0]?.value).toBe(40);
  });

  it('can only be a lower one while the player is on a break, and says why', async () => {
    const timeouts = { __typename: 'Timeouts', timeoutEndsAt: new Date(noon + 24 * HOUR).toISOString() };
    const onBreak = wireViewer({ player: { ...wirePlayer, timeouts }, wallet: wireWallet });
    const platform = limitsPlatform([{ value: 50 }]);
    await openLimits(platform, { answers: { GetPlayerInfo: onBreak } });
    expect(card().getByRole('button', { name: /^Remove / })).toBeDisabled();
    expect(card().getByText(/^While you may not play, limits can be lowered/)).toBeVisible();
    await press('Change');
    await type('60');
    expect(card().getByRole('button', { name: 'Request' })).toBeDisabled();
    await type('40');
    await press('Save');
    expect(platform.limits[0]?.value).toBe(40);
  });

  it('gives the focus to its card when it ends, so that the keyboard goes on from there', async () => {
    await openLimits(limitsPlatform([{ value: 50 }]));
    await press('Change');
    await type('40');
    await press('Save');
    expect(screen.getByRole('region', { name: 'Deposit limit per day' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('refetches the limit when the player cancels a change that may have arrived', async () => {
    const platform = limitsPlatform([{ value: 50 }]);
    const scene = await openLimits(platform);
    await press('Change');
    await type('40');
    scene.answer({ Limits: new Error('offline') });
    await press('Save');
    await advance(20_000);
    expect(card().getByRole('alert')).toHaveTextContent('it is not known whether');
    Object.assign(platform.limits[0] ?? {}, { value: 40 });
    scene.answer(platform.answers);
    await press('Cancel');
    expect(card().getByText('€40.00')).toBeVisible();
  });

  it.each([
    ['', 'Enter the new limit.'],
    ['fifty', 'Use digits and one decimal separator at most.'],
    ['0', 'A limit has to be above zero.'],
    ['1.0055', 'Use two decimal places at most.'],
    ['1.234', 'Is that €1,234.00? Then write it without a separator. An amount has two decimal places at most.'],
    ['1.000', 'Is that €1,000.00 or €1.00? Write it without a separator, or with two decimal places.'],
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

  it.each(['12,50', '12.50', '१२.५०'])('takes %j, by whichever number pad it was typed', async (text) => {
    const platform = limitsPlatform([{}]);
    await openLimits(platform);
    fireEvent.click(card().getAllByRole('button')[0]!);
    await type(text);
    fireEvent.submit(card().getByRole('form'));
    await untilIdle();
    expect(platform.limits[0]?.value).toBe(12.5);
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

  it('keeps what was typed when the network fails, and does not send it twice', async () => {
    const platform = limitsPlatform([{ value: 50 }]);
    const scene = await openLimits(platform);
    await press('Change');
    await type('40');
    // The platform has it, the response is lost, and so is the next request.
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

  it('is saved once the limit shows it, although the response was lost', async () => {
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

  it('shows at once what another tab has changed, and saves nothing over it', async () => {
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

  it('shows a rejection with its reason', async () => {
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
});
