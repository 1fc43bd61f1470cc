import { Trans, useLingui } from '@lingui/react/macro';
import { useViewerQuery } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { PageTitle } from '@lobby/composition';
import { useDateFormat } from '@lobby/i18n';
import { useSession } from '@lobby/player';
import { useEntryState } from '@lobby/routing';
import {
  Button,
  Card,
  EmptyState,
  Heading,
  HistoryIcon,
  PageHead,
  Reserved,
  ShowMore,
  Stack,
  Status,
  Text,
} from '@lobby/ui-kit';
import { type ComponentType, useEffect, useId, useState, type ReactNode } from 'react';
import type { Connection, HistoryDocument, HistoryQuery, NodeOf } from './connection.ts';
import { type CsvColumns, HistoryActions } from './HistoryActions.tsx';
import { HistoryRows, RowSkeletons } from './HistoryRow.tsx';
import * as css from './history.css.ts';
import { rangeOf, usePeriod } from './period.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { type SortFields, useSort } from './useSort.tsx';

const pageSize = 20;

/** What narrows a history beside its period. */
interface HistoryFilter {
  /** Fields below the period. */
  node: ReactNode;
  /** Those of the document that are not of every history. */
  variables: Readonly<Record<string, unknown>>;
  /** Absent where nothing is narrowed. */
  onClear?: () => void;
}

export interface HistoryProps<Page extends Connection> {
  title: string;
  document: HistoryDocument<Page>;
  /** Above the period, such as what is under way now. */
  top?: ReactNode;
  /** What is below `top`, which has a heading of its own. */
  heading?: string;
  filter?: HistoryFilter;
  /** Absent where there is one order alone. */
  sortFields?: SortFields;
  /** Sums of the period. */
  Totals?: ComponentType<{ page: Page }>;
  Row: ComponentType<{ node: NodeOf<Page> }>;
  csv: CsvColumns<NodeOf<Page>>;
}

/** A page with what has happened in a period, newest first unless sorted: sums, rows twenty at a time, a file, a print. */
export function History<Page extends Connection>({
  title,
  top,
  heading,
  filter,
  sortFields,
  ...list
}: HistoryProps<Page>) {
  const [period, setPeriod] = usePeriod();
  const [openedAt] = useState(() => new Date());
  const range = rangeOf(period, openedAt);
  const sort = useSort(sortFields);
  const variables = { ...filter?.variables, ...sort?.variables, range };
  const { date } = useDateFormat();
  const lastInstant = range.to === null ? openedAt : new Date(Date.parse(range.to) - 1);
  const first = range.from === null ? '' : date(range.from);
  // A period from a day to come has no last one yet.
  const last = range.from !== null && new Date(range.from) > lastInstant ? '' : date(lastInstant);
  // A frame is of another day, and has nothing to narrow yet.
  const isFrame = useSession().status === 'LOADING';
  return (
    <Stack gap="xl">
      <PageTitle of={title} />
      <PageHead
        title={title}
        // The only word on paper of what the rows were chosen by.
        note={
          range.from === null && range.to === null ? undefined : (
            <Reserved when={isFrame}>{`${first} – ${last}`}</Reserved>
          )
        }
      />
      {top}
      {heading && (
        <Heading level={2} size="h4">
          {heading}
        </Heading>
      )}
      <Reserved when={isFrame}>
        <PeriodFilter period={period} onChange={setPeriod} />
        {(filter || sort) && (
          <div className={css.fields}>
            {filter?.node}
            {sort?.node}
          </div>
        )}
      </Reserved>
      <Results
        // Other rows, or another order, begin with the first page.
        key={JSON.stringify(variables)}
        {...list}
        title={title}
        variables={variables}
        onClearFilter={filter?.onClear}
        onShowAll={period.kind === 'all' ? undefined : () => setPeriod({ kind: 'all' })}
      />
    </Stack>
  );
}

interface ResultsProps<Page extends Connection>
  extends HistoryQuery<Page>, Omit<HistoryProps<Page>, 'top' | 'heading' | 'filter' | 'sortFields' | 'document'> {
  /** Absent where nothing is narrowed. */
  onClearFilter?: () => void;
  /** Absent where all is shown. */
  onShowAll?: () => void;
}

