export { useClient, useMutation, useQuery } from 'urql';
export { createDataClient } from './client.ts';
export type { DataClient, SubscriptionTransport } from './client.ts';
export { errorTypes, toLobbyError } from './errors.ts';
export { graphql, readFragment, maskFragments } from './graphql.ts';
export type { FragmentOf, ResultOf, TadaDocumentNode, VariablesOf } from './graphql.ts';
export { useViewerQuery } from './hooks.ts';
export { DataProvider, useDataClient, ViewerProvider } from './provider.tsx';
