import type { DocumentKind, DocumentStatus, SourceOfWealth } from '../../../../../libs/contracts/src/enums.ts';
import type { Database } from '../base/database.ts';
import type { Players } from './players.ts';
import { Rejected } from '../base/rejected.ts';

/** A document that the operator has requested from a player. */
export interface DocumentRequest {
  id: string;
  playerId: string;
  kind: DocumentKind;
  comment: string | null;
  requestedFundingType: SourceOfWealth | null;
  requestedAt: number;
  dueDate: number | null;
  status: DocumentStatus;
  rejectionReason: string | null;
}

/** What a file belongs to: a request, or a source of wealth. */
export type UploadOwner = { requestId: string } | { sourceOfWealthKind: SourceOfWealth };

/** A file without its content. */
export interface Upload {
  documentId: string;
  playerId: string;
  requestId: string | null;
  sourceOfWealthKind: SourceOfWealth | null;
  name: string;
  contentType: string;
  size: number;
  hash: string;
  uploadedAt: number;
}

type NewRequest = Omit<DocumentRequest, 'id' | 'requestedAt' | 'status' | 'rejectionReason'> & { id?: string };

type NewUpload = Pick<Upload, 'documentId' | 'playerId' | 'name' | 'contentType' | 'hash'> & {
  owner: UploadOwner;
  content: Uint8Array;
};

const maxFiles = 10;
const fields = 'documentId, playerId, requestId, sourceOfWealthKind, name, contentType, size, hash, uploadedAt';

export type DocumentRequests = ReturnType<typeof createDocumentRequests>;

