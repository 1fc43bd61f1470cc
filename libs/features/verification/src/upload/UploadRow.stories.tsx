import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@lobby/ui-kit';
import { createActor } from 'xstate';
import { uploadMachine, type UploadRejection } from './upload.machine.ts';
import { UploadRow } from './UploadRow.tsx';

interface Shown {
  value: 'ready' | 'uploading' | 'interrupted' | 'offline' | 'rejected' | 'stored';
  progress?: number;
  rejection?: UploadRejection;
  name?: string;
}

/** A row whose upload stands still in a state. */
function Row({ value, progress = 0, rejection, name = 'passport-front.jpg' }: Shown) {
  const never = () => new Promise<never>(() => undefined);
  const input = { check: never, send: never };
  const context = { ...input, progress, rejection: rejection ?? null };
  const actor = createActor(uploadMachine, { input, snapshot: uploadMachine.resolveState({ value, context }) });
  const file = new File(['x'.repeat(300_000)], name);
  return (
    <Card>
      <ul>
        <UploadRow
          upload={{ documentId: name, target: { requestId: 'r1' }, file, actor }}
          onRemoved={() => undefined}
        />
      </ul>
    </Card>
  );
}

const meta = { title: 'Features/Verification/UploadRow', component: Row, args: { value: 'ready' } } satisfies Meta<
  typeof Row
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Uploading: Story = { args: { value: 'uploading', progress: 0.42 } };
export const Interrupted: Story = { args: { value: 'interrupted' } };
export const Offline: Story = { args: { value: 'offline' } };
export const Rejected: Story = { args: { value: 'rejected', rejection: 'Mismatch' } };
export const TooMany: Story = {
  args: { value: 'rejected', rejection: 'TooManyDocuments', name: 'Gehaltsabrechnungsbescheinigung_November_2026.pdf' },
};
export const Stored: Story = { args: { value: 'stored' } };
