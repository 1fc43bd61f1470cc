import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentsPlatform, type RequestFixture } from './documents.fixture.ts';
import DocumentsPage from './DocumentsPage.tsx';

const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const story = (requests: RequestFixture[], answers: object = {}): Story => ({
  parameters: {
    lobby: {
      path: '/profile/documents/',
      signedIn: true,
      answers: { ...documentsPlatform(requests).answers, ...answers },
    },
  },
});

const meta = {
  title: 'Pages/Verification/Documents',
  component: DocumentsPage,
} satisfies Meta<typeof DocumentsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Requested = story([
  { dueDate: at(10.5), comment: 'Your passport has expired.' },
  { id: 'r2', kind: 'Address', dueDate: at(0.6), files: [{ documentId: 'd1', name: 'electricity-bill.pdf' }] },
]);
export const Overdue = story([{ dueDate: at(-2) }]);
export const Reviewed = story([
  {
    status: 'Rejected',
    rejectionReason: 'The photo is blurred.',
    files: [{ documentId: 'd1', name: 'IMG_20261122_101500_passport_front_with_a_long_name.jpg', size: 4_200_000 }],
  },
  { id: 'r2', kind: 'Address', status: 'InReview', files: [{ documentId: 'd2', name: 'electricity-bill.pdf' }] },
  { id: 'r3', kind: 'PaymentMethod', status: 'Accepted', files: [{ documentId: 'd3', name: 'card.png' }] },
]);
export const Empty = story([]);
export const Loading = story([], { DocumentRequests: new Promise(() => undefined) });
export const Failed = story([], { DocumentRequests: { errors: [{ message: 'down' }] } });