/** Requested documents, and the files that players have uploaded for them and for their sources of wealth. */
export function createDocumentRequests(db: Database, players: Players, newId: () => string) {
  const find = (id: string) => db.get<DocumentRequest>('SELECT * FROM documentRequests WHERE id = ?', id);
  const findFile = (documentId: string) =>
    db.get<Upload>(`SELECT ${fields} FROM uploads WHERE documentId = ?`, documentId);

  const files = (playerId: string, owner: UploadOwner): Upload[] =>
    'requestId' in owner
      ? db.all<Upload>(
          `SELECT ${fields} FROM uploads WHERE playerId = ? AND requestId = ? ORDER BY uploadedAt, rowid`,
          playerId,
          owner.requestId,
        )
      : db.all<Upload>(
          `SELECT ${fields} FROM uploads WHERE playerId = ? AND sourceOfWealthKind = ? ORDER BY uploadedAt, rowid`,
          playerId,
          owner.sourceOfWealthKind,
        );

  /** Whether the player may add files to it and remove them. */
  function isOpen(playerId: string, owner: UploadOwner): boolean {
    if ('sourceOfWealthKind' in owner) {
      const status = players.find(playerId)?.profile.sourceOfWealth.status;
      return status === 'Required' || status === 'WillBeRequired';
    }
    const request = find(owner.requestId);
    return request?.playerId === playerId && (request.status === 'Requested' || request.status === 'Rejected');
  }

  const notify = (playerId: string): void =>
    players.notify(playerId, ['DocumentRequest', 'SourceOfWealthRecord', 'Player']);

  return {
    find,
    files,

    /** Newest first. */
    ofPlayer: (playerId: string) =>
      db.all<DocumentRequest>(
        'SELECT * FROM documentRequests WHERE playerId = ? ORDER BY requestedAt DESC, rowid DESC',
        playerId,
      ),

    /** Those of one kind that wait for the player. */
    open: (playerId: string, kind: DocumentKind) =>
      db.all<DocumentRequest>(
        `SELECT * FROM documentRequests WHERE playerId = ? AND kind = ? AND status IN ('Requested', 'Rejected')
         ORDER BY requestedAt, rowid`,
        playerId,
        kind,
      ),

    /** @param request its id is generated if absent */
    request({ id = newId(), ...request }: NewRequest): DocumentRequest {
      return db.transaction(() => {
        db.insert('documentRequests', { id, ...request, requestedAt: db.now(), status: 'Requested' });
        notify(request.playerId);
        return find(id) as DocumentRequest;
      });
    },

    /** Takes back what has been requested and not been submitted, with its files. */
    withdrawRequests(playerId: string, kind: DocumentKind): void {
      db.transaction(() => {
        const open = `SELECT id FROM documentRequests WHERE playerId = ? AND kind = ? AND status IN ('Requested', 'Rejected')`;
        db.run(`DELETE FROM uploads WHERE requestId IN (${open})`, playerId, kind);
        db.run(`DELETE FROM documentRequests WHERE id IN (${open})`, playerId, kind);
        notify(playerId);
      });
    },

    /**
     * Stores a file. The same file under the same id again, as after a lost answer, is the one that is there.
     * @throws Rejected
     */
    upload({ documentId, playerId, owner, name, contentType, hash, content }: NewUpload): {
      file: Upload;
      isNew: boolean;
    } {
      return db.transaction(() => {
        const known = findFile(documentId);
        if (known?.playerId === playerId && known.hash === hash) return { file: known, isNew: false };
        if (known || !isOpen(playerId, owner))
          throw new Rejected('DocumentsNotRequested', 'This document was not requested.');
        if (files(playerId, owner).length >= maxFiles)
          throw new Rejected('TooManyDocuments', `There are ${maxFiles} files at most.`);
        const size = content.byteLength;
        const uploadedAt = db.now();
        db.insert('uploads', { documentId, playerId, ...owner, name, contentType, size, hash, content, uploadedAt });
        notify(playerId);
        return { file: findFile(documentId) as Upload, isNew: true };
      });
    },

    /** @returns what the file belonged to @throws Rejected for one that is being reviewed, or is not the player's */
    remove(playerId: string, documentId: string): UploadOwner {
      return db.transaction(() => {
        const file = findFile(documentId);
        const owner = file && ownerOf(file);
        if (file?.playerId !== playerId || !owner || !isOpen(playerId, owner))
          throw new Rejected('DocumentNotDeletable', 'This file can no longer be removed.');
        db.run('DELETE FROM uploads WHERE documentId = ?', documentId);
        notify(playerId);
        return owner;
      });
    },

    /** @throws Rejected for a request without files, or one that is not open */
    submit(playerId: string, requestId: string): DocumentRequest {
      return db.transaction(() => {
        if (!isOpen(playerId, { requestId }))
          throw new Rejected('DocumentsNotRequested', 'This document was not requested.');
        if (files(playerId, { requestId }).length === 0) throw new Rejected('DocumentsMissing', 'Upload a file first.');
        db.update('documentRequests', requestId, { status: 'InReview', rejectionReason: null });
        notify(playerId);
        return find(requestId) as DocumentRequest;
      });
    },

    /**
     * Counts a proof, or all that are missing, for the KYC check; with the last one it is done, and withdrawals are no
     * longer blocked. Nothing changes without a check.
     */
    verify(playerId: string, proof?: string): void {
      db.transaction(() => {
        const kyc = players.find(playerId)?.profile.kyc;
        if (kyc?.status !== 'Required') return;
        const { verificationsDone, verificationsMissing } = kyc;
        const proven = verificationsMissing.filter((each) => proof === undefined || each === proof);
        const missing = verificationsMissing.filter((each) => !proven.includes(each));
        const isDone = missing.length === 0;
        players.update(playerId, {
          kyc: {
            ...kyc,
            status: isDone ? 'Done' : 'Required',
            verificationsDone: [...verificationsDone, ...proven],
            verificationsMissing: missing,
          },
          ...(isDone && { areWithdrawalsBlocked: false }),
        });
      });
    },

    /** The operator's decision. A proof of identity or address that is accepted counts for the KYC check. */
    review(requestId: string, status: 'Accepted' | 'Rejected', rejectionReason: string | null): DocumentRequest {
      return db.transaction(() => {
        db.update('documentRequests', requestId, { status, rejectionReason });
        const request = find(requestId) as DocumentRequest;
        const { playerId, kind } = request;
        if (status === 'Accepted') this.verify(playerId, kind);
        notify(playerId);
        return request;
      });
    },
  };
}

function ownerOf({ requestId, sourceOfWealthKind }: Upload): UploadOwner | undefined {
  if (requestId) return { requestId };
  return sourceOfWealthKind ? { sourceOfWealthKind } : undefined;
}
