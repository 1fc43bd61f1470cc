import type { Meta, StoryObj } from '@storybook/react-vite';
import { createActor } from 'xstate';
import { declarationMachine, type DeclarationRejection } from './declaration.machine.ts';
import { Saving } from './DeclarationForm.tsx';

interface Shown {
  value: 'saved' | 'sending' | 'unanswered' | 'rejected';
  rejection?: DeclarationRejection;
}

/** A declaration that stands still in a state: a running one goes on sending. */
function StillSaving({ value, rejection }: Shown) {
  const input = { send: () => new Promise<never>(() => undefined) };
  const context = { ...input, queue: [], rejection: rejection ?? null };
  const snapshot = declarationMachine.resolveState({ value, context });
  const state = createActor(declarationMachine, { input, snapshot }).getSnapshot();
  return <Saving declaration={{ state, retry: () => undefined, acknowledge: () => undefined }} />;
}

const meta = {
  title: 'Features/Verification/Saving',
  component: StillSaving,
  args: { value: 'saved' },
} satisfies Meta<typeof StillSaving>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Sending: Story = { args: { value: 'sending' } };
export const NotSaved: Story = { args: { value: 'unanswered' } };
export const Incomplete: Story = { args: { value: 'rejected', rejection: 'SourceOfWealthIncomplete' } };
export const NotRequired: Story = { args: { value: 'rejected', rejection: 'SourceOfWealthNotRequired' } };
