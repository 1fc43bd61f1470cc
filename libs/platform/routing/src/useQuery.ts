import * as v from 'valibot';
import { useLocation } from './location.ts';
import { useDestination, useNavigate } from './navigate.ts';
import { withoutParams } from './paths.ts';

interface SetOptions {
  /** Before the event's handler returns, as for a choice that shows what was pressed; never in an effect. */
  atOnce?: boolean;
}

/**
 * The parameters of the query, and a function that sets some of them, each to all of its values; none removes it. The others stay, as do those that
 * were set a moment ago. The history entry is replaced, as a filter is not a page.
 */
export function useQueryParams(): [
  params: URLSearchParams,
  set: (changes: Readonly<Record<string, readonly string[]>>, options?: SetOptions) => void,
] {
  const navigate = useNavigate();
  const { search } = useLocation();
  const destination = useDestination();
  const set = (changes: Readonly<Record<string, readonly string[]>>, { atOnce = false }: SetOptions = {}) => {
    const { pathname, search: former, hash, state } = destination();
    const params = new URLSearchParams(former);
    for (const [name, values] of Object.entries(changes)) {
      params.delete(name);
      for (const value of values) params.append(name, value);
    }
    void navigate(
      { pathname, search: params.toString(), hash },
      { replace: true, state: state as unknown, preventScrollReset: true, flushSync: atOnce },
    );
  };
  return [new URLSearchParams(search), set];
}

/**
 * A query parameter, parsed; null when it is absent or does not match the schema. Setting it to null
 * removes it, as {@link useQueryParams} does.
 */
export function useQueryParam<Value = string>(
  name: string,
  schema?: v.GenericSchema<string, Value>,
): [value: Value | null, set: (next: string | null) => void] {
  const [params, setParams] = useQueryParams();
  const raw = params.get(name);
  const set = (next: string | null) => setParams({ [name]: next === null ? [] : [next] });
  if (raw === null) return [null, set];
  if (schema === undefined) return [raw as Value, set];
  const parsed = v.safeParse(schema, raw);
  return [parsed.success ? parsed.output : null, set];
}

/**
 * Removes parameters from the address by replacing the history entry. Several calls in
 * one tick are combined: each starts from the location of the pending navigation, not from the rendered one.
 */
export function useRemoveQuery(): (names: readonly string[]) => void {
  const navigate = useNavigate();
  const destination = useDestination();
  return (names) => {
    const { search: former, ...address } = destination();
    const search = withoutParams(former, names);
    if (search === former) return;
    void navigate({ ...address, search }, { replace: true, state: address.state, preventScrollReset: true });
  };
}
