import type { FeatureModule } from '@lobby/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { wireCalendar, wireOpened } from '../calendar.fixture.ts';
import { calendarFeature } from '../index.ts';
import CalendarPage from './CalendarPage.tsx';

/** Pages to which it leads. */
const load = async () => ({ default: () => null });
const elsewhere: FeatureModule = {
  id: 'content',
  routes: { promotions: { load }, 'rewards-shop': { load }, lobby: { load } },
};

const meta = {
  title: 'Pages/Calendar/Calendar',
  component: CalendarPage,
  parameters: {
    layout: 'fullscreen',
    lobby: { features: [calendarFeature(), elsewhere], path: '/christmas-2024/', signedIn: true },
  },
} satisfies Meta<typeof CalendarPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answered = (answers: object): Story => ({ parameters: { lobby: { answers } } });
/** Opens door 5: a dialog of this name has the text. */
const open =
  (name: string, text: string): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open door 5' }));
    await expect(await screen.findByRole('dialog', { name })).toHaveTextContent(text);
  };
const fifth = '2024-12-05T12:00:00.000Z';

export const Before = answered({ Calendar: wireCalendar('2024-11-20T12:00:00.000Z') });
export const During = answered({ Calendar: wireCalendar(fifth, [1, 2, 3, 4]) });
export const Ended = answered({ Calendar: wireCalendar('2026-11-25T12:00:00.000Z', [1, 2, 3, 4, 8, 12]) });
export const EndedUnopened = answered({ Calendar: wireCalendar('2026-11-25T12:00:00.000Z') });
export const Visitor: Story = {
  parameters: { lobby: { signedIn: false, answers: { Calendar: wireCalendar(fifth) } } },
};
export const Opening: Story = {
  parameters: { lobby: { answers: { Calendar: wireCalendar(fifth, [1, 2]), OpenCalendarDoor: wireOpened(5) } } },
  play: open('Behind door 5', '25 points'),
};
export const Rejected: Story = {
  parameters: {
    lobby: {
      answers: {
        Calendar: wireCalendar(fifth),
        OpenCalendarDoor: { errors: [{ message: 'No', extensions: { type: '$RewardsBlocked' } }] },
      },
    },
  },
  play: open('Door 5 stays closed', 'Your account gets no rewards at the moment.'),
};
export const Loading = answered({ Calendar: new Promise(() => undefined) });
export const Failed = answered({ Calendar: { errors: [{ message: 'Broken' }] } });
