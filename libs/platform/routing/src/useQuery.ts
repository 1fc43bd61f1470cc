import { use, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate, useSearchParams } from 'react-router';
import * as v from 'valibot';
import { withoutParams } from './paths.ts';

/**
 * A query parameter, parsed at this edge; null when it is absent or does not fit the schema. Setting
 * it to null takes it away; the history gets no entry, since a filter is not a page.
 */
export function useQueryParam<Value = string>(
  name: string,
  schema?: v.GenericSchema<string, Value>,
): [value: Value | null, set: (next: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const raw = params.get(name);
  const set = (next: string | null) => {
    setParams(
      (previous) => {
        if (next === null) previous.delete(name);
        else previous.set(name, next);
        return previous;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  if (raw === null) return [null, set];
  if (schema === undefined) return [raw as Value, set];
  const parsed = v.safeParse(schema, raw);
  return [parsed.success ? parsed.output : null, set];
}

/**
 * Takes parameters out of the address by replacing the history entry. Several calls
 * in one tick add up: each starts from where the router is heading, not from what was last rendered.
 */
export function useRemoveQuery(): (names: readonly string[]) => void {
  const navigate = useNavigate();
  const rendered = useLocation();
  const latest = useRef(rendered);
  useEffect(
    function follow() {
      latest.current = rendered;
    },
    [rendered],
  );
  const router = use(DataRouterContext)?.router;

  return (names) => {
    const heading = router?.state.navigation.location ?? router?.state.location ?? latest.current;
    const search = withoutParams(heading.search, names);
    if (search === heading.search) return;
    latest.current = { ...heading, search };
    void navigate({ ...heading, search }, { replace: true, state: heading.state, preventScrollReset: true });
  };
}
