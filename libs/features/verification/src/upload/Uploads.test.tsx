import { mockUploadRequests, renderScene, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { documentsPlatform, type FileFixture, pdf } from '../documents/documents.fixture.ts';
import DocumentsPage from '../documents/DocumentsPage.tsx';

const listeners = new Set<() => void>();
let endSession = () => undefined as void;
// Uploads end with their session, not with the page that shows them.
afterEach(async () => act(async () => endSession()));

async function open(files: FileFixture[] = []) {
  const uploads = mockUploadRequests();
  const platform = documentsPlatform([{ files }]);
  const scene = await renderScene(<DocumentsPage />, {
    answers: platform.answers,
    session: {
      session: 's1',
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  endSession = () => {
    Object.assign(scene.auth, { session: null });
    for (const listener of listeners) listener();
    listeners.clear();
  };
  const group = within(screen.getByRole('group', { name: 'Files' }));
  const input = () =>
    screen.getByRole('group', { name: 'Files' }).querySelector('input[type=file]') as HTMLInputElement;
  async function settle(change: () => unknown) {
    await act(async () => void change());
    await untilIdle();
  }
  return {
    ...scene,
    platform,
    uploads,
    group,
    input,
    settle,
    choose: (...chosen: File[]) => settle(() => fireEvent.change(input(), { target: { files: chosen } })),
    press: (name: string) => settle(() => fireEvent.click(group.getByRole('button', { name }))),
    announced: () => group.getAllByRole('status').at(-1)?.textContent,
  };
}
const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
/** Whether the browser would prompt before it leaves the document. */
function promptsBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

afterEach(() => jest.restoreAllMocks());

it('uploads a file, with its progress, and announces no percentages', async () => {
  const { uploads, group, choose, settle, platform, announced } = await open();
  await choose(pdf());
  expect(uploads).toHaveLength(1);
  expect(uploads[0]?.url).toBe('/api/documents');
  expect([...(uploads[0]?.form.keys() ?? [])]).toEqual(['documentId', 'requestId', 'file']);
  await settle(() => uploads[0]?.progress(0.42));
  expect(group.getByRole('progressbar', { name: 'passport.pdf' })).toHaveAttribute('aria-valuetext', '42%');
  expect(announced()).toBe('passport.pdf: being uploaded');
  await settle(() => platform.accept(uploads[0]!));
  expect(announced()).toBe('passport.pdf: uploaded');
  expect(group.queryByRole('progressbar')).toBeNull();
  expect(group.getByRole('button', { name: 'Delete passport.pdf' })).toBeVisible();
});

it('sends several files one after the other, those that are fit (R-5-005)', async () => {
  const { uploads, group, choose, settle, platform } = await open();
  await choose(pdf('one.pdf'), new File(['GIF89a'], 'two.gif', { type: 'image/gif' }), pdf('three.pdf'));
  expect(uploads.map(({ form }) => (form.get('file') as File).name)).toEqual(['one.pdf']);
  expect(group.getByText('This is not a JPEG, PNG or PDF file.')).toBeVisible();
  expect(group.getByText(/^Waiting/)).toBeVisible();
  await settle(() => platform.accept(uploads[0]!));
  expect(uploads.map(({ form }) => (form.get('file') as File).name)).toEqual(['one.pdf', 'three.pdf']);
  expect(new Set(uploads.map(({ form }) => form.get('documentId'))).size).toBe(2);
});

it('sends the same documentId again after a lost response, and shows what has arrived', async () => {
  const { uploads, group, choose, settle, press, platform } = await open();
  await choose(pdf());
  await settle(() => uploads[0]?.fail());
  expect(group.getByText('The upload was interrupted.')).toBeVisible();
  await press('Try again');
  expect(uploads[1]?.form.get('documentId')).toBe(uploads[0]?.form.get('documentId'));
  // This one arrives and its response is lost: the platform's list shows it.
  platform.store(uploads[1]!);
  await settle(() => uploads[1]?.fail());
  expect(group.getByRole('button', { name: 'Delete passport.pdf' })).toBeVisible();
  expect(group.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(promptsBeforeUnload()).toBe(false);
});

it('waits without a network and goes on by itself', async () => {
  const { uploads, group, choose, settle, announced } = await open();
  await choose(pdf('one.pdf'), pdf('two.pdf'));
  setOnline(false);
  await settle(() => uploads[0]?.fail());
  // The next one fails as well.
  await settle(() => uploads[1]?.fail());
  expect(group.getAllByText('You are offline. It goes on by itself when you are back.')).toHaveLength(2);
  expect(announced()).toBe('two.pdf: You are offline. It goes on by itself when you are back.');
  setOnline(true);
  await settle(() => window.dispatchEvent(new Event('online')));
  expect(uploads).toHaveLength(3);
  expect((uploads[2]!.form.get('file') as File).name).toBe('one.pdf');
});

it('ends the request of a file that is cancelled', async () => {
  const { uploads, group, choose, press, announced } = await open();
  await choose(pdf());
  await press('Cancel passport.pdf');
  expect(uploads[0]?.isAborted).toBe(true);
  expect(group.queryByText('passport.pdf')).toBeNull();
  expect(screen.getByRole('group', { name: 'Files' })).toHaveFocus();
  expect(announced()).not.toContain('interrupted');
});

it('shows a file that had arrived before it was cancelled', async () => {
  const { uploads, group, choose, press, platform } = await open();
  await choose(pdf());
  platform.store(uploads[0]!);
  await press('Cancel passport.pdf');
  expect(group.getByRole('button', { name: 'Delete passport.pdf' })).toBeVisible();
});

it.each([
  [409, 'TooManyDocuments', 'There are 10 files already. Delete one, then try again.', true],
  [409, 'DocumentsNotRequested', 'No more files can be added here.', false],
  [413, 'DocumentTooLarge', 'The file has more than 10 MB. Choose a smaller one.', false],
  [415, 'DocumentTypeNotAccepted', /The content is not what the name says/, false],
  [400, 'BadUserInput', /This file could not be taken/, true],
])('shows a rejection %d %s', async (status, type, text, mayRetry) => {
  const { uploads, group, choose, settle, press, announced } = await open();
  await choose(pdf());
  await settle(() => uploads[0]?.answer(status, { type: `$${type}`, message: 'no' }));
  expect(group.getByRole('listitem')).toHaveTextContent(text);
  expect(announced()).toMatch(text);
  expect(group.queryByRole('button', { name: 'Try again' }) !== null).toBe(mayRetry);
  await press('Remove passport.pdf');
  expect(group.queryByText('passport.pdf')).toBeNull();
});

it('takes files that are dropped, and lets none replace the page', async () => {
  const { uploads, settle, input } = await open();
  const zone = input().parentElement as HTMLElement;
  const dropped = pdf('dropped.pdf');
  await settle(() => fireEvent.drop(zone, { dataTransfer: { files: [dropped] } }));
  expect((uploads[0]!.form.get('file') as File).name).toBe('dropped.pdf');
  // fireEvent returns false where the default, to open the file, was prevented.
  expect(fireEvent.drop(document.body, { dataTransfer: { files: [dropped] } })).toBe(false);
  expect(uploads).toHaveLength(1);
});

it('takes ten files at most', async () => {
  const stored = Array.from({ length: 10 }, (_, index) => ({ documentId: `d${index}`, name: `${index}.pdf` }));
  const { group } = await open(stored);
  expect(group.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  expect(group.getByText('These are the 10 files that can be added.')).toBeVisible();
});

it('offers the types that it takes, and the camera (R-5-005)', async () => {
  const { group, input } = await open();
  expect(input().accept).toBe('image/jpeg,.jpg,.jpeg,image/png,.png,application/pdf,.pdf');
  expect(input().multiple).toBe(true);
  expect(group.getByRole('button', { name: 'Take a photo' })).toBeVisible();
});

it('makes the browser prompt before it leaves the document while a file is on its way', async () => {
  const { uploads, choose, settle, platform } = await open();
  expect(promptsBeforeUnload()).toBe(false);
  await choose(pdf());
  expect(promptsBeforeUnload()).toBe(true);
  await settle(() => uploads[0]?.fail());
  expect(promptsBeforeUnload()).toBe(true);
  await settle(() => window.dispatchEvent(new Event('online')));
  await settle(() => platform.accept(uploads[1]!));
  expect(promptsBeforeUnload()).toBe(false);
});

it('ends with the session', async () => {
  const { uploads, group, choose, settle } = await open();
  await choose(pdf());
  await settle(() => endSession());
  expect(uploads[0]?.isAborted).toBe(true);
  expect(group.queryByText('passport.pdf')).toBeNull();
  expect(promptsBeforeUnload()).toBe(false);
});
