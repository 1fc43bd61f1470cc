import { local } from '@lobby/storage';
import { closeOverlay, getOverlay, openOverlay } from './overlay.ts';
import { openOverlayOnce } from './openOverlayOnce.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const shownTitle = () => (getOverlay().isOpen ? getOverlay().overlay?.title : null);
const open = (title: string, signal = new AbortController().signal) =>
  openOverlayOnce(title, () => ({ variant: 'jackpot-win', title }), signal);

let isHidden = false;
beforeEach(() => {
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(async () => {
  while (getOverlay().isOpen) {
    await closeOverlay();
    await settled();
  }
  jest.restoreAllMocks();
  local.remove('claims');
});

it('shows each once, one after the other', async () => {
  void open('first');
  void open('second');
  void open('first');
  await settled();
  expect(shownTitle()).toBe('first');
  await closeOverlay();
  await settled();
  expect(shownTitle()).toBe('second');
  await closeOverlay();
  await settled();
  expect(shownTitle()).toBeNull();
});

it('leaves for later what a reload finds waiting behind another overlay', async () => {
  void openOverlay({ variant: 'reality-check', title: 'Reality check', queued: true });
  await settled();
  const document = new AbortController();
  const waiting = open('win', document.signal);
  await settled();
  expect(shownTitle()).toBe('Reality check');
  document.abort();
  await waiting;
  await closeOverlay();
  await settled();
  expect(shownTitle()).toBeNull();
  void open('win');
  await settled();
  expect(shownTitle()).toBe('win');
});

it('waits for a tab that is looked at', async () => {
  isHidden = true;
  void open('win');
  await settled();
  expect(shownTitle()).toBeNull();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(shownTitle()).toBe('win');
});

it('goes on with the next after one that could not be made', async () => {
  const failing = openOverlayOnce('broken', () => Promise.reject(new Error('no')), new AbortController().signal);
  await expect(failing).rejects.toThrow('no');
  void open('win');
  await settled();
  expect(shownTitle()).toBe('win');
});
