import type { Edges } from '../net/edges.ts';
import { platformSchema } from '../graphql/schema.ts';
import { protocols } from '../realtime/server.ts';

/** Everything that the platform has. */
export const wholeEdges: Edges = {
  schema: platformSchema,
  protocols,
  takesProofs: true,
  servesPages: true,
  rejectionOf: () => undefined,
  reduce: (_name, body) => body,
};