function Results<Page extends Connection>({
  title,
  document,
  variables,
  Totals,
  Row,
  csv,
  onClearFilter,
  onShowAll,
}: ResultsProps<Page>) {
  const { t } = useLingui();
  const [pages, setPages] = useEntryState(JSON.stringify(variables), 1);
  const list = useId();
  const [printed, print] = usePrint<NodeOf<Page>>();
  const query = { document, variables };
  const [{ data, error }, refetch] = useHistoryPage(query, null);
  const page = data?.viewer?.history;
  if (!page)
    return error ? (
      <LoadFailed error={error} onRetry={refetch} />
    ) : (
      <Card>
        <HistoryRows busy>
          <RowSkeletons />
        </HistoryRows>
      </Card>
    );
  const { totalCount } = page;
  if (totalCount === 0)
    return (
      <EmptyState
        role="status"
        icon={HistoryIcon}
        title={t({ id: 'HISTORY_EMPTY', message: 'Nothing in this period' })}
        actions={
          (onClearFilter || onShowAll) && (
            <>
              {onClearFilter && (
                <Button variant="secondary" onClick={onClearFilter}>
                  {t({ id: 'HISTORY_CLEAR_FILTER', message: 'Remove the filter' })}
                </Button>
              )}
              {onShowAll && (
                <Button variant="secondary" onClick={onShowAll}>
                  {t({ id: 'HISTORY_SHOW_ALL', message: 'Show all' })}
                </Button>
              )}
            </>
          )
        }
      />
    );
  const count = Math.min(pages * pageSize, totalCount);
  const actions = <HistoryActions name={title} {...query} csv={csv} onPrint={print} />;
  return (
    <Stack gap="lg">
      {Totals ? (
        <Card>
          <div className={css.summary}>
            <dl className={css.figures}>
              <Totals page={page} />
            </dl>
            {actions}
          </div>
        </Card>
      ) : (
        actions
      )}
      <Card>
        <HistoryRows id={list} name={title}>
          {printed?.map((node) => <Row key={node.id} node={node} />) ?? (
            <Rows page={page} following={pages - 1} query={query} Row={Row} />
          )}
        </HistoryRows>
      </Card>
      <div className={css.notPrinted}>
        <Stack align="center" gap="sm">
          <Status>
            <Text tone="muted" size="sm" figures>
              <Trans id="HISTORY_SHOWN">
                {count} of {totalCount}
              </Trans>
            </Text>
          </Status>
          {count < totalCount && (
            <ShowMore list={list} onClick={() => setPages(pages + 1)}>
              {t({ id: 'HISTORY_MORE', message: 'Show more' })}
            </ShowMore>
          )}
        </Stack>
      </div>
    </Stack>
  );
}

/** Not the beginning of a press: what is pressed would move from under it as the rows go. */
const uses = ['click', 'keydown'] as const;

/** Rows that are on the page for as long as it is printed. */
function usePrint<Node>(): [rows: readonly Node[] | null, print: (rows: readonly Node[]) => void] {
  const [rows, setRows] = useState<readonly Node[] | null>(null);
  useEffect(
    function printRows() {
      if (rows === null) return undefined;
      const end = () => setRows(null);
      // Some browsers print after the call has returned. Those of iPhones say that they have printed before they draw the pages, and draw
      // them again for another printer: the rows stay until the page is used.
      function endWithUse() {
        for (const use of uses) window.addEventListener(use, end);
      }
      window.addEventListener('afterprint', endWithUse, { once: true });
      window.print();
      return () => {
        window.removeEventListener('afterprint', endWithUse);
        for (const use of uses) window.removeEventListener(use, end);
      };
    },
    [rows],
  );
  return [rows, setRows];
}

const useHistoryPage = <Page extends Connection>({ document, variables }: HistoryQuery<Page>, after: string | null) =>
  useViewerQuery({
    query: document,
    variables: { ...variables, first: pageSize, after },
    requestPolicy: 'cache-and-network',
  });

interface RowsProps<Page extends Connection> extends Pick<ResultsProps<Page>, 'Row'> {
  query: HistoryQuery<Page>;
  page: Page;
  /** Pages to show after this one. */
  following: number;
}

/**
 * The rows of a page and below them those of the next ones. Each page has a query of its own, so that rows follow the
 * cache; one whose rows have moved on, as a new one came above, passes another end on to the next.
 */
function Rows<Page extends Connection>({ page, following, ...list }: RowsProps<Page>) {
  const { edges, pageInfo } = page;
  const { Row } = list;
  return (
    <>
      {edges.map(({ node }) => (
        <Row key={node.id} node={node} />
      ))}
      {following > 0 && pageInfo.hasNextPage && (
        <NextPage after={pageInfo.endCursor} following={following - 1} {...list} />
      )}
    </>
  );
}

function NextPage<Page extends Connection>({
  after,
  ...list
}: Omit<RowsProps<Page>, 'page'> & { after: string | null }) {
  const [{ data, error }, refetch] = useHistoryPage(list.query, after);
  const page = data?.viewer?.history;
  if (page) return <Rows page={page} {...list} />;
  if (!error) return <RowSkeletons />;
  return (
    <li className={css.row}>
      <LoadFailed error={error} layout="plain" onRetry={refetch} />
    </li>
  );
}
