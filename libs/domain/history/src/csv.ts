import { timings } from './timings.ts';

/** A number, which a spreadsheet may take as one; a minus sign before anything else may begin a formula. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** What spreadsheets take for the beginning of a formula, with the wide forms of these signs (OWASP, CSV injection). */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
/** Semicolons and tabs, too: where the comma is the decimal separator, spreadsheets split rows at them. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** Spreadsheets read a file by the language of their user: where it writes `1,5`, commas cannot separate cells. */
function separatorsOf(languageTag: string): { cell: string; decimal: string } {
  const parts = new Intl.NumberFormat(languageTag).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value;
  return decimal === ',' ? { cell: ';', decimal } : { cell: ',', decimal: '.' };
}

function cellOf(value: string, decimal: string): string {
  if (NUMBER.test(value)) return value.replace('.', decimal);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as a CSV file by RFC 4180, as spreadsheets in the language open it: with semicolons and decimal commas where the language has
 * these. No cell can be read as a formula.
 */
export function toCsv(rows: readonly (readonly string[])[], languageTag: string): string {
  const { cell, decimal } = separatorsOf(languageTag);
  return rows.map((row) => `${row.map((value) => cellOf(value, decimal)).join(cell)}\r\n`).join('');
}

/** The mark by which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\u{feff}';

/** Hands the file to the browser's downloads. */
export function saveCsv(name: string, rows: readonly (readonly string[])[], languageTag: string): void {
  const file = new Blob([BYTE_ORDER_MARK, toCsv(rows, languageTag)], { type: 'text/csv;charset=utf-8' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser reads it when the download begins.
  setTimeout(() => URL.revokeObjectURL(url), timings.exportLifetime);
}
