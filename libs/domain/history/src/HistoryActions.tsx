import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@lobby/contracts';
import { networkOnly, useClient } from '@lobby/data';
import { showFeedback } from '@lobby/overlays';
import { languageTag } from '@lobby/i18n';
import { Button, DownloadIcon, Inline, PrintIcon } from '@lobby/ui-kit';
import { useState } from 'react';
import type { Connection, HistoryQuery, HistoryVariables, NodeOf } from './connection.ts';
import { saveCsv } from './csv.ts';
import * as css from './history.css.ts';

/** Few enough for platforms that limit what one request may cost. */
const exportPageSize = 200;

/** The columns of a history's file: the name of each and its cell of a row. */
export type CsvColumns<Node> = readonly (readonly [name: string, cell: (node: Node) => string | null])[];

interface HistoryActionsProps<Page extends Connection> extends HistoryQuery<Page> {
  /** Of the file. */
  name: string;
  csv: CsvColumns<NodeOf<Page>>;
  /** Shows these rows and prints the page. */
  onPrint: (nodes: readonly NodeOf<Page>[]) => void;
}

/** Saves all rows of the period as a file, or prints them. */
export function HistoryActions<Page extends Connection>({
  name,
  document,
  variables,
  csv,
  onPrint,
}: HistoryActionsProps<Page>) {
  const { t, i18n } = useLingui();
  const client = useClient();
  const [busy, setBusy] = useState<'saving' | 'printing' | null>(null);

  async function allRows(): Promise<NodeOf<Page>[]> {
    const nodes: NodeOf<Page>[] = [];
    let after: string | null = null;
    for (;;) {
      const next: HistoryVariables = { ...variables, first: exportPageSize, after };
      const { data, error } = await client.query(document, next, networkOnly).toPromise();
      const page: Page | undefined = data?.viewer?.history;
      if (!page) throw error ?? new Error('The platform has no such history.');
      nodes.push(...page.edges.map(({ node }) => node));
      const { hasNextPage, endCursor } = page.pageInfo;
      if (!hasNextPage) return nodes;
      if (endCursor === null || endCursor === after) throw new Error('The next page of the history has no cursor.');
      after = endCursor;
    }
  }

  async function save() {
    setBusy('saving');
    try {
      const nodes = await allRows();
      const rows = [csv.map(([column]) => column), ...nodes.map((node) => csv.map(([, cell]) => cell(node) ?? ''))];
      saveCsv(`${name}.csv`, rows, languageTag((i18n.locale || 'en') as Locale));
    } catch {
      showFailure(t({ id: 'HISTORY_SAVE_FAILED', message: 'The file could not be made. Please try again.' }));
    } finally {
      setBusy(null);
    }
  }

  const canPrint = typeof (window.print as unknown) === 'function';
  async function print() {
    setBusy('printing');
    try {
      onPrint(await allRows());
    } catch {
      showFailure(t({ id: 'HISTORY_PRINT_FAILED', message: 'The rows could not be loaded. Please try again.' }));
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className={css.notPrinted}>
      <Inline wrap gap="sm">
        <Button
          size="sm"
          variant="ghost"
          icon={DownloadIcon}
          disabled={busy !== null}
          loading={busy === 'saving'}
          loadingLabel={t({ id: 'LOADING', message: 'Loading' })}
          onClick={() => void save()}
        >
          {t({ id: 'HISTORY_SAVE', message: 'Save as CSV' })}
        </Button>
        {/* Browsers inside of apps, and some of phones, cannot. */}
        {canPrint && (
          <Button
            size="sm"
            variant="ghost"
            icon={PrintIcon}
            disabled={busy !== null}
            loading={busy === 'printing'}
            loadingLabel={t({ id: 'LOADING', message: 'Loading' })}
            onClick={() => void print()}
          >
            {t({ id: 'HISTORY_PRINT', message: 'Print' })}
          </Button>
        )}
      </Inline>
    </div>
  );
}

const showFailure = (message: string) => void showFeedback({ kind: 'error', namespace: 'history', message });
