import {
  closeOverlay,
  preloadOverlays,
  getOverlay,
  openOverlay,
  overlayVariants,
  useOverlayReadiness,
  type Overlay,
  type OverlayVariant,
} from '@lobby/overlays';
import { renderScene, setBuild } from '@lobby/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayOutlet } from './OverlayOutlet.tsx';

const variants = Object.keys(overlayVariants) as OverlayVariant[];

async function openVariant(variant: OverlayVariant, more: Partial<Overlay> = {}) {
  const { container } = await renderScene(
    <>
      <button>Before</button>
      <OverlayOutlet />
    </>,
    { visitor: true },
  );
  screen.getByRole('button', { name: 'Before' }).focus();
  let result: string | null = null;
  await act(async () => {
    void openOverlay({ variant, title: 'Title', content: 'Content', ...more }).then((end) => (result = end));
  });
  await screen.findByRole('dialog', { name: 'Title' });
  return { result: () => result, container };
}
const dialog = () => screen.getByRole('dialog', { name: 'Title' });
const buttons = () =>
  within(dialog())
    .getAllByRole('button')
    .map((button) => button.textContent || button.ariaLabel);

afterEach(async () => {
  await act(() => closeOverlay());
});

describe('overlay', () => {
  // Must come first: the code stays loaded for the tests that follow.
  it('preloads its code on request (A-131)', async () => {
    const Readiness = () => <p>{useOverlayReadiness()}</p>;
    await renderScene(
      <>
        <Readiness />
        <OverlayOutlet />
      </>,
      { visitor: true },
    );
    expect(screen.getByText('idle')).toBeInTheDocument();
    await act(async () => preloadOverlays());
    expect(await screen.findByText('ready')).toBeInTheDocument();
  });

  it.each(variants)('%s is a dialog with its title and content (R-3-030, R-4-001)', async (variant) => {
    await openVariant(variant);
    expect(dialog()).toHaveTextContent('Content');
  });

  it.each(['confirmation', 'reality-check', 'content-accept', 'action-error'] as const)(
    '%s has the buttons CLOSE and OK (R-4-002, A-159)',
    async (variant) => {
      const { result } = await openVariant(variant);
      expect(buttons()).toEqual(['CLOSE', 'OK']);
      await userEvent.click(screen.getByRole('button', { name: 'OK' }));
      expect(result()).toBe('ok');
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it.each(['confirmation', 'reality-check', 'content-accept', 'action-error'] as const)(
    '%s is dismissed by CLOSE (R-4-002)',
    async (variant) => {
      const { result } = await openVariant(variant);
      await userEvent.click(screen.getByRole('button', { name: 'CLOSE' }));
      expect(result()).toBe('dismiss');
    },
  );

  it('accepts other texts for its buttons (R-4-002)', async () => {
    await openVariant('confirmation', { okText: 'Deposit', dismissText: 'Later' });
    expect(buttons()).toEqual(['Later', 'Deposit']);
  });

  it.each(['default', 'error'] as const)('%s has exactly one button, which closes it (R-4-003)', async (variant) => {
    await openVariant(variant);
    expect(buttons()).toEqual(['CLOSE']);
    await userEvent.click(screen.getByRole('button', { name: 'CLOSE' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(variants)('Escape closes %s only if the variant allows it (R-4-004, A-129)', async (variant) => {
    const { result } = await openVariant(variant);
    await userEvent.keyboard('{Escape}');
    const stays = variant === 'quick-deposit' || variant === 'sow';
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(stays ? 1 : 0));
    expect(result()).toBe(overlayVariants[variant].escape);
  });

  it.each(['quick-deposit', 'sow'] as const)('%s closes by its close button', async (variant) => {
    await openVariant(variant);
    await userEvent.click(screen.getByRole('button', { name: 'CLOSE' }));
    expect(getOverlay().isOpen).toBe(false);
  });

  it.each(variants)('%s has a backdrop unless it is quick deposit (R-4-005)', async (variant) => {
    await openVariant(variant);
    const backdrops = document.querySelectorAll('[class*=backdrop]');
    expect(backdrops).toHaveLength(variant === 'quick-deposit' ? 0 : 1);
  });

  it.each(variants)(
    '%s has the light scheme only for quick deposit and source of wealth (R-4-007)',
    async (variant) => {
      await openVariant(variant);
      const light = variant === 'quick-deposit' || variant === 'sow';
      expect(dialog().dataset['scheme']).toBe(light ? 'light' : undefined);
    },
  );

  it.each(['quick-deposit', 'sow'] as const)('%s is dark with DarkCashierLayout (R-4-007)', async (variant) => {
    setBuild({ DarkCashierLayout: true });
    await openVariant(variant);
    expect(dialog().dataset['scheme']).toBe('dark');
  });

  it.each(['reality-check', 'content-accept'] as const)(
    '%s ignores keys pressed for the game below it (A-129)',
    async (variant) => {
      const { result } = await openVariant(variant);
      await waitFor(() => expect(dialog()).toHaveFocus());
      await userEvent.keyboard(' {Enter}');
      expect(result()).toBeNull();
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'CLOSE' })).toHaveFocus();
    },
  );

  it('takes and restores the focus', async () => {
    await openVariant('confirmation');
    await waitFor(() => expect(dialog()).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus());
  });

  it('shows the overlay that replaces another, with the focus in it (A-162)', async () => {
    const { result } = await openVariant('confirmation');
    await act(async () => void openOverlay({ variant: 'default', title: 'Second' }));
    const second = await screen.findByRole('dialog', { name: 'Second' });
    await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement));
    expect(result()).toBe('closed');
    expect(screen.queryByRole('dialog', { name: 'Title' })).toBeNull();
  });
});
