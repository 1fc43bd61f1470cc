import { useLingui } from '@lingui/react/macro';
import { Badge, CheckboxGroup, InfoTip, Inline, Stack, Text } from '@lobby/ui-kit';
import { Uploads } from '../upload/Uploads.tsx';
import { isStarted, type WealthRecord } from './declaration.ts';

/** The name of a source, with how far the player has come. */
export function KindTitle({ name, record }: { name: string; record: WealthRecord }) {
  const { t } = useLingui();
  return (
    <Inline as="span" gap="sm" wrap grow>
      <span>{name}</span>
      {record.completed && <Badge tone="success">{t({ id: 'SOW_COMPLETE', message: 'Complete' })}</Badge>}
      {!record.completed && isStarted(record) && (
        <Badge tone="warning">{t({ id: 'SOW_INCOMPLETE', message: 'Not complete' })}</Badge>
      )}
    </Inline>
  );
}

interface KindSectionProps {
  name: string;
  record: WealthRecord;
  /** Ids of what is ticked, saved or not. */
  ticked: readonly string[];
  onTick: (optionIds: readonly string[]) => void;
  disabled: boolean;
}

/** One source: what the player can show for it, the files, and what is missing. */
export function KindSection({ name, record, ticked, onTick, disabled }: KindSectionProps) {
  const { t } = useLingui();
  const { kind, options, files, completed } = record;
  return (
    <Stack gap="md">
      <CheckboxGroup
        label={t({ id: 'SOW_PROOFS', message: `What can you show for it?` })}
        options={options.map(({ id, title, tooltip }) => ({
          value: id,
          label: title,
          aside: tooltip ? (
            <InfoTip label={t({ id: 'SOW_ABOUT', message: `About: ${title}` })} title={title} text={tooltip} />
          ) : undefined,
        }))}
        values={ticked}
        onChange={onTick}
        disabled={disabled}
      />
      <Uploads target={{ sourceOfWealthKind: kind }} files={files} disabled={disabled} />
      {!completed && (
        <Text size="sm">
          {ticked.length === 0
            ? t({ id: 'SOW_MISSING_OPTION', message: `Tick what you can show, to complete ${name}.` })
            : files.length === 0 && t({ id: 'SOW_MISSING_FILE', message: `Upload a file, to complete ${name}.` })}
        </Text>
      )}
    </Stack>
  );
}
