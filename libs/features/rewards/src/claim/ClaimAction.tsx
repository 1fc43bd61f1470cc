import { Stack } from '@lobby/ui-kit';
import { useId } from 'react';
import { ClaimButton } from './ClaimButton.tsx';
import { ClaimProblem } from './ClaimProblem.tsx';

/** The button that claims a reward, with why that has come to nothing so far. For where the reward has no card. */
export function ClaimAction({ assignationId, name }: { assignationId: string; name: string }) {
  const statusId = useId();
  return (
    <Stack gap="sm">
      <ClaimButton assignationId={assignationId} name={name} describedBy={statusId} />
      <div role="status" id={statusId}>
        <ClaimProblem assignationId={assignationId} />
      </div>
    </Stack>
  );
}
