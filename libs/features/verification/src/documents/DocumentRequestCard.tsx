import { useLingui } from '@lingui/react/macro';
import { graphql, type ResultOf } from '@lobby/data';
import { useDateFormat } from '@lobby/i18n';
import { Badge, Card, Heading, Icon, Inline, Stack, Text, WarningIcon } from '@lobby/ui-kit';
import { UploadedFileFields, Uploads } from '../upload/Uploads.tsx';
import { DueDate } from './DueDate.tsx';
import * as css from './documents.css.ts';
import { SubmitDocuments } from './SubmitDocuments.tsx';
import { useDocumentTexts } from './useDocumentTexts.ts';

export const DocumentRequestFields = graphql(
  `
    fragment DocumentRequestFields on DocumentRequest @_unmask {
      id
      kind
      comment
      requestedFundingType
      requestedAt
      dueDate
      status
      rejectionReason
      files {
        documentId
        ...UploadedFileFields
      }
    }
  `,
  [UploadedFileFields],
);
export type DocumentRequest = ResultOf<typeof DocumentRequestFields>;

const tones = { Requested: 'warning', Rejected: 'danger', InReview: 'info', Accepted: 'success' } as const;

/** Whether the player has to do something. */
export const isOpen = ({ status }: Pick<DocumentRequest, 'status'>): boolean =>
  status === 'Requested' || status === 'Rejected';

interface DocumentRequestCardProps {
  request: DocumentRequest;
  /** The button that had the focus has gone. */
  onSubmitted: () => void;
}

/** One document request of the operator: what, why, until when, its files and its review. */
export function DocumentRequestCard({ request, onSubmitted }: DocumentRequestCardProps) {
  const { t } = useLingui();
  const { date } = useDateFormat();
  const texts = useDocumentTexts();
  const { id, comment, status, dueDate, rejectionReason, files } = request;
  const title = texts.titleOf(request);
  const requestedOn = date(request.requestedAt);
  const open = isOpen(request);
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="md">
        <Stack gap="xs">
          <Inline wrap justify="between" gap="sm">
            <Heading level={3} size="h5">
              {title}
            </Heading>
            <Badge tone={tones[status]}>{texts.statusOf(status)}</Badge>
          </Inline>
          <Text size="sm" tone="muted">
            {t({ id: 'DOCUMENTS_ASKED', message: `Asked for on ${requestedOn}` })}
          </Text>
        </Stack>
        {status === 'Rejected' && (
          <div className={css.reason}>
            <Icon of={WarningIcon} />
            <Text weight="medium">
              {rejectionReason
                ? t({ id: 'DOCUMENTS_REJECTED_REASON', message: `Not accepted: ${rejectionReason}` })
                : t({ id: 'DOCUMENTS_REJECTED', message: 'What you submitted was not accepted.' })}
            </Text>
          </div>
        )}
        {open && <Text>{comment ?? texts.hintOf(request)}</Text>}
        {open && dueDate !== null && <DueDate dueDate={dueDate} />}
        {status === 'InReview' && (
          <Text tone="muted">
            {t({ id: 'DOCUMENTS_REVIEW', message: 'We are looking at it. The result will be shown here.' })}
          </Text>
        )}
        <Uploads target={{ requestId: id }} files={files} disabled={!open} />
        {open && <SubmitDocuments requestId={id} hasFiles={files.length > 0} onSubmitted={onSubmitted} />}
      </Stack>
    </Card>
  );
}
