export type { NodeOf, PageOf } from './connection.ts';
export { History } from './History.tsx';
export type { CsvColumns } from './HistoryActions.tsx';
export { Figure, HistoryRow, HistoryRows, RowSkeletons } from './HistoryRow.tsx';
export type { SortFields } from './useSort.tsx';
