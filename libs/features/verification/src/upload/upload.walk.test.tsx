import { mockUploadRequests, renderScene, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { getShortestPaths } from '@xstate/graph';
import type { AnyStateMachine } from 'xstate';
import { documentsPlatform, pdf, pdfBytes } from '../documents/documents.fixture.ts';
import DocumentsPage from '../documents/DocumentsPage.tsx';
import type { FileProblem } from './fileCheck.ts';
import { type SendingResult, type UploadEvent, uploadMachine, type UploadRejection } from './upload.machine.ts';

const checked = (output: FileProblem | null) =>
  ({ type: 'xstate.done.actor.0.upload.checking', output }) as never as UploadEvent;
const answered = (result: SendingResult, isOnline = true): UploadEvent => ({ type: 'ANSWERED', result, isOnline });
const rejected = (rejection: UploadRejection) => answered({ outcome: 'rejected', rejection });

const events: UploadEvent[] = [
  checked(null),
  checked('Mismatch'),
  checked('Unreadable'),
  { type: 'START' },
  { type: 'PROGRESS', share: 0.4 },
  answered({ outcome: 'stored' }),
  answered({ outcome: 'lost' }),
  answered({ outcome: 'lost' }, false),
  rejected('TooManyDocuments'),
  rejected('DocumentsNotRequested'),
  rejected('DocumentTooLarge'),
  { type: 'ONLINE' },
  { type: 'RETRY' },
  { type: 'CANCEL' },
  { type: 'LISTED' },
];

/**
 * Every state of the chart, by the shortest way there, with each rejection and progress, and with the way on from each
 * failure: the tries are part of a state.
 */
const paths = getShortestPaths(uploadMachine as AnyStateMachine, {
  events,
  input: { check: async () => null, send: async () => ({ outcome: 'lost' }) },
  limit: 2000,
  serializeState({ value, context: { rejection, progress } }, event, previous) {
    const isRetried = value === 'checking' && previous !== undefined && previous.value !== 'checking';
    return JSON.stringify([value, rejection, progress, isRetried && [event?.type, previous.value]]);
  },
});

interface Step {
  type: string;
  output?: FileProblem | null;
  result?: SendingResult;
  isOnline?: boolean;
}

const statuses: Partial<Record<UploadRejection, number>> = {
  TooManyDocuments: 409,
  DocumentsNotRequested: 409,
  DocumentTooLarge: 413,
};

/** A file whose first bytes are read when the test says so. */
function slowFile() {
  const reading: PromiseWithResolvers<ArrayBuffer>[] = [];
  const file = pdf('walked.pdf');
  file.slice = () => {
    const next = Promise.withResolvers<ArrayBuffer>();
    reading.push(next);
    return { arrayBuffer: () => next.promise } as unknown as Blob;
  };
  return { file, reading };
}

/** The real page with a file under way, behind which the walked one waits for its turn. */
async function openPage() {
  const uploads = mockUploadRequests();
  const platform = documentsPlatform([{}]);
  const listeners = new Set<() => void>();
  const scene = await renderScene(<DocumentsPage />, {
    answers: platform.answers,
    session: { session: 's1', subscribe: (listener) => (listeners.add(listener), () => undefined) },
  });
  const { file, reading } = slowFile();
  const group = within(screen.getByRole('group', { name: 'Files' }));
  const row = () => {
    const item = group.queryAllByText('walked.pdf')[0]?.closest('li');
    return item ? within(item) : null;
  };
  const settle = async (change: () => unknown) => {
    await act(async () => void change());
    await untilIdle();
  };
  const press = (name: string) => settle(() => fireEvent.click(row()!.getByRole('button', { name })));
  const input = screen.getByRole('group', { name: 'Files' }).querySelector('input[type=file]') as HTMLInputElement;
  await settle(() => fireEvent.change(input, { target: { files: [pdf('ahead.pdf'), file] } }));
  const walked = () => uploads.filter(({ form }) => (form.get('file') as File).name === 'walked.pdf');

  async function answer({ result, isOnline }: Step) {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline ?? true);
    const request = walked().at(-1)!;
    await settle(() => {
      if (result?.outcome === 'stored') platform.accept(request);
      else if (result?.outcome === 'rejected')
        request.answer(statuses[result.rejection] ?? 400, { type: `$${result.rejection}`, message: 'no' });
      else request.fail();
    });
  }
  const steps: Record<string, (step: Step) => Promise<unknown>> = {
    'xstate.done.actor.0.upload.checking': ({ output }) =>
      settle(() => {
        const read = reading.at(-1)!;
        if (output === 'Unreadable') read.reject(new DOMException('gone', 'NotReadableError'));
        else read.resolve((output === 'Mismatch' ? Uint8Array.of(0x4d, 0x5a) : pdfBytes).buffer as ArrayBuffer);
      }),
    // Its turn comes when the one ahead has arrived.
    START: () => settle(() => platform.accept(uploads[0]!)),
    PROGRESS: () => settle(() => walked().at(-1)?.progress(0.4)),
    ANSWERED: answer,
    async ONLINE() {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      await settle(() => window.dispatchEvent(new Event('online')));
    },
    RETRY: () => press('Try again'),
    CANCEL: () => settle(() => fireEvent.click(row()!.getByRole('button', { name: /^(Cancel|Remove) walked\.pdf$/ }))),
    // The platform has it, and its answer is still to come.
    async LISTED() {
      const request = walked().at(-1);
      if (request) platform.store(request);
      await settle(() => scene.client.refetchTypes(['DocumentRequest']));
    },
  };
  return {
    group,
    row,
    walked,
    walk: (step: Step) => steps[step.type]?.(step),
    end: () =>
      act(async () => {
        Object.assign(scene.auth, { session: null });
        for (const listener of listeners) listener();
      }),
  };
}
type OpenPage = Awaited<ReturnType<typeof openPage>>;

