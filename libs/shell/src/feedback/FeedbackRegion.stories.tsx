import { closeFeedback, showFeedback, type Feedback } from '@lobby/overlays';
import { Button, Inline } from '@lobby/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { FeedbackRegion } from './FeedbackRegion.tsx';

interface SceneProps {
  messages: readonly Feedback[];
}

/** Its messages are there from the start, and stay for as long as the story. */
function Scene({ messages }: SceneProps) {
  useEffect(
    function showAll() {
      const ids = messages.map((message) => showFeedback({ ...message, closeAfterMs: 2 ** 31 - 1 }));
      return () => ids.forEach(closeFeedback);
    },
    [messages],
  );
  return <FeedbackRegion />;
}

const success: Feedback = { kind: 'success', message: 'Your deposit of €50.00 was successful.' };
const info: Feedback = { kind: 'info', message: 'Your payment is being processed.' };
const warning: Feedback = { kind: 'warning', message: 'The connection is slow.' };
const error: Feedback = { kind: 'error', message: 'Your deposit did not go through.' };

/** The four kinds (R-3-031), one without a text, and the time that they stay. */
const meta = { title: 'Shell/Feedback', component: Scene, args: { messages: [] } } satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { messages: [success] } };
export const SuccessWithoutText: Story = { args: { messages: [{ kind: 'success' }] } };
export const Info: Story = { args: { messages: [info] } };
export const Warning: Story = { args: { messages: [warning] } };
export const Error: Story = { args: { messages: [error] } };
export const Several: Story = { args: { messages: [success, info, warning, error] } };
export const LongText: Story = {
  args: {
    messages: [{ kind: 'warning', message: 'Verkkopankkitunnusten käyttöönottovaatimus muuttuu huomenna. '.repeat(4) }],
  },
};
export const OnDemand: Story = {
  render: () => (
    <>
      <Inline wrap>
        {[success, info, warning, error].map((message) => (
          <Button key={message.kind} variant="ghost" onClick={() => showFeedback(message)}>
            Show {message.kind}
          </Button>
        ))}
      </Inline>
      <FeedbackRegion />
    </>
  ),
};
