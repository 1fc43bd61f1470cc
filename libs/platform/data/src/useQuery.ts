import {
  type AnyVariables,
  type Client,
  createRequest,
  type OperationResult,
  type OperationResultSource,
} from '@urql/core';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { useClient, type UseQueryArgs, type UseQueryState } from 'urql';
import { onEnd, pipe, subscribe, take, toPromise } from 'wonka';
import { latestResult } from './latestResults.ts';
import { networkOnly } from './networkOnly.ts';

type Source<Data, Variables extends AnyVariables> = OperationResultSource<OperationResult<Data, Variables>>;

/** What is followed from one change of variables, of the pause, or refetch to the next. */
interface Query<Data, Variables extends AnyVariables> {
  /** Null during a pause. */
  source: Source<Data, Variables> | null;
}

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
  const queried: Query<Data, Variables> = useMemo(
    () => ({ source: pause ? null : client.executeQuery<Data, Variables>(request, { requestPolicy, ...context }) }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for document and variables, whose object may be new in each rendering
    [client, request.key, pause, requestPolicy, context],
  );
  const [refetched, setRefetched] = useState<{ of: Query<Data, Variables>; query: Query<Data, Variables> }>();
  const current = refetched?.of === queried ? refetched.query : queried;
  const { source } = current;
  // On the server, which renders a part once its query is answered.
  const answer = client.suspense && source !== null ? use(answerOf(client, request.key, source)) : undefined;
  const first = useMemo(() => {
    if (source === null) return idle;
    return answer ?? (current === queried ? readNow(client, request.key, source) : waiting);
  }, [client, request.key, current, queried, source, answer]);
  const [last, setLast] = useState(() => ({ query: current, state: next<Data, Variables>(nothing, first) }));
  // What was set last: React may render a component once more even if it sets what it has.
  const set = useRef(last);
  const state = useMemo(() => (last.query === current ? last.state : next(last.state, first)), [last, current, first]);

  useEffect(
    function follow() {
      let isLeft = false;
      let delayed = 0;
      const show = (result: Partial<UseQueryState<Data, Variables>>) => {
        const { query, state: shown } = set.current;
        const before = query === current ? shown : next(shown, first);
        const after = next(before, result);
        if (after === before && query === current) return;
        set.current = { query: current, state: after };
        setLast(set.current);
      };
      // A component that renders reads its query, which may answer others as well: React forbids to update them meanwhile.
      const showInTurn = (result: Partial<UseQueryState<Data, Variables>>) => {
        if (!isReading && delayed === 0) return show(result);
        delayed += 1;
        queueMicrotask(() => {
          delayed -= 1;
          if (!isLeft) show(result);
        });
      };
      if (current.source === null) return show(idle);
      let hasResult = false;
      const { unsubscribe } = pipe(
        current.source,
        onEnd(() => !isLeft && showInTurn(idle)),
        subscribe((result) => {
          hasResult = true;
          showInTurn(result);
        }),
      );
      if (!hasResult) show(waiting);
      return () => {
        isLeft = true;
        unsubscribe();
      };
    },
    [current, first],
  );
  const refetch = () =>
    setRefetched({
      of: queried,
      query: { source: client.executeQuery<Data, Variables>(request, { ...context, ...networkOnly }) },
    });
  return [state, refetch];
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
