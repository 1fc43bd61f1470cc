import type { IncomingMessage } from 'node:http';
import type { GraphQLSchema } from 'graphql';

/** What of the platform and its partners is to be seen from outside. */
export interface Edges {
  schema: GraphQLSchema;
  /** Subprotocols of the GraphQL socket. */
  protocols: readonly string[];
  /** Whether a proof may come with an access token, to show that its sender holds a key (RFC 9449). */
  takesProofs: boolean;
  /** Whether visitors get the pages that were rendered ahead, which carry answers to any operation. */
  servesPages: boolean;
  /** The status with which a request is rejected; undefined: it is not. */
  rejectionOf(request: Pick<IncomingMessage, 'headers' | 'url'>): 400 | 404 | undefined;
  /** What is sent of an answer or a frame of this name; undefined: nothing. */
  reduce(name: string, body: object): object | undefined;
}
