import { mockUploadRequests, renderScene, renderStory, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { documentsPlatform, pdf, type RequestFixture } from './documents.fixture.ts';
import meta, { Failed, Loading } from './DocumentsPage.stories.tsx';
import DocumentsPage from './DocumentsPage.tsx';

const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();

async function open(requests: RequestFixture[], options: Parameters<typeof renderScene>[1] = {}) {
  const uploads = mockUploadRequests();
  const platform = documentsPlatform(requests);
  const scene = await renderScene(<DocumentsPage />, {
    ...options,
    answers: { ...platform.answers, ...options.answers },
  });
  const card = (name = 'Proof of identity') => within(screen.getByRole('region', { name }));
  return {
    ...scene,
    platform,
    uploads,
    card,
    async choose(...files: File[]) {
      const input = screen.getByRole('region', { name: 'Proof of identity' }).querySelector('input[type=file]');
      fireEvent.change(input as Element, { target: { files } });
      await untilIdle();
    },
    async press(name: string | RegExp) {
      fireEvent.click(card().getByRole('button', { name }));
      await untilIdle();
    },
    async refetch() {
      await act(async () => scene.client.refetchTypes(['DocumentRequest']));
      await untilIdle();
    },
  };
}
const heading = () => screen.getByRole('heading', { level: 1, name: 'Your documents' });

describe('documents page', () => {
  it('shows what is requested, why, and until when, the most urgent first', async () => {
    const { card } = await open([
      { id: 'r1', comment: 'Your passport has expired.', dueDate: at(10.5) },
      { id: 'r2', kind: 'SourceOfWealth', requestedFundingType: 'Salary', dueDate: at(1.5) },
      { id: 'r3', kind: 'Address', dueDate: at(-1) },
    ]);
    expect(heading()).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Proof of address',
      'Proof of your salary',
      'Proof of identity',
    ]);
    expect(card().getByText('Your passport has expired.')).toBeVisible();
    expect(card().getByText(/^By .*, in 10 days$/)).toBeVisible();
    expect(card('Proof of your salary').getByRole('timer', { name: 'Time left' })).toBeVisible();
    expect(card('Proof of your salary').getByText(/such as a payslip/)).toBeVisible();
    expect(card('Proof of address').getByText(/^This was asked for by .* as soon as you can\.$/)).toBeVisible();
  });

  it('shows a kind that this build does not know by its comment, beside the others', async () => {
    const unknown = 'Sanctions' as RequestFixture['kind'];
    const { answers } = documentsPlatform([
      { id: 'r1' },
      { id: 'r2', kind: unknown, comment: 'The form that we sent you.' },
    ]);
    const { card } = await open([], {
      answers: { DocumentRequests: () => Response.json(answers.DocumentRequests()) },
    });
    expect(card('Another document').getByText('The form that we sent you.')).toBeVisible();
    expect(card('Proof of identity').getByText('Choose files')).toBeVisible();
  });

  it('counts the days by the platform’s clock', async () => {
    const platform = documentsPlatform([{ dueDate: at(13.5) }], () => at(10));
    await open([], { answers: platform.answers });
    expect(screen.getByText(/, in 3 days$/)).toBeVisible();
  });

  it('shows what became of each, and a rejection with its reason', async () => {
    const { card } = await open([
      { id: 'r1', status: 'Rejected', rejectionReason: 'The photo is blurred' },
      { id: 'r2', kind: 'Address', status: 'InReview', files: [{ documentId: 'd1', name: 'bill.pdf' }] },
      { id: 'r3', kind: 'PaymentMethod', status: 'Accepted' },
    ]);
    expect(card().getByText('Not accepted: The photo is blurred')).toBeVisible();
    expect(card().getByRole('button', { name: 'Choose files' })).toBeEnabled();
    const reviewed = card('Proof of address');
    expect(reviewed.getByText('In review')).toBeVisible();
    expect(reviewed.getByText('bill.pdf')).toBeVisible();
    expect(reviewed.queryByRole('button')).toBeNull();
    expect(card('Proof of your payment method').getByText('Accepted')).toBeVisible();
  });

  it('says that nothing is requested, and shows a request as soon as there is one', async () => {
    const { platform, refetch, card } = await open([]);
    expect(screen.getByRole('heading', { name: 'We need no documents from you' })).toBeVisible();
    platform.requests.push({});
    await refetch();
    expect(card().getByText('Needed')).toBeVisible();
  });

  it('can be retried after a failure', async () => {
    const { answer } = await renderStory(meta, Failed);
    expect(screen.getByRole('alert')).toHaveTextContent('cannot be shown right now');
    answer(documentsPlatform([{}]).answers);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Proof of identity' })).toBeVisible();
  });

  it('shows that it is loading', async () => {
    await renderStory(meta, Loading);
    expect(document.querySelector('[aria-busy]')).toBeVisible();
  });

  it('announces the result of the operator’s review', async () => {
    const request: RequestFixture = { status: 'InReview' };
    const { card, refetch } = await open([request]);
    request.status = 'Accepted';
    await refetch();
    expect(card().getByText('Accepted')).toBeVisible();
    const news = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(news).toContain('Proof of identity: Accepted');
  });
});

