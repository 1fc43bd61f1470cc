import {
  type AnyVariables,
  type Client,
  createRequest,
  type OperationResult,
  type OperationResultSource,
} from '@urql/core';
import { use, useEffect, useMemo, useState } from 'react';
import { useClient, type UseQueryArgs, type UseQueryState } from 'urql';
import { onEnd, pipe, subscribe, take, toPromise } from 'wonka';
import { latestResult } from './latestResults.ts';
import { networkOnly } from './networkOnly.ts';

type Source<Data, Variables extends AnyVariables> = OperationResultSource<OperationResult<Data, Variables>>;

export type QueryResult<Data, Variables extends AnyVariables> = [
  state: UseQueryState<Data, Variables>,
  /** Requests the data from the platform again, whatever the cache has. */
  refetch: () => void,
];

/**
 * The state of a query: from the first rendering on what the cache has, then each result. The former data stays while other variables have no result of
 * their own, and during a pause.
 *
 * In place of urql's hook, which sets its state while it renders: React forgets that as long as an earlier update of the part is
 * delayed, and renders for ever (decision 45).
 */
export function useQuery<Data = unknown, Variables extends AnyVariables = AnyVariables>({
  query,
  variables,
  pause = false,
  requestPolicy,
  context,
}: UseQueryArgs<Variables, Data>): QueryResult<Data, Variables> {
  const client = useClient();
  const request = useMemo(() => createRequest(query, variables as Variables), [query, variables]);
  const queried = useMemo(
    () => (pause ? null : client.executeQuery<Data, Variables>(request, { requestPolicy, ...context })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for document and variables, whose object may be new in each rendering
    [client, request.key, pause, requestPolicy, context],
  );
  const [refetched, setRefetched] = useState<{ queried: typeof queried; source: Source<Data, Variables> }>();
  const source = refetched?.queried === queried ? (refetched?.source ?? null) : queried;
  // On the server, which renders a part once its query is answered.
  const answer = client.suspense && source !== null ? use(answerOf(client, request.key, source)) : undefined;
  const first = useMemo(() => {
    if (source === null) return idle;
    return answer ?? (source === queried ? readNow(client, request.key, source) : waiting);
  }, [client, request.key, queried, source, answer]);
  const [last, setLast] = useState(() => ({ source, state: next<Data, Variables>(nothing, first) }));
  const state = useMemo(() => (last.source === source ? last.state : next(last.state, first)), [last, source, first]);

  useEffect(
    function follow() {
      if (source === null) return;
      let hasResult = false;
      let isLeft = false;
      const show = (result: Partial<UseQueryState<Data, Variables>>) => {
        hasResult = true;
        const update = () => {
          if (isLeft) return;
          setLast((shown) => {
            const before = shown.source === source ? shown.state : next(shown.state, first);
            const after = next(before, result);
            return after === before ? shown : { source, state: after };
          });
        };
        // A component that renders reads its query, which may answer others as well: React forbids to update them meanwhile.
        if (isReading) queueMicrotask(update);
        else update();
      };
      const { unsubscribe } = pipe(
        source,
        onEnd(() => show(idle)),
        subscribe(show),
      );
      if (!hasResult) show(waiting);
      return () => {
        isLeft = true;
        unsubscribe();
      };
    },
    [source, first],
  );
  return [
    state,
    () =>
      setRefetched({ queried, source: client.executeQuery<Data, Variables>(request, { ...context, ...networkOnly }) }),
  ];
}

const nothing = { fetching: false, stale: false, hasNext: false };
const idle = { fetching: false };
const waiting = { fetching: true };

/** The state after a result; the same object if that changes nothing. */
function next<Data, Variables extends AnyVariables>(
  state: UseQueryState<Data, Variables>,
  result: Partial<UseQueryState<Data, Variables>>,
): UseQueryState<Data, Variables> {
  const { data = result.error ? undefined : state.data, fetching = false, stale = false } = result;
  const after = { ...state, ...result, data, fetching, stale, error: fetching ? state.error : result.error };
  const names = Object.keys(after) as (keyof typeof after)[];
  const isSame = names.every((name) =>
    name === 'operation' ? after.operation?.key === state.operation?.key : after[name] === state[name],
  );
  return isSame ? state : after;
}

let isReading = false;

/** What is known of a query while its component renders, without a request of its own if it is on screen. */
function readNow<Data, Variables extends AnyVariables>(
  client: Client,
  key: number,
  source: Source<Data, Variables>,
): Partial<UseQueryState<Data, Variables>> {
  let result = latestResult(client, key) as OperationResult<Data, Variables> | undefined;
  if (result) return result;
  const wasReading = isReading;
  isReading = true;
  try {
    pipe(
      source,
      subscribe((answer) => void (result = answer)),
    ).unsubscribe();
  } finally {
    isReading = wasReading;
  }
  return result ?? waiting;
}

const answers = new WeakMap<Client, Map<number, Promise<unknown>>>();

/** The same promise for each rendering of a query. */
function answerOf<Result extends OperationResult>(
  client: Client,
  key: number,
  source: OperationResultSource<Result>,
): Promise<Result> {
  const ofClient = answers.get(client) ?? new Map<number, Promise<unknown>>();
  answers.set(client, ofClient);
  const answer = (ofClient.get(key) as Promise<Result> | undefined) ?? pipe(source, take(1), toPromise);
  ofClient.set(key, answer);
  return answer;
}
