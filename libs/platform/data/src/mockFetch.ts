/** Answers operations by name in place of the back end, for testers: the data as the wire has it. */
export function createMockFetch(mockData: Readonly<Record<string, unknown>>, otherwise: typeof fetch): typeof fetch {
  return async (input, init) => {
    const name = operationNameIn(init?.body);
    if (name === null || !Object.hasOwn(mockData, name)) return otherwise(input, init);
    return new Response(JSON.stringify({ data: mockData[name] }), { headers: { 'content-type': 'application/json' } });
  };
}

function operationNameIn(body: BodyInit | null | undefined): string | null {
  if (typeof body !== 'string') return null;
  const { operationName } = JSON.parse(body) as { operationName?: string };
  return operationName ?? null;
}
