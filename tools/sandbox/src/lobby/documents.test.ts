import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
const player = 'player@lobby.test';
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const bytes = {
  jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3),
  png: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1),
  pdf: new TextEncoder().encode('%PDF-1.7 …'),
};
const ask = async (query: string, email = player) => platform.graphql(query, { token: await platform.tokenFor(email) });
const typeOf = (answer: { errors?: { extensions?: { type?: string } }[] }) => answer.errors?.[0]?.extensions?.type;

async function requestDocument(args: object = {}): Promise<string> {
  const { body } = await platform.run('requestDocument', { player, kind: 'Identity', comment: 'A passport', ...args });
  return (body.result as { id: string }).id;
}

async function upload(
  parts: { documentId?: string; requestId?: string; sourceOfWealthKind?: string; file?: File },
  email: string | null = player,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ documentId: randomUUID(), ...parts })) form.append(name, value);
  const response = await fetch(`${platform.url}/api/documents`, {
    method: 'POST',
    body: form,
    headers: email ? { authorization: `Bearer ${await platform.tokenFor(email)}` } : {},
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const file = (content: Uint8Array<ArrayBuffer> = bytes.pdf, name = 'passport.pdf', type = 'application/pdf') =>
  new File([content], name, { type });
const list = `{ viewer { documentRequests {
  id kind comment status rejectionReason files { documentId name contentType size } } } }`;
const requests = async () => (await ask(list)).data.viewer.documentRequests;

it('stores a file for a request, which the player submits and the operator reviews', async () => {
  const requestId = await requestDocument();
  const submit = () => ask(`mutation { submitDocuments(requestId: "${requestId}") { status } }`);
  expect(typeOf(await submit())).toBe('$DocumentsMissing');
  const { status, body } = await upload({ requestId, file: file() });
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'passport.pdf', contentType: 'application/pdf', size: bytes.pdf.byteLength });
  expect(await requests()).toMatchObject([{ status: 'Requested', files: [{ documentId: body['documentId'] }] }]);

  expect((await submit()).data.submitDocuments.status).toBe('InReview');
  expect((await upload({ requestId, file: file() })).body['type']).toBe('$DocumentsNotRequested');
  await platform.run('reviewDocument', { id: requestId, outcome: 'Rejected', reason: 'It cannot be read' });
  expect(await requests()).toMatchObject([{ status: 'Rejected', rejectionReason: 'It cannot be read' }]);
  expect((await upload({ requestId, file: file(bytes.png, 'better.PNG', 'image/png') })).status).toBe(201);
  await submit();
  await platform.run('reviewDocument', { id: requestId, outcome: 'Accepted' });
  expect(await requests()).toMatchObject([{ status: 'Accepted', rejectionReason: null }]);
  expect(typeOf(await submit())).toBe('$DocumentsNotRequested');
});

it('stores a file once, however often it is sent', async () => {
  const requestId = await requestDocument();
  const documentId = randomUUID();
  expect((await upload({ documentId, requestId, file: file() })).status).toBe(201);
  expect((await upload({ documentId, requestId, file: file() })).status).toBe(200);
  expect((await upload({ documentId, requestId, file: file(bytes.jpeg, 'x.jpg', 'image/jpeg') })).status).toBe(409);
  expect((await requests())[0].files).toHaveLength(1);
});

it.each([
  ['jpg', file(bytes.jpeg, 'a.jpg', 'image/jpeg')],
  ['jpeg', file(bytes.jpeg, 'a.JPEG', 'image/jpeg')],
  ['png', file(bytes.png, 'a.png', 'image/png')],
  ['pdf', file(bytes.pdf, 'a.pdf', 'application/pdf')],
])('takes a %s file', async (_name, accepted) => {
  expect((await upload({ requestId: await requestDocument(), file: accepted })).status).toBe(201);
});

it.each(['', 'application/octet-stream', 'application/x-pdf'])(
  'takes a PDF file of the type %j (A-194)',
  async (type) => {
    const { status, body } = await upload({ requestId: await requestDocument(), file: file(bytes.pdf, 'a.pdf', type) });
    expect([status, body['contentType']]).toEqual([201, 'application/pdf']);
  },
);

it.each([
  ['another type', file(Uint8Array.of(0x47, 0x49, 0x46), 'a.gif', 'image/gif')],
  ['a program', file(Uint8Array.of(0x4d, 0x5a), 'a.exe', 'application/x-msdownload')],
  ['a name that disagrees', file(bytes.pdf, 'a.png', 'application/pdf')],
  ['a type that disagrees', file(bytes.pdf, 'a.pdf', 'image/png')],
  ['contents that disagree', file(Uint8Array.of(0x4d, 0x5a, 0x90), 'a.pdf', 'application/pdf')],
  ['no contents', file(new Uint8Array(), 'a.pdf', 'application/pdf')],
  ['two endings', file(bytes.pdf, 'a.pdf.exe', 'application/pdf')],
])('takes no file of %s', async (_what, rejected) => {
  const { status, body } = await upload({ requestId: await requestDocument(), file: rejected });
  expect([status, body['type']]).toEqual([415, '$DocumentTypeNotAccepted']);
  expect((await requests())[0].files).toEqual([]);
});

