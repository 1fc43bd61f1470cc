import { getChecks, showChecks, useCheckReadiness } from '@lobby/checks';
import { Slot } from '@lobby/composition';
import { closeOverlay, getOverlay, useOverlay } from '@lobby/overlays';
import { useLocation } from '@lobby/routing';
import { renderScene, type SceneOptions, setBuild, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { verificationFeature } from '../index.ts';
import SourceOfWealthEntry from './SourceOfWealthEntry.tsx';
import { wealthPlatform } from './wealth.fixture.ts';

type Platform = ReturnType<typeof wealthPlatform>;

const past = new Date(Date.now() - 60_000).toISOString();
const readiness: string[] = [];

function OverlayOutlet() {
  const { isOpen, overlay } = useOverlay();
  readiness.push(useCheckReadiness());
  return (
    isOpen && (
      <dialog open aria-label={String(overlay?.title)}>
        {overlay?.content}
      </dialog>
    )
  );
}
const Page = () => useLocation().pathname === '/en/source-of-wealth/' && <SourceOfWealthEntry />;

async function openLobby(platform: Pick<Platform, 'answers'>, options: SceneOptions = {}) {
  const scene = await renderScene(
    <>
      <Page />
      <OverlayOutlet />
      <Slot name="background.player" />
    </>,
    { features: [verificationFeature()], ...options, answers: { ...platform.answers, ...options.answers } },
  );
  return {
    ...scene,
    async go(path: string) {
      await act(() => scene.router.navigate(path));
      await untilIdle();
    },
  };
}
const form = () => screen.queryByRole('dialog', { name: 'Source of wealth' });
async function close() {
  await act(() => closeOverlay());
  await untilIdle();
}

beforeEach(() => {
  setBuild({ OverlaySourceOfWealth: true });
  readiness.length = 0;
});
afterEach(() => act(async () => closeOverlay()));

describe('the check of the source of wealth (A-131)', () => {
  it('is pending until the player is known, then holds play and shows the form', async () => {
    const platform = wealthPlatform();
    const answer = Promise.withResolvers<unknown>();
    await openLobby(platform, { path: '/en/games/book/', answers: { GetPlayerInfo: answer.promise } });
    expect(getChecks().anyActive).toBe(false);
    expect(form()).toBeNull();
    await act(async () => answer.resolve(platform.answers.GetPlayerInfo));
    await untilIdle();
    expect(form()).not.toBeNull();
    expect(getOverlay().overlay?.variant).toBe('sow');
    expect(screen.getByRole('heading', { name: 'Where does your money come from?' })).toBeVisible();
    expect(readiness.at(-1)).toBe('blocked');
    expect(readiness).not.toContain('ready');
  });

  it('is pending until the status is known, although there is a due date', async () => {
    const platform = wealthPlatform({ status: 'WillBeRequired' });
    const details = Promise.withResolvers<unknown>();
    await openLobby(platform, { answers: { PlayerDetails: details.promise } });
    expect(readiness.at(-1)).not.toBe('ready');
    expect(form()).toBeNull();
    await act(async () => details.resolve(platform.answers.GetPlayerInfo()));
    await untilIdle();
    expect(readiness.at(-1)).toBe('ready');
    expect(readiness).not.toContain('blocked');
  });

  it('is pending while the status could not be loaded', async () => {
    const failed = { errors: [{ message: 'down' }] };
    await openLobby(wealthPlatform({ status: 'WillBeRequired' }), { answers: { PlayerDetails: failed } });
    expect(readiness.at(-1)).not.toBe('ready');
    expect(form()).toBeNull();
  });

  it('holds play by the due date where the back end does not know the status', async () => {
    const rejection = { errors: [{ message: 'Cannot query field "status" on type "SourceOfWealthStatus".' }] };
    await openLobby(wealthPlatform(), { answers: { PlayerDetails: rejection } });
    expect(form()).not.toBeNull();
    expect(readiness.at(-1)).toBe('blocked');
  });

  it('goes on holding play when the form is closed, which comes back on the next page and when play is asked for', async () => {
    const page = await openLobby(wealthPlatform());
    await close();
    expect(form()).toBeNull();
    expect(readiness.at(-1)).toBe('blocked');
    await page.go('/en/games/book/');
    expect(form()).not.toBeNull();
    await close();
    await act(async () => showChecks());
    await untilIdle();
    expect(form()).not.toBeNull();
  });

  it('lets go once the player has closed the form that was handed over', async () => {
    await openLobby(wealthPlatform({ records: { Salary: { checked: [0], files: ['payslip.pdf'], completed: true } } }));
    fireEvent.click(screen.getByRole('button', { name: 'Hand it over' }));
    await untilIdle();
    expect(screen.getByText('We are checking what you handed over')).toBeVisible();
    expect(getChecks().anyActive).toBe(true);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Continue' })));
    await untilIdle();
    expect(form()).toBeNull();
    expect(readiness.at(-1)).toBe('ready');
  });

  it.each([
    ['nothing is asked for', { status: 'NotNeed', dueDate: null }],
    ['it will be asked for', { status: 'WillBeRequired' }],
    ['it is being checked', { status: 'Pending', dueDate: past }],
    ['it is done', { status: 'Done' }],
    ['documents are asked for that are not overdue', { status: 'Pending', documents: [{}] }],
  ] as const)('holds nobody while %s', async (_, fixture) => {
    const documents = 'documents' in fixture ? [...fixture.documents] : [];
    await openLobby(wealthPlatform({ ...fixture, documents }));
    expect(form()).toBeNull();
    expect(readiness.at(-1)).toBe('ready');
  });

  it('holds play for documents that are overdue', async () => {
    await openLobby(wealthPlatform({ status: 'Pending', dueDate: past, documents: [{ comment: 'A payslip' }] }));
    expect(form()).not.toBeNull();
    expect(screen.getByText('A payslip')).toBeVisible();
    expect(readiness.at(-1)).toBe('blocked');
  });

  it('holds play for documents from when they fall due, while the lobby is open', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
    const dueDate = new Date(Date.now() + 600_000).toISOString();
    await openLobby(wealthPlatform({ status: 'Pending', dueDate, documents: [{}] }));
    await act(() => jest.advanceTimersByTimeAsync(599_000));
    expect(readiness.at(-1)).toBe('ready');
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    await untilIdle();
    expect(readiness.at(-1)).toBe('blocked');
    expect(form()).not.toBeNull();
    jest.useRealTimers();
  });

  it('does not exist in a brand without the overlay', async () => {
    setBuild({ OverlaySourceOfWealth: false });
    await openLobby(wealthPlatform());
    expect(form()).toBeNull();
    expect(readiness.at(-1)).toBe('ready');
  });
});

describe('the address of the source of wealth (R-2-033)', () => {
  it.each(['Required', 'WillBeRequired'] as const)('is the lobby with the form over it: %s', async (status) => {
    const page = await openLobby(wealthPlatform({ status }), { path: '/en/source-of-wealth/?utm_source=mail' });
    expect(page.address()).toBe('/en/?utm_source=mail');
    expect(form()).not.toBeNull();
    await close();
    expect(form()).toBeNull();
    await page.go('/en/source-of-wealth/');
    expect(form()).not.toBeNull();
  });

  it('closes with the page below where the player is not held', async () => {
    const page = await openLobby(wealthPlatform({ status: 'Done' }), { path: '/en/source-of-wealth/' });
    expect(form()).toHaveTextContent('All done');
    await page.go('/en/promotions/');
    expect(form()).toBeNull();
  });
});
