import { useQuery } from 'urql';
import type { AnyVariables, UseQueryArgs, UseQueryResponse } from 'urql';
import { useIsSignedIn } from './provider.tsx';

/** `useQuery` for data of the signed-in player: paused for visitors and until LOGGED_IN (R-6-003). */
export function useViewerQuery<Data = unknown, Variables extends AnyVariables = AnyVariables>(
  args: UseQueryArgs<Variables, Data>,
): UseQueryResponse<Data, Variables> {
  const signedIn = useIsSignedIn();
  return useQuery<Data, Variables>({ ...args, pause: args.pause === true || !signedIn });
}
