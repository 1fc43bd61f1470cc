import { useLingui } from '@lingui/react/macro';
import { graphql, useViewerQuery } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { PageTitle } from '@lobby/composition';
import { useClockSync } from '@lobby/runtime';
import { DocumentIcon, EmptyState, Heading, PageHead, Skeleton, Stack, VisuallyHidden } from '@lobby/ui-kit';
import { useRef, useState } from 'react';
import { type DocumentRequest, DocumentRequestCard, DocumentRequestFields, isOpen } from './DocumentRequestCard.tsx';
import * as css from './documents.css.ts';
import { useDocumentTexts } from './useDocumentTexts.ts';

const DocumentRequestsQuery = graphql(
  `
    query DocumentRequests {
      viewer {
        id
        now
        documentRequests {
          id
          ...DocumentRequestFields
        }
      }
    }
  `,
  [DocumentRequestFields],
);

/** `/profile/documents/` (R-2-039): the documents that the operator requests, and their review. */
export default function DocumentsPage() {
  const { t } = useLingui();
  // Reviews happen elsewhere: never from the cache alone.
  const [{ data, error }, refetch] = useViewerQuery({
    query: DocumentRequestsQuery,
    requestPolicy: 'cache-and-network',
    context: contextOfEmptyList,
  });
  useClockSync(data?.viewer?.now);
  const requests = data?.viewer?.documentRequests;
  const title = t({ id: 'DOCUMENTS', message: 'Your documents' });
  return (
    <Stack gap="xl">
      <PageTitle of={title} />
      <PageHead
        title={title}
        note={t({
          id: 'DOCUMENTS_INTRO',
          message: 'The law asks us to know who plays here. What you upload is sent encrypted.',
        })}
      />
      {requests ? (
        <Requests requests={requests} />
      ) : error ? (
        <LoadFailed
          error={error}
          title={t({ id: 'DOCUMENTS_FAILED', message: 'Your documents cannot be shown right now' })}
          onRetry={refetch}
        />
      ) : (
        <div aria-busy className={css.placeholder}>
          <Skeleton shape="block" />
        </div>
      )}
    </Stack>
  );
}

/** The list is empty for most players: names the type of its members, so that the query is refetched when one is added. */
const contextOfEmptyList = { additionalTypenames: ['DocumentRequest'] };

function Requests({ requests }: { requests: readonly DocumentRequest[] }) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const news = useStatusNews(requests);
  const open = requests.filter(isOpen).toSorted(byDueDate);
  const groups = [
    { title: t({ id: 'DOCUMENTS_OPEN', message: 'What we need from you' }), members: open },
    {
      title: t({ id: 'DOCUMENTS_DONE', message: 'What you have submitted' }),
      members: requests.filter((request) => !isOpen(request)),
    },
  ];
  return (
    <div ref={list} tabIndex={-1} className={css.list}>
      <Stack gap="xl">
        {requests.length === 0 && (
          <EmptyState
            icon={DocumentIcon}
            title={t({ id: 'DOCUMENTS_EMPTY', message: 'We need no documents from you' })}
            text={t({
              id: 'DOCUMENTS_EMPTY_TEXT',
              message: 'When we do, you will find here what, why and until when.',
            })}
          />
        )}
        {groups.map(
          (group) =>
            group.members.length > 0 && (
              <Stack key={group.title} as="section" gap="md" aria-label={group.title}>
                <Heading level={2} size="h4">
                  {group.title}
                </Heading>
                {group.members.map((request) => (
                  <DocumentRequestCard key={request.id} request={request} onSubmitted={() => list.current?.focus()} />
                ))}
              </Stack>
            ),
        )}
        <div role="status">
          <VisuallyHidden>{news}</VisuallyHidden>
        </div>
      </Stack>
    </div>
  );
}

/** The most urgent one first. */
const byDueDate = (one: DocumentRequest, other: DocumentRequest): number =>
  (one.dueDate ?? '9999').localeCompare(other.dueDate ?? '9999');

/** Which request has another status than before, for screen readers. */
function useStatusNews(requests: readonly DocumentRequest[]): string {
  const { titleOf, statusOf } = useDocumentTexts();
  const [known, setKnown] = useState(requests);
  const [changedId, setChangedId] = useState<string | null>(null);
  if (known !== requests) {
    setKnown(requests);
    const before = new Map(known.map(({ id, status }) => [id, status]));
    const changed = requests.find(({ id, status }) => (before.get(id) ?? status) !== status);
    if (changed) setChangedId(changed.id);
  }
  const shown = requests.find(({ id }) => id === changedId);
  return shown ? `${titleOf(shown)}: ${statusOf(shown.status)}` : '';
}
