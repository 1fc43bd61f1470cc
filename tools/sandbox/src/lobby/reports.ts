import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { readBody, sendText } from '../net/http.ts';

/** Path to which browsers send CSP violation reports. */
export const cspReportPath = '/api/csp-reports';

const maxBytes = 16 * 1024;
/** The endpoint is public: further reports in the same minute are accepted but not logged. */
const maxPerMinute = 20;

const text = v.optional(v.string());
/** A list of reports (`report-to`), or a single one in the older form (`report-uri`). */
const reportsSchema = v.union([
  v.pipe(
    v.array(
      v.object({
        type: v.literal('csp-violation'),
        body: v.object({ documentURL: text, blockedURL: text, effectiveDirective: text }),
      }),
    ),
    v.transform((reports) => reports.map(({ body }) => body)),
  ),
  v.pipe(
    v.object({ 'csp-report': v.object({ 'document-uri': text, 'blocked-uri': text, 'effective-directive': text }) }),
    v.transform(({ 'csp-report': report }) => [
      {
        documentURL: report['document-uri'],
        blockedURL: report['blocked-uri'],
        effectiveDirective: report['effective-directive'],
      },
    ]),
  ),
]);

/** The query of a URL may carry tokens, which must not be logged. `inline` and `eval` are not URLs and stay as they are. */
function withoutQuery(address = ''): string {
  const url = URL.parse(address);
  return (url ? `${url.protocol}//${url.host}${url.pathname}` : address).replace(/[^\x20-\x7e]/g, '').slice(0, 200);
}

let minute = 0;
let logged = 0;
function isWithinRate(): boolean {
  const now = Math.floor(Date.now() / 60_000);
  if (now !== minute) [minute, logged] = [now, 0];
  logged += 1;
  return logged <= maxPerMinute;
}

/** Accepts CSP violation reports and logs one line for each. */
export async function receiveReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') return sendText(response, 405, 'Only POST.');
  let content: unknown;
  try {
    content = JSON.parse(await readBody(request, maxBytes));
  } catch {
    return sendText(response, 400, 'Not a report.');
  }
  const reports = v.safeParse(reportsSchema, content);
  if (!reports.success) return sendText(response, 400, 'Not a report.');
  for (const { documentURL, blockedURL, effectiveDirective = '' } of reports.output)
    if (isWithinRate())
      console.warn(
        `Content security policy: ${withoutQuery(effectiveDirective)} refused ${withoutQuery(blockedURL)} on ${withoutQuery(documentURL)}`,
      );
  response.writeHead(204).end();
}
