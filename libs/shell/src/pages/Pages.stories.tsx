import { closeOverlay } from '@lobby/overlays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { OverlayOutlet } from '../overlay/OverlayOutlet.tsx';
import { LoadingFallback } from './LoadingFallback.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageError } from './PageError.tsx';
import SlowPage from './SlowPage.tsx';

const meta = { title: 'Pages/Shell/Errors', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { render: () => <NotFoundPage /> };
export const Loading: Story = { render: () => <LoadingFallback /> };
export const Slow: Story = { render: () => <SlowPage /> };
export const Failed: Story = { render: () => <PageError />, beforeEach: () => closeOverlay };
/** As the player sees it first: the overlay of the error catalogue (R-8-022). */
export const FailedWithOverlay: Story = {
  render: () => (
    <>
      <PageError />
      <OverlayOutlet />
    </>
  ),
  beforeEach: () => closeOverlay,
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Something went wrong.');
  },
};
