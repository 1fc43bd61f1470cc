import { useLingui } from '@lingui/react/macro';
import { RetryButton } from '@lobby/fallbacks';
import { Button, Inline, Stack, Status, Text } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import type { Limit } from './limit.ts';
import type { ChangeRejection } from './limitChange.machine.ts';
import { LimitForm } from './LimitForm.tsx';
import { useLimitFormat } from './limitTexts.ts';
import type { useLimitChange } from './useLimitChange.ts';
import { useProtection } from './useProtection.ts';

interface ChangePanelProps {
  limit: Limit;
  name: string;
  currency: string;
  change: ReturnType<typeof useLimitChange>;
  increaseBlock: string | null;
}

/** A change of a limit from its beginning to its end. What was typed stays until then, whatever goes wrong. */
export function ChangePanel({ limit, name, currency, change, increaseBlock }: ChangePanelProps) {
  const { t } = useLingui();
  const write = useLimitFormat(currency);
  const { increaseDelayHours } = useProtection();
  const { state, send, cancel } = change;
  const { request, rejection } = state.context;
  const isBusy = state.hasTag('busy');
  const value = limit.value ? write(limit.value) : t({ id: 'LIMIT_NONE', message: 'No limit' });
  const pending = limit.pendingChange;
  const pendingValue = pending?.value ? write(pending.value) : t({ id: 'LIMIT_NONE', message: 'No limit' });
  const rejections = useRejectionTexts();
  const cancelButton = (
    <Button variant="ghost" onClick={cancel}>
      {t({ id: 'LIMIT_CANCEL', message: 'Cancel' })}
    </Button>
  );
  const continueButton = (
    <Button variant="secondary" onClick={() => send({ type: 'CONTINUE' })}>
      {t({ id: 'LIMIT_CONTINUE', message: 'Continue' })}
    </Button>
  );

  return (
    <Stack gap="md">
      {(request === null || request.type === 'set') && (
        <LimitForm
          limit={limit}
          name={name}
          currency={currency}
          increaseBlock={increaseBlock}
          status={isBusy ? 'busy' : state.matches('editing') ? 'ready' : 'paused'}
          onSubmit={change.submit}
          onCancel={cancel}
        />
      )}
      {state.matches('askingRemoval') && (
        <Question
          text={t({
            id: 'LIMIT_REMOVE_TEXT',
            message: `Remove this limit? It stays in force for ${increaseDelayHours} hours, and until you confirm after that.`,
          })}
        >
          <Button variant="secondary" onClick={() => send({ type: 'AGREE' })}>
            {t({ id: 'LIMIT_REMOVE_REQUEST', message: 'Request removal' })}
          </Button>
          {cancelButton}
        </Question>
      )}
      {isBusy && request?.type !== 'set' && (
        <Status>
          <Text>{t({ id: 'LIMIT_SENDING', message: 'One moment …' })}</Text>
        </Status>
      )}
      {state.matches('unreachable') && (
        <Question
          role="alert"
          text={t({
            id: 'LIMIT_UNREACHABLE',
            message:
              'We could not reach the server, so it is not known whether your change has arrived. Trying again checks that first.',
          })}
        >
          <RetryButton onClick={() => send({ type: 'RETRY' })} />
          {cancelButton}
        </Question>
      )}
      {state.matches('rejected') && rejection && (
        <Question role="alert" text={rejections[rejection]}>
          {continueButton}
        </Question>
      )}
      {state.matches('replaced') && (
        <Question
          role="alert"
          text={
            pending
              ? t({
                  id: 'LIMIT_REPLACED_PENDING',
                  message: `This limit was changed in another window or on another device. In force now: ${value}. Requested: ${pendingValue}. Nothing of this change has been saved.`,
                })
              : t({
                  id: 'LIMIT_REPLACED',
                  message: `This limit was changed in another window or on another device. In force now: ${value}. Nothing of this change has been saved.`,
                })
          }
        >
          {continueButton}
          {cancelButton}
        </Question>
      )}
    </Stack>
  );
}

function Question({ text, role, children }: { text: string; role?: 'alert'; children: ReactNode }) {
  return (
    <Stack gap="sm">
      <div role={role}>
        <Text weight="medium">{text}</Text>
      </div>
      <Inline wrap gap="sm">
        {children}
      </Inline>
    </Stack>
  );
}

/** Why the platform rejects a change. The lobby shows one that is no longer pending as replaced. */
function useRejectionTexts(): Readonly<Record<ChangeRejection, string>> {
  const { t } = useLingui();
  const gone = t({ id: 'LIMIT_NOT_OFFERED', message: 'This limit is not offered any more.' });
  return {
    LimitNotOffered: gone,
    LimitChangeNotPending: gone,
    LimitValueInvalid: t({ id: 'LIMIT_VALUE_INVALID', message: 'This value is not accepted. Choose another one.' }),
    LimitIncreaseBlocked: t({
      id: 'LIMIT_INCREASE_BLOCKED',
      message: 'Your deposit limits cannot be raised or removed. Contact us to find out why.',
    }),
    PlayerBlocked: t({
      id: 'LIMIT_PLAYER_BLOCKED',
      message: 'While you may not play, limits can be lowered but not raised or removed.',
    }),
    LimitChangeNotDue: t({ id: 'LIMIT_NOT_DUE', message: 'This change still has to wait.' }),
  };
}
