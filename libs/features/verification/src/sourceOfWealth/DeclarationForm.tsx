import { useLingui } from '@lingui/react/macro';
import type { SourceOfWealth } from '@lobby/contracts';
import { RetryButton } from '@lobby/fallbacks';
import { useListFormat } from '@lobby/i18n';
import { useStore } from '@lobby/runtime';
import { Accordion, Button, Heading, Icon, Inline, Stack, SuccessIcon, Text, WarningIcon } from '@lobby/ui-kit';
import { type ReactNode, useId, useState } from 'react';
import { isUnderWay } from '../upload/uploadQueue.ts';
import { useUploadQueue } from '../upload/useUploads.ts';
import { isStarted, type WealthRecord } from './declaration.ts';
import type { DeclarationRejection } from './declaration.machine.ts';
import { KindSection, KindTitle } from './KindSection.tsx';
import { useDeclaration } from './useDeclaration.ts';
import { useKindNames } from './useKindNames.ts';

interface DeclarationFormProps {
  records: readonly WealthRecord[];
  /** Sources for which the operator requests documents: they are expanded at first, as are those that are begun. */
  requested: readonly SourceOfWealth[];
  /** Heading level of its title. */
  level: 2 | 3;
}

/** All six sources, any of which may be declared; each change is saved at once, and all of them are submitted together. */
export function DeclarationForm({ records, requested, level }: DeclarationFormProps) {
  const { t } = useLingui();
  const names = useKindNames();
  const listOf = useListFormat();
  const reasonId = useId();
  const order = Object.keys(names);
  const sortedRecords = records.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const declaration = useDeclaration(records);
  const { isSubmitting } = declaration;
  const [openAtFirst] = useState(() =>
    records
      .filter((record) => !record.completed && (isStarted(record) || requested.includes(record.kind)))
      .map(({ kind }) => kind),
  );
  const incomplete = records.filter((record) => !record.completed && isStarted(record)).map(({ kind }) => names[kind]);
  const isUploading = useStore(useUploadQueue().uploads).some(
    (upload) => 'sourceOfWealthKind' in upload.target && isUnderWay(upload),
  );
  const missing = isUploading
    ? t({ id: 'SOW_UPLOADING', message: 'You can hand it over when all files have been uploaded.' })
    : incomplete.length > 0
      ? t({ id: 'SOW_STILL_INCOMPLETE', message: `Not complete yet: ${listOf(incomplete)}.` })
      : records.some(({ completed }) => completed)
        ? null
        : t({ id: 'SOW_NONE_COMPLETE', message: 'Complete one source at least.' });
  const title = t({ id: 'SOW_FORM_TITLE', message: 'Where does your money come from?' });

  return (
    <Stack as="section" gap="lg" aria-label={title}>
      <Stack gap="xs">
        <Heading level={level} size="h4">
          {title}
        </Heading>
        <Text tone="muted">
          {t({
            id: 'SOW_FORM_TEXT',
            message:
              'Open each source that applies, tick what you can show for it, and upload it. Everything is saved as you go: you can stop and come back.',
          })}
        </Text>
      </Stack>
      <Accordion
        multiple
        level={level === 2 ? 3 : 4}
        defaultOpen={openAtFirst}
        items={sortedRecords.map((record) => ({
          value: record.kind,
          title: <KindTitle name={names[record.kind]} record={record} />,
          content: (
            <KindSection
              name={names[record.kind]}
              record={record}
              ticked={declaration.tickedOf(record)}
              onTick={(optionIds) => declaration.save(record.kind, optionIds)}
              disabled={isSubmitting}
            />
          ),
        }))}
      />
      <Saving declaration={declaration} />
      <Stack gap="sm">
        <Button
          size="lg"
          block
          disabled={missing !== null}
          loading={isSubmitting}
          loadingLabel={t({ id: 'SOW_SENDING', message: 'One moment …' })}
          aria-describedby={reasonId}
          onClick={declaration.submit}
        >
          {t({ id: 'SOW_SUBMIT', message: 'Hand it over' })}
        </Button>
        <Text id={reasonId} size="sm" tone="muted" align="center">
          {missing ??
            t({ id: 'SOW_SUBMIT_TEXT', message: 'We check it then, and you cannot change it until we have done so.' })}
        </Text>
      </Stack>
    </Stack>
  );
}

type Saved = Pick<ReturnType<typeof useDeclaration>, 'state' | 'retry' | 'acknowledge'>;

/** Whether the platform has what is on screen; what it has not goes on being sent. */
export function Saving({ declaration: { state, retry, acknowledge } }: { declaration: Saved }) {
  const { t } = useLingui();
  const { rejection } = state.context;
  if (state.matches('unanswered'))
    return (
      <Problem
        text={t({
          id: 'SOW_NOT_SAVED',
          message:
            'We could not reach the server: your last change is not saved yet. We keep trying while this is open.',
        })}
        action={<RetryButton size="sm" onClick={retry} />}
      />
    );
  if (rejection) return <Rejected rejection={rejection} onContinue={acknowledge} />;
  return (
    <div role="status">
      <Inline gap="sm">
        {state.matches('saved') && (
          <Text as="span" tone="success">
            <Icon of={SuccessIcon} size="sm" />
          </Text>
        )}
        <Text size="sm" tone="muted">
          {state.matches('saved')
            ? t({ id: 'SOW_SAVED', message: 'All changes are saved.' })
            : t({ id: 'SOW_SAVING', message: 'Saving …' })}
        </Text>
      </Inline>
    </div>
  );
}

function Rejected({ rejection, onContinue }: { rejection: DeclarationRejection; onContinue: () => void }) {
  const { t } = useLingui();
  return (
    <Problem
      text={
        rejection === 'SourceOfWealthIncomplete'
          ? t({
              id: 'SOW_REJECTED_INCOMPLETE',
              message:
                'Something of it is missing: it may have been changed in another window. This is what we have now.',
            })
          : t({
              id: 'SOW_REJECTED_NOT_REQUIRED',
              message: 'It cannot be changed any more: it has been handed over, or we do not need it.',
            })
      }
      action={
        <Button size="sm" variant="secondary" onClick={onContinue}>
          {t({ id: 'OK', message: 'OK' })}
        </Button>
      }
    />
  );
}

function Problem({ text, action }: { text: string; action: ReactNode }) {
  return (
    <Inline gap="sm" wrap>
      <Inline gap="sm" grow>
        <Text as="span" tone="warning">
          <Icon of={WarningIcon} />
        </Text>
        <div role="alert">
          <Text weight="medium">{text}</Text>
        </div>
      </Inline>
      {action}
    </Inline>
  );
}
