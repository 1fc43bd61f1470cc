/** For a query that must not be answered by the cache. What `useQuery` refetches has it already. */
export const networkOnly = { requestPolicy: 'network-only' } as const;
