/** Stands at the network's edge in tests: records what leaves and answers with literal payloads. */
export interface SentRequest {
  url: string;
  method: string;
  headers: Headers;
  signal: AbortSignal | null | undefined;
  body: { query: string; operationName: string; variables: Record<string, unknown> };
}
export type Answer = Response | Error | (() => Response | Promise<Response>);

export const json = (payload: unknown, status = 200): Response =>
  new Response(JSON.stringify(payload), { status, headers: { 'content-type': 'application/json' } });

/** Replaces `fetch`; `answer` sees each request in turn. */
export function catchRequests(answer: (request: SentRequest, index: number) => Answer) {
  const sent: SentRequest[] = [];
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request: SentRequest = {
      url: String(input),
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      signal: init?.signal,
      body: JSON.parse(String(init?.body)) as SentRequest['body'],
    };
    const given = answer(request, sent.push(request) - 1);
    if (given instanceof Error) throw given;
    return typeof given === 'function' ? given() : given;
  });
  return { sent, names: () => sent.map(({ body }) => body.operationName), restore: () => spy.mockRestore() };
}