describe('submitting', () => {
  it('needs a file, and waits for those that are on their way', async () => {
    const { card, uploads, choose, platform } = await open([{}]);
    expect(card().getByRole('button', { name: 'Submit' })).toBeDisabled();
    expect(card().getByText('Add a file to submit.')).toBeVisible();
    await choose(pdf('front.pdf'), pdf('back.pdf'));
    await act(async () => platform.accept(uploads[0]!));
    await untilIdle();
    expect(card().getByRole('button', { name: 'Delete front.pdf' })).toBeVisible();
    expect(card().getByRole('button', { name: 'Submit' })).toBeDisabled();
    expect(card().getByText('You can submit when all files have been uploaded.')).toBeVisible();
    await act(async () => platform.accept(uploads[1]!));
    await untilIdle();
    expect(card().getByRole('button', { name: 'Submit' })).toBeEnabled();
  });

  it('hands the files over, and they can no longer be changed', async () => {
    const { card, choose, press, names } = await open([{ files: [{ documentId: 'd1', name: 'passport.pdf' }] }]);
    await choose(new File(['GIF89a'], 'rejected.gif', { type: 'image/gif' }));
    await press('Submit');
    expect(names()).toContain('SubmitDocuments');
    expect(
      card()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['passport.pdf2 kB']);
    expect(card().getByText('In review')).toBeVisible();
    expect(card().queryByRole('button')).toBeNull();
    expect(screen.getByRole('region', { name: 'What you have submitted' })).toBeVisible();
    // The focus is not lost with the button.
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says that it is not known whether the documents have arrived, and shows it when they have', async () => {
    const request: RequestFixture = { files: [{ documentId: 'd1', name: 'passport.pdf' }] };
    const { card, press, answer, platform } = await open([request]);
    answer({ SubmitDocuments: new Error('offline') });
    await press('Submit');
    expect(card().getByRole('alert')).toHaveTextContent('It is not known whether this has arrived');
    // It had arrived: the platform says so in response to the next request.
    request.status = 'InReview';
    answer(platform.answers);
    await press('Submit');
    expect(card().getByText('In review')).toBeVisible();
    expect(card().queryByRole('alert')).toBeNull();
  });

  it('shows a rejection', async () => {
    const { card, press, answer } = await open([{ files: [{ documentId: 'd1', name: 'passport.pdf' }] }]);
    answer({ SubmitDocuments: { errors: [{ message: 'no', extensions: { type: '$DocumentsMissing' } }] } });
    await press('Submit');
    expect(card().getByRole('alert')).toHaveTextContent('Look at the files, then try again.');
  });
});

describe('deleting', () => {
  const files = [
    { documentId: 'd1', name: 'front.pdf' },
    { documentId: 'd2', name: 'back.pdf' },
  ];

  it('takes a file away', async () => {
    const { card, press, sent } = await open([{ files }]);
    await press('Delete front.pdf');
    expect(sent.find(({ operationName }) => operationName === 'DeleteDocument')?.variables).toEqual({
      documentId: 'd1',
    });
    expect(card().queryByText('front.pdf')).toBeNull();
    expect(card().getByText('back.pdf')).toBeVisible();
    expect(card().getByRole('group', { name: 'Files' })).toHaveFocus();
  });

  it('says when it has failed, and can be tried again', async () => {
    const { card, press, answer, platform } = await open([{ files }]);
    answer({ DeleteDocument: new Error('offline') });
    await press('Delete front.pdf');
    expect(card().getByText('The file could not be deleted. Try again.')).toBeVisible();
    answer(platform.answers);
    await press('Delete front.pdf');
    expect(card().queryByText('front.pdf')).toBeNull();
  });

  it('shows the files as they are when another tab has submitted them', async () => {
    const request: RequestFixture = { files };
    const { card, press } = await open([request]);
    request.status = 'InReview';
    await press('Delete front.pdf');
    expect(card().getByText('front.pdf')).toBeVisible();
    expect(card().getByText('In review')).toBeVisible();
    expect(card().queryByRole('button')).toBeNull();
  });
});
