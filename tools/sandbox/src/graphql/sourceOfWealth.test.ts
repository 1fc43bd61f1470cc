import { randomUUID } from 'node:crypto';
import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
const player = 'sow@lobby.test';
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const typeOf = (answer: { errors?: { extensions?: { type?: string } }[] }) => answer.errors?.[0]?.extensions?.type;
const ask = async (query: string, email = player) => platform.graphql(query, { token: await platform.tokenFor(email) });
const fields = 'kind options { id title checked } files { documentId name } completed';
const records = async () => (await ask(`{ viewer { sourceOfWealth { ${fields} } } }`)).data.viewer.sourceOfWealth;
const recordOf = async (kind: string) => (await records()).find((record: { kind: string }) => record.kind === kind);
const save = (kind: string, optionIds: readonly string[], email = player) =>
  ask(`mutation { saveSourceOfWealth(kind: ${kind}, optionIds: ${JSON.stringify(optionIds)}) { ${fields} } }`, email);
const complete = (kind: string) => ask(`mutation { completeSourceOfWealth(kind: ${kind}) { completed } }`);
const submit = () => ask('mutation { submitSourceOfWealth { sourceOfWealthStatus { status } } }');
const remove = (documentId: string) =>
  ask(`mutation { deleteDocument(documentId: "${documentId}") { sourceOfWealth { completed files { documentId } } } }`);

async function upload(kind: string): Promise<string> {
  const form = new FormData();
  const documentId = randomUUID();
  form.append('documentId', documentId);
  form.append('sourceOfWealthKind', kind);
  form.append('file', new File(['%PDF-1.7'], 'payslip.pdf', { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${await platform.tokenFor(player)}` };
  const response = await fetch(`${platform.url}/api/documents`, { method: 'POST', body: form, headers });
  expect(response.status).toBe(201);
  return documentId;
}

it('is declared kind by kind: options, files, completion, and then submitted', async () => {
  const [first] = (await recordOf('Salary')).options;
  expect((await save('Salary', [first.id])).data.saveSourceOfWealth.options[0].checked).toBe(true);
  expect(typeOf(await complete('Salary'))).toBe('$SourceOfWealthIncomplete');
  await upload('Salary');
  expect((await complete('Salary')).data.completeSourceOfWealth.completed).toBe(true);
  // It is all there after a reload, and of this kind only.
  expect(await recordOf('Salary')).toMatchObject({ completed: true, files: [{ name: 'payslip.pdf' }] });
  expect((await records()).filter((record: { completed: boolean }) => record.completed)).toHaveLength(1);
  expect((await submit()).data.submitSourceOfWealth.sourceOfWealthStatus.status).toBe('Pending');
  expect(typeOf(await save('Salary', []))).toBe('$SourceOfWealthNotRequired');
});

it('is not submitted without a completed kind', async () => {
  expect(typeOf(await submit())).toBe('$SourceOfWealthIncomplete');
});

it('is no longer completed once its last option or file is gone', async () => {
  const [first] = (await recordOf('Dividends')).options;
  await save('Dividends', [first.id]);
  const documentId = await upload('Dividends');
  await complete('Dividends');
  expect((await save('Dividends', [])).data.saveSourceOfWealth.completed).toBe(false);
  await save('Dividends', [first.id]);
  await complete('Dividends');
  expect((await remove(documentId)).data.deleteDocument.sourceOfWealth).toEqual({ completed: false, files: [] });
});

it('has the options of its kind only', async () => {
  const [other] = (await recordOf('Dividends')).options;
  expect(typeOf(await save('Salary', [other.id]))).toBe('$BadUserInput');
});

it('is rejected from a player who does not have to declare it', async () => {
  expect(typeOf(await save('Salary', [], 'player@lobby.test'))).toBe('$SourceOfWealthNotRequired');
});

it('names the documents that the operator has requested', async () => {
  const query = `{ viewer { documentRequests { comment requestedFundingType status }
    player { sourceOfWealthStatus { status dueDateExpired requiredDocumentsUploadV2 { comment requestedFundingType } } } } }`;
  const { documentRequests, player: details } = (await ask(query, 'sowupload@lobby.test')).data.viewer;
  const document = { comment: 'A payslip of the last three months', requestedFundingType: 'Salary' };
  expect(documentRequests).toEqual([{ ...document, status: 'Requested' }]);
  expect(details.sourceOfWealthStatus).toEqual({
    status: 'Pending',
    dueDateExpired: true,
    requiredDocumentsUploadV2: [document],
  });
});
