export { useClient, useMutation, useQuery } from 'urql';
export { withoutBearer } from './auth.ts';
export { createDataClient } from './client.ts';
export type { DataClient, SubscriptionTransport } from './client.ts';
export { errorTypes, toLobbyError } from './errors.ts';
export { idempotent } from './retry.ts';
export { graphql, readFragment, maskFragments } from './graphql.ts';
export type { FragmentOf, ResultOf, TadaDocumentNode, VariablesOf } from './graphql.ts';
export { DataProvider, useDataClient, useViewerQuery, ViewerProvider } from './provider.tsx';
