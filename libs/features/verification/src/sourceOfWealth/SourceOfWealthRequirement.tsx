import { useLingui } from '@lingui/react/macro';
import type { SourceOfWealthRequirementStatus } from '@lobby/contracts';
import { isNotOffered, useViewerQuery } from '@lobby/data';
import { LoadFailed, NotOffered } from '@lobby/fallbacks';
import { isSourceOfWealthRequired, useSession } from '@lobby/player';
import { useClockSync } from '@lobby/runtime';
import { ClockIcon, EmptyState, Heading, type IconNode, Skeleton, Stack, SuccessIcon, Text } from '@lobby/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { type DocumentRequest, DocumentRequestCard, isOpen } from '../documents/DocumentRequestCard.tsx';
import { DueDate } from '../documents/DueDate.tsx';
import { SourceOfWealthQuery } from './declaration.ts';
import { DeclarationForm } from './DeclarationForm.tsx';
import * as css from './SourceOfWealth.css.ts';

interface SourceOfWealthRequirementProps {
  /** Heading level of its parts. */
  level: 2 | 3;
  /** The way on, where there is nothing to do. */
  wayOn: ReactNode;
}

/** What the player has to declare, by the status of the requirement (R-3-004), and the form for it. */
export function SourceOfWealthRequirement({ level, wayOn }: SourceOfWealthRequirementProps) {
  const { t } = useLingui();
  // The operator requests and reviews elsewhere: never from the cache alone.
  const [{ data, error }, refetch] = useViewerQuery({
    query: SourceOfWealthQuery,
    requestPolicy: 'cache-and-network',
    context: contextOfEmptyList,
  });
  const viewer = data?.viewer;
  useClockSync(viewer?.now);

  if (!viewer?.player) {
    if (!error) return <Loading />;
    if (isNotOffered(error)) return <Requested level={level} />;
    return (
      <LoadFailed
        layout="plain"
        level={level}
        title={t({ id: 'SOW_FAILED', message: 'This cannot be loaded right now' })}
        onRetry={refetch}
      />
    );
  }

  const { status, dueDate } = viewer.player.sourceOfWealthStatus ?? {};
  const isRequired = isSourceOfWealthRequired(viewer.player) || status === 'WillBeRequired';
  const requests = viewer.documentRequests.filter(
    (request) => request.kind === 'SourceOfWealth' && request.status !== 'Accepted',
  );
  const openRequests = requests.filter(isOpen);
  const isSettled = !isRequired && openRequests.length === 0;
  return (
    <Stack gap="xl">
      {isRequired && (
        <Text>
          {t({
            id: 'SOW_INTRO',
            message:
              'We have to know where the money that you play with comes from. What you tell us is used for nothing else.',
          })}
        </Text>
      )}
      {isRequired && dueDate && <DueDate dueDate={dueDate} />}
      {requests.length > 0 && <RequestedDocuments requests={requests} level={level} />}
      {isRequired && (
        <DeclarationForm
          level={level}
          records={viewer.sourceOfWealth}
          requested={openRequests.flatMap(({ requestedFundingType }) => requestedFundingType ?? [])}
        />
      )}
      {isSettled && (
        <Settled status={requests.length > 0 ? 'Pending' : (status ?? 'NotNeed')} level={level} wayOn={wayOn} />
      )}
    </Stack>
  );
}

/** The list of documents is empty for most players: names their type, so that the query is refetched when one is added. */
const contextOfEmptyList = { additionalTypenames: ['DocumentRequest'] };

function RequestedDocuments({ requests, level }: { requests: readonly DocumentRequest[]; level: 2 | 3 }) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const title = t({ id: 'SOW_REQUESTED_DOCUMENTS', message: 'Documents that we have asked for' });
  return (
    <section ref={list} tabIndex={-1} aria-label={title} className={css.focusable}>
      <Stack gap="md">
        <Heading level={level} size="h4">
          {title}
        </Heading>
        {requests.map((request) => (
          <DocumentRequestCard key={request.id} request={request} onSubmitted={() => list.current?.focus()} />
        ))}
      </Stack>
    </section>
  );
}

/** What every platform returns of the requirement, where the lobby cannot submit declarations and documents. */
function Requested({ level }: { level: 2 | 3 }) {
  const { player } = useSession();
  const { dueDate, requiredDocumentsUploadV2: requests } = player?.sourceOfWealthStatus ?? {};
  const comments = requests?.flatMap(({ comment }) => comment ?? []) ?? [];
  return (
    <Stack gap="md">
      {dueDate && <DueDate dueDate={dueDate} />}
      {comments.map((comment) => (
        <Text key={comment}>{comment}</Text>
      ))}
      <NotOffered layout="plain" level={level} />
    </Stack>
  );
}

function Loading() {
  return (
    <div aria-busy>
      <Stack gap="md">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Stack>
    </div>
  );
}

interface SettledProps extends SourceOfWealthRequirementProps {
  status: SourceOfWealthRequirementStatus;
}

/** The player has nothing to do: why, and the way on. Takes the focus if the focused button has gone, as after submitting. */
function Settled({ status, level, wayOn }: SettledProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(function takeFocus() {
    const { current } = place;
    // The page or the dialog has it: what had it before is not there any more.
    if (current && document.activeElement?.contains(current)) current.focus({ preventScroll: true });
  }, []);
  const none = {
    icon: SuccessIcon,
    title: t({ id: 'SOW_NOT_NEEDED', message: 'There is nothing to declare' }),
    text: t({ id: 'SOW_NOT_NEEDED_TEXT', message: 'We tell you when we need to know where your money comes from.' }),
  };
  const views: Partial<Record<SourceOfWealthRequirementStatus, { icon: IconNode; title: string; text: string }>> = {
    Pending: {
      icon: ClockIcon,
      title: t({ id: 'SOW_PENDING', message: 'We are checking what you handed over' }),
      text: t({ id: 'SOW_PENDING_TEXT', message: 'Thank you. We tell you if anything is missing.' }),
    },
    Done: {
      icon: SuccessIcon,
      title: t({ id: 'SOW_DONE', message: 'All done' }),
      text: t({ id: 'SOW_DONE_TEXT', message: 'We know what we need of where your money comes from.' }),
    },
  };
  const { icon, title, text } = views[status] ?? none;
  return (
    <div ref={place} tabIndex={-1} className={css.focusable}>
      <EmptyState role="status" layout="plain" level={level} icon={icon} title={title} text={text} actions={wayOn} />
    </div>
  );
}
