import { useLingui } from '@lingui/react/macro';
import { useClient } from '@lobby/data';
import { showFeedback } from '@lobby/host';
import { Button, DownloadIcon, Inline, PrintIcon } from '@lobby/ui-kit';
import { useState } from 'react';
import type { Connection, HistoryDocument, HistoryVariables, NodeOf } from './connection.ts';
import { saveCsv } from './csv.ts';
import * as css from './history.css.ts';
import type { DateTimeRange } from './period.ts';

/** Few enough for platforms that limit what one request may cost. */
const exportPageSize = 200;

/** The columns of a history's file: the name of each and its cell of a row. */
export type CsvColumns<Node> = readonly (readonly [name: string, cell: (node: Node) => string | null])[];

interface HistoryActionsProps<Page extends Connection> {
  /** Of the file. */
  name: string;
  document: HistoryDocument<Page>;
  range: DateTimeRange;
  csv: CsvColumns<NodeOf<Page>>;
}

/** Saves all rows of the period as a file, and prints those on screen. */
export function HistoryActions<Page extends Connection>({ name, document, range, csv }: HistoryActionsProps<Page>) {
  const { t } = useLingui();
  const client = useClient();
  const [isSaving, setSaving] = useState(false);

  async function allRows(): Promise<NodeOf<Page>[]> {
    const nodes: NodeOf<Page>[] = [];
    let after: string | null = null;
    do {
      const variables: HistoryVariables = { range, first: exportPageSize, after };
      const { data, error } = await client.query(document, variables, { requestPolicy: 'network-only' }).toPromise();
      const page: Page | undefined = data?.viewer?.history;
      if (!page) throw error ?? new Error('The platform has no such history.');
      nodes.push(...page.edges.map(({ node }) => node));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    return nodes;
  }

  async function save() {
    setSaving(true);
    try {
      const nodes = await allRows();
      saveCsv(`${name}.csv`, [
        csv.map(([column]) => column),
        ...nodes.map((node) => csv.map(([, cell]) => cell(node) ?? '')),
      ]);
    } catch {
      const message = t({ id: 'HISTORY_SAVE_FAILED', message: 'The file could not be made. Please try again.' });
      showFeedback({ kind: 'error', namespace: 'history', message });
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className={css.notPrinted}>
      <Inline wrap gap="sm">
        <Button
          size="sm"
          variant="ghost"
          icon={DownloadIcon}
          loading={isSaving}
          loadingLabel={t({ id: 'LOADING', message: 'Loading' })}
          onClick={() => void save()}
        >
          {t({ id: 'HISTORY_SAVE', message: 'Save as CSV' })}
        </Button>
        <Button size="sm" variant="ghost" icon={PrintIcon} onClick={() => window.print()}>
          {t({ id: 'HISTORY_PRINT', message: 'Print' })}
        </Button>
      </Inline>
    </div>
  );
}
