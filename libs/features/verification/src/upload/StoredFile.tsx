import { useLingui } from '@lingui/react/macro';
import { graphql, toLobbyError, useDataClient, useMutation } from '@lobby/data';
import { DeleteIcon, DocumentIcon, Icon, IconButton, Text } from '@lobby/ui-kit';
import * as css from './Uploads.css.ts';
import { useSizeFormat } from './uploadTexts.ts';

const DeleteDocument = graphql(`
  mutation DeleteDocument($documentId: ID!) {
    deleteDocument(documentId: $documentId) {
      documentRequest {
        id
        files {
          documentId
        }
      }
      sourceOfWealth {
        kind
        completed
        files {
          documentId
        }
      }
    }
  }
`);

interface StoredFileProps {
  file: { documentId: string; name: string | null; size: number | null };
  /** It is submitted and stays. */
  isFixed: boolean;
  /** The row is about to go, and the focus with it. */
  onDeleted: () => void;
}

/** A file that the platform has. */
export function StoredFile({ file: { documentId, name, size }, isFixed, onDeleted }: StoredFileProps) {
  const { t } = useLingui();
  const client = useDataClient();
  const sizeOf = useSizeFormat();
  const [{ fetching, error }, remove] = useMutation(DeleteDocument);
  const shownName = name ?? t({ id: 'UPLOAD_UNNAMED', message: 'File' });
  const isRejected = error !== undefined && toLobbyError(error).types.includes('DocumentNotDeletable');

  async function deleteFile() {
    const answer = await remove({ documentId });
    if (!answer.error) return onDeleted();
    // It may have gone already, here or in another tab.
    client.refetchTypes(['DocumentRequest', 'SourceOfWealthRecord']);
  }
  return (
    <li className={css.row}>
      <div className={css.line}>
        <Icon of={DocumentIcon} />
        <div className={css.name}>
          <Text weight="medium">{shownName}</Text>
          {size !== null && (
            <Text size="sm" tone="muted">
              {sizeOf(size)}
            </Text>
          )}
        </div>
        {!isFixed && (
          <IconButton
            icon={DeleteIcon}
            label={t({ id: 'UPLOAD_DELETE', message: `Delete ${shownName}` })}
            loading={fetching}
            onClick={() => void deleteFile()}
          />
        )}
      </div>
      <div role="status">
        {error && !isFixed && (
          <Text size="sm" tone="danger">
            {isRejected
              ? t({ id: 'UPLOAD_NOT_DELETABLE', message: 'This file can no longer be deleted.' })
              : t({ id: 'UPLOAD_NOT_DELETED', message: 'The file could not be deleted. Try again.' })}
          </Text>
        )}
      </div>
    </li>
  );
}
