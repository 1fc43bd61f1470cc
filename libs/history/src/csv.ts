import { timings } from './timings.ts';

/** A number, which a spreadsheet may take as one; a minus sign before anything else may begin a formula. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** What spreadsheets take for the beginning of a formula, with the wide forms of these signs (OWASP, CSV injection). */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
/** Semicolons and tabs, too: where the comma is the decimal separator, spreadsheets split rows at them. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

function cellOf(value: string): string {
  const harmless = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as a CSV file by RFC 4180; no cell can be read as a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** The mark by which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\u{feff}';

/** Hands the file to the browser's downloads. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser reads it when the download begins.
  setTimeout(() => URL.revokeObjectURL(url), timings.exportLifetime);
}
