import { showFeedback, type Feedback } from '@lobby/host';
import { Button, Inline } from '@lobby/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeedbackOutlet } from './FeedbackOutlet.tsx';

const messages: readonly Feedback[] = [
  { kind: 'success', message: 'Your deposit of €50.00 was successful.' },
  { kind: 'info', message: 'Your payment is being processed.' },
  { kind: 'warning', message: 'The connection is slow.' },
  { kind: 'error', message: 'Your deposit did not go through.' },
  { kind: 'success' },
];

const meta = { title: 'Shell/Feedback', component: FeedbackOutlet } satisfies Meta<typeof FeedbackOutlet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnDemand: Story = {
  render: () => (
    <>
      <Inline wrap>
        {messages.map((message) => (
          <Button key={`${message.kind} ${String(message.message)}`} onClick={() => showFeedback(message)}>
            {message.message === undefined ? 'success without a text' : message.kind}
          </Button>
        ))}
      </Inline>
      <FeedbackOutlet />
    </>
  ),
};