const rejectionTexts: Partial<Record<UploadRejection, RegExp>> = {
  Mismatch: /^The content is not what the name says/,
  Unreadable: /^The file cannot be read/,
  TooManyDocuments: /^There are 10 files already/,
  DocumentsNotRequested: /^No more files can be added/,
  DocumentTooLarge: /^The file has more than 10 MB/,
};

interface View {
  rejection: UploadRejection | null;
  progress: number;
}

/** What the player sees in each state. */
const views: Record<string, (page: OpenPage, view: View) => void> = {
  checking: ({ row }) => expect(row()?.getByText(/^Being checked/)).toBeVisible(),
  ready({ row, walked }) {
    expect(row()?.getByText(/^Waiting/)).toBeVisible();
    expect(walked()).toHaveLength(0);
  },
  uploading({ row }, { progress }) {
    const bar = row()?.getByRole('progressbar', { name: 'walked.pdf' });
    expect(bar).toHaveAttribute('aria-valuetext', `${progress * 100}%`);
  },
  interrupted({ row }) {
    expect(row()?.getByText('The upload was interrupted.')).toBeVisible();
    expect(row()?.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
  offline({ row }) {
    expect(row()?.getByText(/^You are offline/)).toBeVisible();
    expect(row()?.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
  rejected({ row }, { rejection }) {
    expect(row()?.getByText(rejectionTexts[rejection!]!)).toBeVisible();
    expect(row()?.getByRole('button', { name: 'Remove walked.pdf' })).toBeEnabled();
    expect(row()?.queryByRole('button', { name: 'Try again' }) !== null).toBe(rejection === 'TooManyDocuments');
  },
  stored: ({ group }) => expect(group.getByRole('button', { name: 'Delete walked.pdf' })).toBeVisible(),
  cancelled({ row, walked }) {
    expect(row()).toBeNull();
    expect(walked().some(({ isPending }) => isPending)).toBe(false);
  },
};

afterEach(() => jest.restoreAllMocks());

it('walks to every state', () => {
  const reached = new Set(paths.map(({ state }) => state.value));
  expect([...reached].toSorted()).toEqual(Object.keys(views).toSorted());
});

/** Without those that the page cannot take: nothing is listed that has not been sent, and a turn comes once. */
const walkable = paths.filter(({ steps }) => {
  const types = steps.map(({ event }) => event.type);
  const listed = types.indexOf('LISTED');
  return listed === -1 || types.slice(0, listed).includes('START');
});
const titleOf = ({ state, steps }: (typeof paths)[number]) =>
  [state.value, 'after', ...steps.map(({ event }) => event.type.replace(/^xstate\.done\..*/, 'checked')).slice(1)].join(
    ' ',
  );

it.each(walkable.map((path) => [titleOf(path), path] as const))('the page shows: %s', async (_, { state, steps }) => {
  const page = await openPage();
  for (const { event } of steps) if (event.type !== 'xstate.init') await page.walk(event as Step);
  views[String(state.value)]?.(page, state.context as View);
  await page.end();
});
