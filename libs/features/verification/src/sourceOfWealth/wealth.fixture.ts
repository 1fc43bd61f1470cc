import { sourcesOfWealth, type SourceOfWealth, type SourceOfWealthRequirementStatus } from '@lobby/contracts';
import { wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { documentsPlatform, type RequestFixture } from '../documents/documents.fixture.ts';

const DAY = 86_400_000;
const iso = (at: number) => new Date(at).toISOString();

interface RecordFixture {
  /** Positions of the options that are ticked. */
  checked: number[];
  /** Names of the files. */
  files: string[];
  completed: boolean;
}

interface WealthFixture {
  status?: SourceOfWealthRequirementStatus | null;
  dueDate?: string | null;
  records?: Partial<Record<SourceOfWealth, Partial<RecordFixture>>>;
  documents?: RequestFixture[];
}

const titles: Partial<Record<SourceOfWealth, readonly string[]>> = {
  Salary: ['Payslips', 'Employment contract', 'Bank statement'],
  Other: ['Another proof'],
};

function wireRecord(
  kind: SourceOfWealth,
  { checked = [], files = [], completed = false }: Partial<RecordFixture> = {},
) {
  return {
    __typename: 'SourceOfWealthRecord',
    kind,
    options: (titles[kind] ?? ['Contract', 'Statement']).map((title, index) => ({
      __typename: 'SourceOfWealthOption',
      id: `${kind}-${index}`,
      title,
      tooltip: title === 'Payslips' ? 'Of the last three months' : null,
      checked: checked.includes(index),
    })),
    files: files.map((name) => ({ __typename: 'UploadedFile', documentId: `${kind}-${name}`, name, size: 1000 })),
    completed,
  };
}

const rejection = (type: string) => ({ errors: [{ message: type, extensions: { type: `$${type}` } }] });

/**
 * A platform that stores a declaration by the rules of the schema. Its answers are those of `renderScene`; its state may
 * be changed as another tab or the operator would.
 */
export function wealthPlatform({
  status = 'Required',
  dueDate = iso(Date.now() + 3 * DAY),
  ...rest
}: WealthFixture = {}) {
  const state = { status, dueDate, records: rest.records ?? {} };
  const documents = documentsPlatform(
    (rest.documents ?? []).map((document) => ({
      kind: 'SourceOfWealth',
      requestedFundingType: 'Salary',
      ...document,
    })),
  );
  const isOpen = () => state.status === 'Required' || state.status === 'WillBeRequired';
  const sourceOfWealthStatus = () => ({
    __typename: 'SourceOfWealthStatus',
    status: state.status,
    dueDate: state.dueDate,
    dueDateExpired: state.dueDate !== null && Date.parse(state.dueDate) <= Date.now(),
    requiredDocumentsUploadV2: documents.requests
      .filter(({ status: documentStatus = 'Requested' }) => documentStatus === 'Requested')
      .map(({ comment = null, requestedFundingType = null }) => ({
        __typename: 'RequiredDocumentsUpload',
        comment,
        requestedFundingType,
      })),
  });
  const player = () => ({ ...wirePlayer, sourceOfWealthStatus: sourceOfWealthStatus() });
  const recordOf = (kind: SourceOfWealth) => {
    const record: RecordFixture = { checked: [], files: [], completed: false, ...state.records[kind] };
    state.records[kind] = record;
    return record;
  };
  const answers = {
    ...documents.answers,
    GetPlayerInfo: () => wireViewer({ player: player(), wallet: wireWallet }),
    SourceOfWealth: () =>
      wireViewer({
        now: iso(Date.now()),
        player: { __typename: 'Player', id: wirePlayer.id, sourceOfWealthStatus: sourceOfWealthStatus() },
        sourceOfWealth: sourcesOfWealth.map((kind) => wireRecord(kind, state.records[kind])),
        documentRequests: documents.answers.DocumentRequests().data.viewer.documentRequests,
      }),
    SaveSourceOfWealth({ kind, optionIds }: { kind: SourceOfWealth; optionIds: string[] }) {
      if (!isOpen()) return rejection('SourceOfWealthNotRequired');
      const record = recordOf(kind);
      record.checked = optionIds.map((id) => Number(id.split('-').at(-1)));
      if (record.checked.length === 0) record.completed = false;
      return { data: { saveSourceOfWealth: wireRecord(kind, record) } };
    },
    CompleteSourceOfWealth({ kind }: { kind: SourceOfWealth }) {
      const record = recordOf(kind);
      if (record.checked.length === 0 || record.files.length === 0) return rejection('SourceOfWealthIncomplete');
      record.completed = true;
      return { data: { completeSourceOfWealth: wireRecord(kind, record) } };
    },
    SubmitSourceOfWealth() {
      if (!isOpen()) return rejection('SourceOfWealthNotRequired');
      state.status = 'Pending';
      return {
        data: {
          submitSourceOfWealth: {
            __typename: 'Player',
            id: wirePlayer.id,
            sourceOfWealthStatus: sourceOfWealthStatus(),
          },
        },
      };
    },
  };
  return { answers, state, recordOf };
}
