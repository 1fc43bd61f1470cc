import type { UploadRequest } from '@lobby/testing';

const DAY = 86_400_000;

export interface FileFixture {
  documentId: string;
  name: string;
  size?: number;
}

export interface RequestFixture {
  id?: string;
  kind?: 'Identity' | 'Address' | 'PaymentMethod' | 'SourceOfWealth';
  comment?: string | null;
  requestedFundingType?: string | null;
  dueDate?: string | null;
  status?: 'Requested' | 'InReview' | 'Accepted' | 'Rejected';
  rejectionReason?: string | null;
  files?: FileFixture[];
}

/** One request in its wire format. */
const wireRequest = ({ files = [], ...request }: RequestFixture) => ({
  __typename: 'DocumentRequest',
  id: 'r1',
  kind: 'Identity',
  comment: null,
  requestedFundingType: null,
  requestedAt: new Date(Date.now() - DAY).toISOString(),
  dueDate: null,
  status: 'Requested',
  rejectionReason: null,
  ...request,
  files: files.map((file) => ({ __typename: 'UploadedFile', size: 2048, ...file })),
});

const rejection = (type: string) => ({ errors: [{ message: type, extensions: { type: `$${type}` } }] });

/**
 * A platform that requests documents, by the rules of the schema. Its answers are those of `renderScene`; `requests` may be
 * changed as another tab or the operator would.
 */
export function documentsPlatform(requests: RequestFixture[], now: () => string = () => new Date().toISOString()) {
  const answers = {
    DocumentRequests: () => ({
      data: {
        viewer: { __typename: 'Viewer', id: 'p1', now: now(), documentRequests: requests.map(wireRequest) },
      },
    }),
    SubmitDocuments({ requestId }: { requestId: string }) {
      const request = requests.find(({ id = 'r1' }) => id === requestId);
      if (!request || request.status === 'InReview' || request.status === 'Accepted')
        return rejection('DocumentsNotRequested');
      if (!request.files?.length) return rejection('DocumentsMissing');
      request.status = 'InReview';
      return { data: { submitDocuments: wireRequest(request) } };
    },
    DeleteDocument({ documentId }: { documentId: string }) {
      const request = requests.find(({ files }) => files?.some((file) => file.documentId === documentId));
      if (!request || request.status === 'InReview' || request.status === 'Accepted')
        return rejection('DocumentNotDeletable');
      request.files = request.files?.filter((file) => file.documentId !== documentId);
      return {
        data: {
          deleteDocument: {
            __typename: 'DeletedDocument',
            documentRequest: wireRequest(request),
            sourceOfWealth: null,
          },
        },
      };
    },
  };
  /** Stores the file of an upload, whose answer may be lost. */
  function store({ form }: UploadRequest): { documentId: string } {
    const [documentId, requestId] = [String(form.get('documentId')), form.get('requestId')];
    const file = form.get('file') as File;
    const request = requests.find(({ id = 'r1' }) => id === requestId);
    if (request && !request.files?.some((known) => known.documentId === documentId))
      request.files = [...(request.files ?? []), { documentId, name: file.name, size: file.size }];
    return { documentId };
  }
  return {
    answers,
    requests,
    store,
    accept(upload: UploadRequest): void {
      upload.answer(201, store(upload));
    },
  };
}

export const pdfBytes = new TextEncoder().encode('%PDF-1.7\n');
export const pdf = (name = 'passport.pdf'): File => new File([pdfBytes], name, { type: 'application/pdf' });
