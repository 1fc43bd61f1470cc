import type { ObjectTypeName, SubscriptionContribution } from '@lobby/contracts';
import type { SubscriptionTransport, TadaDocumentNode } from '@lobby/data';

/** Of the data client. */
export type Cache = Parameters<SubscriptionTransport['updates'][string]>[2];
export type Response = Parameters<SubscriptionTransport['patchOutdatedResult']>[0];
type Query = Parameters<SubscriptionTransport['patchOutdatedResult']>[0]['operation']['query'];

/** One subscription of the player's, and what its events change: by the domain or feature that knows both. */
export interface LiveSubscription<Event> extends SubscriptionContribution {
  document: TadaDocumentNode<Record<string, Event>, object>;
  /** At once; components render from it. */
  changeCache?(cache: Cache, event: Event): void;
  /** For a response that was requested before the event and arrives after it. */
  changeResponse?(response: Response, event: Event): void;
  /** This many of the newest events are compared with such responses; 1 where it is not set. */
  newest?: number;
  /** Requested after an event, at once and then at most once per `refetchInterval`. */
  refetch?: readonly Query[];
  /** With each event comes one of these, so that `DataChanged` does not request the same once more. */
  comesWithDataChanged?: true;
  /** Requested with each connection until there is a response, since it may have changed before. */
  current?: Query;
  /** What missed events may have changed: requested after an interruption. */
  types?: readonly ObjectTypeName[];
  /** The first listener also gets this many of the events from before it. */
  missed?: number;
}

/** Checks a contribution: its field is one of the document's. */
export const liveSubscription = <Field extends string, Event>(
  subscription: Omit<LiveSubscription<Event>, 'field' | 'document'> & {
    field: Field;
    document: TadaDocumentNode<Record<Field, Event>, object>;
  },
): LiveSubscription<Event> => subscription as unknown as LiveSubscription<Event>;
