import type { Player } from '../store/index.ts';
import type { DocumentRequest, Upload } from '../store/players/documentRequests.ts';
import { requirePlayer, type Context } from './context.ts';
import { iso } from './iso.ts';
import { wealthRecord } from './sourceOfWealth.ts';

const submitDocuments = (_parent: unknown, { requestId }: { requestId: string }, context: Context): DocumentRequest =>
  context.store.documentRequests.submit(requirePlayer(context).id, requestId);

function deleteDocument(_parent: unknown, { documentId }: { documentId: string }, context: Context) {
  const { store } = context;
  const { id } = requirePlayer(context);
  const owner = store.documentRequests.remove(id, documentId);
  if ('requestId' in owner) return { documentRequest: store.documentRequests.find(owner.requestId) };
  store.sourceOfWealth.reconsider(id, owner.sourceOfWealthKind);
  return { sourceOfWealth: wealthRecord(context, id, owner.sourceOfWealthKind) };
}

export const documentMutations = { submitDocuments, deleteDocument };

export const documentFields = {
  documentRequests: ({ id }: Player, _args: unknown, { store }: Context) => store.documentRequests.ofPlayer(id),
};

export const documentResolvers = {
  DocumentRequest: {
    requestedAt: ({ requestedAt }: DocumentRequest) => iso(requestedAt),
    dueDate: ({ dueDate }: DocumentRequest) => iso(dueDate),
    files: ({ id, playerId }: DocumentRequest, _args: unknown, { store }: Context) =>
      store.documentRequests.files(playerId, { requestId: id }),
  },
  UploadedFile: {
    uploadedAt: ({ uploadedAt }: Upload) => iso(uploadedAt),
  },
};