it('takes 10 MB and not a byte more', async () => {
  const requestId = await requestDocument();
  const sized = (size: number) => {
    const content = new Uint8Array(size);
    content.set(bytes.pdf);
    return file(content);
  };
  expect((await upload({ requestId, file: sized(10 * 1024 * 1024) })).status).toBe(201);
  expect((await upload({ requestId, file: sized(10 * 1024 * 1024 + 1) })).body['type']).toBe('$DocumentTooLarge');
  // 20 MB through a form, its parser and a hash.
});

it('keeps folders out of the name', async () => {
  const requestId = await requestDocument();
  expect((await upload({ requestId, file: file(bytes.pdf, '../../etc/passport.pdf') })).body['name']).toBe(
    'passport.pdf',
  );
});

it.each([
  ['without a file', {}],
  ['with two owners', { sourceOfWealthKind: 'Salary', file: file() }],
  ['with an id that is no UUID', { documentId: '1', file: file() }],
])('rejects a form %s', async (_what, parts) => {
  const { status, body } = await upload({ requestId: await requestDocument(), ...parts });
  expect([status, body['type']]).toEqual([400, '$BadUserInput']);
});

it('rejects a visitor, another player’s request, and a file for nothing', async () => {
  const requestId = await requestDocument();
  expect(await upload({ requestId, file: file() }, null)).toMatchObject({
    status: 401,
    body: { type: '$AuthenticationFailure' },
  });
  expect((await upload({ requestId, file: file() }, 'bonus@lobby.test')).body['type']).toBe('$DocumentsNotRequested');
  expect((await upload({ requestId: 'none', file: file() })).body['type']).toBe('$DocumentsNotRequested');
  expect((await upload({ sourceOfWealthKind: 'Salary', file: file() })).body['type']).toBe('$DocumentsNotRequested');
});

it('takes ten files of a request, of which the player can remove each until it is submitted', async () => {
  const requestId = await requestDocument();
  for (let count = 0; count < 10; count += 1) expect((await upload({ requestId, file: file() })).status).toBe(201);
  expect((await upload({ requestId, file: file() })).body['type']).toBe('$TooManyDocuments');
  const [first, second] = (await requests())[0].files;
  const remove = (documentId: string, email = player) =>
    ask(`mutation { deleteDocument(documentId: "${documentId}") { documentRequest { files { documentId } } } }`, email);
  expect(typeOf(await remove(first.documentId, 'bonus@lobby.test'))).toBe('$DocumentNotDeletable');
  expect((await remove(first.documentId)).data.deleteDocument.documentRequest.files).toHaveLength(9);
  expect(typeOf(await remove(first.documentId))).toBe('$DocumentNotDeletable');
  await ask(`mutation { submitDocuments(requestId: "${requestId}") { status } }`);
  expect(typeOf(await remove(second.documentId))).toBe('$DocumentNotDeletable');
});

it('stores nothing of an upload that breaks off', async () => {
  const requestId = await requestDocument();
  const token = await platform.tokenFor(player);
  await new Promise<void>((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '5000',
    };
    const sending = request(`${platform.url}/api/documents`, { method: 'POST', headers });
    sending.on('error', () => resolve());
    sending.write('--x\r\ncontent-disposition: form-data; name="documentId"\r\n\r\n', () => sending.destroy());
    sending.on('close', () => resolve());
  });
  expect((await upload({ requestId, file: file() })).status).toBe(201);
  expect((await requests())[0].files).toHaveLength(1);
});

it('verifies a player whose last missing proof is accepted', async () => {
  await platform.run('kyc', { player, status: 'Required', missing: ['Identity', 'Address'] });
  await platform.run('block', { player, withdrawals: true });
  const verify = async (kind: string) => {
    const requestId = await requestDocument({ kind });
    await upload({ requestId, file: file() });
    await ask(`mutation { submitDocuments(requestId: "${requestId}") { status } }`);
    await platform.run('reviewDocument', { id: requestId, outcome: 'Accepted' });
    const query = '{ viewer { player { areWithdrawalsBlocked kycCheckStatus { status verificationsDone } } } }';
    return (await ask(query)).data.viewer.player;
  };
  expect(await verify('Address')).toMatchObject({
    areWithdrawalsBlocked: true,
    kycCheckStatus: { status: 'Required', verificationsDone: ['Address'] },
  });
  expect(await verify('Identity')).toMatchObject({ areWithdrawalsBlocked: false, kycCheckStatus: { status: 'Done' } });
});
