import type { Meta, StoryObj } from '@storybook/react-vite';
import SourceOfWealthPage from './SourceOfWealthPage.tsx';
import { wealthPlatform } from './wealth.fixture.ts';

const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const complete = { checked: [0, 2], files: ['payslips.pdf', 'statement.jpg'], completed: true };

const story = (fixture: Parameters<typeof wealthPlatform>[0], answers: object = {}): Story => ({
  parameters: {
    lobby: {
      path: '/source-of-wealth/',
      signedIn: true,
      answers: { ...wealthPlatform(fixture).answers, ...answers },
    },
  },
});

const meta = {
  title: 'Pages/Verification/Source of wealth',
  component: SourceOfWealthPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SourceOfWealthPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a player sees first. */
export const Required = story({ dueDate: at(10) });
export const Begun = story({ dueDate: at(1.2), records: { Salary: complete, Dividends: { checked: [0] } } });
export const Complete = story({ dueDate: at(1.2), records: { Salary: complete } });
export const Overdue = story({ dueDate: at(-1), records: { Salary: { checked: [0], files: ['payslip.pdf'] } } });
/** The operator requests documents beyond the declaration. */
export const DocumentsRequested = story({
  dueDate: at(3),
  documents: [{ comment: 'A payslip of the last three months', dueDate: at(3) }],
});
export const Pending = story({ status: 'Pending' });
export const Done = story({ status: 'Done' });
export const NotNeeded = story({ status: 'NotNeed', dueDate: null });
export const Loading = story({}, { SourceOfWealth: new Promise(() => undefined) });
export const Failed = story({}, { SourceOfWealth: { errors: [{ message: 'down' }] } });
