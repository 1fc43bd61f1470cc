import { platformClockOffset } from '@lobby/runtime';
import { renderScene, renderStory, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { verificationFeature } from '../index.ts';
import { timings } from '../timings.ts';
import meta, { Done, Failed, NotNeeded, Pending } from './SourceOfWealthPage.stories.tsx';
import SourceOfWealthPage from './SourceOfWealthPage.tsx';
import { wealthPlatform } from './wealth.fixture.ts';

type Platform = ReturnType<typeof wealthPlatform>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const noon = Date.UTC(2026, 10, 20, 12);
/** In which the client tries a query or mutation once more by itself. */
const RETRY = 15_000;

beforeEach(() => jest.useFakeTimers({ now: noon, doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => {
  jest.useRealTimers();
  platformClockOffset.set(0);
});

const openPage = ({ answers }: Pick<Platform, 'answers'>) =>
  renderScene(<SourceOfWealthPage />, {
    path: '/en/source-of-wealth/',
    features: [verificationFeature()],
    answers,
  });
const source = (name: RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp, within_: Pick<typeof screen, 'getByRole'> = screen) => {
  fireEvent.click(within_.getByRole('button', { name }));
  await untilIdle();
};
const tick = async (name: string) => {
  fireEvent.click(screen.getByRole('checkbox', { name }));
  await untilIdle();
};
const advance = async (ms: number) => {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await untilIdle();
};
const submitButton = () => screen.getByRole('button', { name: 'Hand it over' });

describe('the source of wealth', () => {
  it('offers the six kinds with their options and tooltips, several at once (R-3-003, R-3-054)', async () => {
    await openPage(wealthPlatform());
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Salary',
      'Dividends',
      'Inheritance',
      'Sale of a company',
      'Sale of property',
      'Another source',
    ]);
    await press('Salary');
    await press('Another source');
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
    await press('About: Payslips');
    expect(screen.getByRole('dialog', { name: 'Payslips' })).toHaveTextContent('Of the last three months');
  });

  it('saves each tick, and completes a source that has a file, until its last tick is gone (R-3-060)', async () => {
    const platform = wealthPlatform({ records: { Salary: { files: ['payslip.pdf'] } } });
    const { sent } = await openPage(platform);
    expect(source(/^Salary/)).toHaveTextContent('Not complete');
    expect(submitButton()).toBeDisabled();
    await tick('Payslips');
    await tick('Bank statement');
    const saved = sent.filter(({ operationName }) => operationName === 'SaveSourceOfWealth');
    expect(saved.map(({ variables }) => variables['optionIds'])).toEqual([['Salary-0'], ['Salary-0', 'Salary-2']]);
    expect(source(/^Salary/)).toHaveTextContent('SalaryComplete');
    expect(screen.getByText('All changes are saved.')).toBeVisible();
    expect(submitButton()).toBeEnabled();
    await tick('Payslips');
    await tick('Bank statement');
    expect(source(/^Salary/)).toHaveTextContent('Not complete');
    expect(submitButton()).toHaveAccessibleDescription('Not complete yet: Salary.');
  });

  it('shows what was saved before, and names what is missing', async () => {
    await openPage(
      wealthPlatform({
        records: {
          Salary: { checked: [1], files: ['contract.pdf'], completed: true },
          Dividends: { checked: [0] },
        },
      }),
    );
    expect(source(/^Salary/)).toHaveTextContent('Complete');
    expect(source(/^Salary/)).toHaveAttribute('aria-expanded', 'false');
    expect(source(/^Dividends/)).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('checkbox', { name: 'Contract' })).toBeChecked();
    expect(screen.getByText('Upload a file, to complete Dividends.')).toBeVisible();
    expect(submitButton()).toHaveAccessibleDescription('Not complete yet: Dividends.');
  });

  it('names what is missing as a list', async () => {
    await openPage(wealthPlatform({ records: { Dividends: { checked: [0] }, Inheritance: { checked: [0] } } }));
    expect(submitButton()).toHaveAccessibleDescription('Not complete yet: Dividends and Inheritance.');
  });

  it('keeps what is ticked while the server cannot be reached, says so, and saves it later', async () => {
    const platform = wealthPlatform();
    const scene = await openPage(platform);
    await press('Salary');
    scene.answer({ SaveSourceOfWealth: new Error('offline') });
    await tick('Payslips');
    await advance(RETRY);
    expect(screen.getByRole('alert')).toHaveTextContent('your last change is not saved yet');
    expect(screen.getByRole('checkbox', { name: 'Payslips' })).toBeChecked();
    scene.answer(platform.answers);
    await advance(timings.declarationRetryDelay);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(platform.recordOf('Salary').checked).toEqual([0]);
  });

  it('keeps a tick that is saved until the form has it from the platform', async () => {
    const platform = wealthPlatform();
    const scene = await openPage(platform);
    await press('Salary');
    const answer = Promise.withResolvers<unknown>();
    scene.answer({ SourceOfWealth: answer.promise });
    await tick('Payslips');
    expect(platform.recordOf('Salary').checked).toEqual([0]);
    expect(screen.getByRole('checkbox', { name: 'Payslips' })).toBeChecked();
    await act(async () => answer.resolve(platform.answers.SourceOfWealth));
    await untilIdle();
    expect(screen.getByRole('checkbox', { name: 'Payslips' })).toBeChecked();
    expect(screen.getByText('All changes are saved.')).toBeVisible();
  });

  it('sends what waits when the form is left', async () => {
    const platform = wealthPlatform();
    const scene = await openPage(platform);
    await press('Salary');
    const answer = Promise.withResolvers<unknown>();
    scene.answer({ SaveSourceOfWealth: answer.promise });
    await tick('Payslips');
    await tick('Bank statement');
    scene.answer(platform.answers);
    scene.unmount();
    answer.resolve(undefined);
    await untilIdle();
    expect(platform.recordOf('Salary').checked).toEqual([0, 2]);
  });

  it('is submitted once, and says that it is being checked (R-3-004)', async () => {
    const { names } = await openPage(
      wealthPlatform({ records: { Salary: { checked: [0], files: ['payslip.pdf'], completed: true } } }),
    );
    const button = submitButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await untilIdle();
    expect(names().filter((name) => name === 'SubmitSourceOfWealth')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('We are checking what you handed over');
    expect(screen.queryByRole('button', { name: 'Hand it over' })).toBeNull();
    expect(document.activeElement).toContainElement(screen.getByRole('status'));
    expect(document.body).not.toHaveFocus();
    expect(screen.getByRole('link', { name: 'Go to the lobby' })).toHaveAttribute('href', '/en/');
  });

  it('shows what the platform has when another tab has handed it over', async () => {
    const platform = wealthPlatform({
      records: { Salary: { checked: [0], files: ['payslip.pdf'], completed: true } },
    });
    await openPage(platform);
    platform.state.status = 'Pending';
    fireEvent.click(submitButton());
    await untilIdle();
    expect(screen.getByText('We are checking what you handed over')).toBeVisible();
  });

  it.each([
    ['NotNeed', 'There is nothing to declare', NotNeeded],
    ['Pending', 'We are checking what you handed over', Pending],
    ['Done', 'All done', Done],
  ])('shows no form under the status %s (R-3-004)', async (_, title, story) => {
    await renderStory(meta, story);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Where does your money come from?' })).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it.each(['Required', 'WillBeRequired', null] as const)(
    'shows the form under the status %s (R-3-004)',
    async (status) => {
      await openPage(wealthPlatform({ status }));
      expect(screen.getByRole('heading', { name: 'Where does your money come from?' })).toBeVisible();
    },
  );

  it('counts down to the due date by the platform’s clock, and says when it is overdue', async () => {
    const platform = wealthPlatform({ dueDate: new Date(noon + MINUTE).toISOString() });
    // The device is half an hour behind.
    jest.setSystemTime(noon - HOUR / 2);
    const answers = {
      ...platform.answers,
      SourceOfWealth() {
        const answer = platform.answers.SourceOfWealth();
        Object.assign(answer.data.viewer, { now: new Date(Date.now() + HOUR / 2).toISOString() });
        return answer;
      },
    };
    await openPage({ answers });
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('00h01min00s');
    await advance(MINUTE + 30_000);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText(/^This was asked for by today at 12:01\. /)).toBeVisible();
  });

  it('shows the documents that the operator requests, with their comments (R-3-044)', async () => {
    await openPage(wealthPlatform({ status: 'Pending', documents: [{ comment: 'A payslip of May' }] }));
    const request = within(screen.getByRole('region', { name: 'Proof of your salary' }));
    expect(request.getByText('A payslip of May')).toBeVisible();
    expect(screen.queryByText('We are checking what you handed over')).toBeNull();
  });

  it('can be retried where it cannot be loaded', async () => {
    const scene = await renderStory(meta, Failed);
    expect(screen.getByRole('alert')).toHaveTextContent('This cannot be loaded right now');
    scene.answer(wealthPlatform().answers);
    await press('Try again');
    expect(screen.getByRole('button', { name: 'Salary' })).toBeVisible();
  });
});
