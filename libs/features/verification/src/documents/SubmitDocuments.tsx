import { useLingui } from '@lingui/react/macro';
import { graphql, toLobbyError, useDataClient, useMutation } from '@lobby/data';
import { Button, Inline, Stack, Text } from '@lobby/ui-kit';
import { useId } from 'react';
import { isUnderWay } from '../upload/uploadQueue.ts';
import { useUploadsOf } from '../upload/useUploads.ts';

const SubmitDocumentsMutation = graphql(`
  mutation SubmitDocuments($requestId: ID!) {
    submitDocuments(requestId: $requestId) {
      id
      status
    }
  }
`);

interface SubmitDocumentsProps {
  requestId: string;
  hasFiles: boolean;
  onSubmitted: () => void;
}

/** Hands the files over; not while one is still on its way. */
export function SubmitDocuments({ requestId, hasFiles, onSubmitted }: SubmitDocumentsProps) {
  const { t } = useLingui();
  const noteId = useId();
  const client = useDataClient();
  const uploads = useUploadsOf({ requestId });
  const isUploading = uploads.some(isUnderWay);
  const [{ fetching, error }, submit] = useMutation(SubmitDocumentsMutation);
  const isRejected = error !== undefined && toLobbyError(error).types.length > 0;

  async function send() {
    const answer = await submit({ requestId });
    if (!answer.error) {
      // What was rejected is no part of it.
      for (const { actor } of uploads) if (actor.getSnapshot().matches('rejected')) actor.send({ type: 'CANCEL' });
      return onSubmitted();
    }
    // It may have arrived, or another tab has submitted it or deleted a file.
    client.refetchTypes(['DocumentRequest']);
  }
  return (
    <Stack gap="sm">
      <div>
        <Text size="sm" tone="muted" id={noteId}>
          {isUploading
            ? t({ id: 'DOCUMENTS_SUBMIT_UPLOADING', message: 'You can submit when all files have been uploaded.' })
            : hasFiles
              ? t({ id: 'DOCUMENTS_SUBMIT_FINAL', message: 'After that, files can neither be added nor deleted.' })
              : t({ id: 'DOCUMENTS_SUBMIT_EMPTY', message: 'Add a file to submit.' })}
        </Text>
        <div role="alert">
          {error && !fetching && (
            <Text size="sm" tone="danger">
              {isRejected
                ? t({
                    id: 'DOCUMENTS_SUBMIT_REJECTED',
                    message: 'This could not be submitted. Look at the files, then try again.',
                  })
                : t({
                    id: 'DOCUMENTS_SUBMIT_FAILED',
                    message: 'It is not known whether this has arrived. Please try again.',
                  })}
            </Text>
          )}
        </div>
      </div>
      <Inline>
        <Button
          disabled={!hasFiles || isUploading}
          loading={fetching}
          loadingLabel={t({ id: 'DOCUMENTS_SUBMITTING', message: 'Being submitted' })}
          aria-describedby={noteId}
          onClick={() => void send()}
        >
          {t({ id: 'DOCUMENTS_SUBMIT', message: 'Submit' })}
        </Button>
      </Inline>
    </Stack>
  );
}
