import { useLingui } from '@lingui/react/macro';
import type { ConsentPurpose } from '@lobby/consent';
import { Badge, Inline, Stack, Switch, Text } from '@lobby/ui-kit';
import { usePurposeNames } from './consentTexts.ts';

/** Everything that a category is asked for: the lobby's own purposes and the operator's partners. */
export function PurposeList({
  label,
  purposes,
  newIds,
  separate,
  refused,
  onToggle,
}: {
  label: string;
  purposes: readonly ConsentPurpose[];
  /** Ids of what is new. */
  newIds: readonly string[];
  /** Ids of what has a switch of its own. */
  separate: readonly string[];
  /** Ids of those that are off. */
  refused: readonly string[];
  onToggle: (id: string, isAllowed: boolean) => void;
}) {
  const { t } = useLingui();
  const nameOf = usePurposeNames(purposes);
  if (purposes.length === 0) return null;
  const newMark = t({ id: 'CONSENT_NEW', message: 'New' });
  return (
    <Stack as="ul" gap="sm" aria-label={label}>
      {purposes.map(({ id }) => (
        <li key={id}>
          {separate.includes(id) ? (
            <Switch
              label={nameOf(id)}
              hint={newIds.includes(id) ? newMark : undefined}
              checked={!refused.includes(id)}
              onChange={(isAllowed) => onToggle(id, isAllowed)}
            />
          ) : (
            <Inline gap="sm" wrap>
              {newIds.includes(id) && <Badge tone="info">{newMark}</Badge>}
              <Text size="sm">{nameOf(id)}</Text>
            </Inline>
          )}
        </li>
      ))}
    </Stack>
  );
}
