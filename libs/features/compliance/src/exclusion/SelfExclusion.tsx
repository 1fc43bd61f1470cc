import { useLingui } from '@lingui/react/macro';
import { playBlock, useSession } from '@lobby/player';
import { Button, Card, Heading, Inline, Stack, Text, TextField } from '@lobby/ui-kit';
import { useState } from 'react';
import { multipleSelfExclusionOptions } from 'virtual:lobby-build';
import { useNow } from '../time.ts';
import { Consequences } from './Consequences.tsx';
import { type ExclusionOption, needsTyping } from './exclusion.machine.ts';
import { LengthChoice } from './LengthChoice.tsx';
import { Refused, Sending, Started } from './Outcome.tsx';
import { Step } from './Step.tsx';
import { useExclusion, useExclusionTexts } from './useExclusion.ts';

/** Choice, confirmation and beginning of a time-out or self-exclusion, by `exclusionMachine`. */
export function SelfExclusion({ options }: { options: readonly ExclusionOption[] }) {
  const { t } = useLingui();
  const [snapshot, send] = useExclusion();
  const { nameOf, endOf } = useExclusionTexts();
  const { option, refusal } = snapshot.context;
  const inForceUntil = useEndInForce();
  const offered = options.filter(({ endsAt }) => isLonger(endsAt, inForceUntil));
  const [first] = offered;
  const onlyOne = multipleSelfExclusionOptions ? undefined : first;

  function goOn() {
    if (onlyOne) send({ type: 'CHOOSE', option: onlyOne });
    send({ type: 'CONTINUE' });
  }
  return (
    <>
      {(snapshot.matches('choosing') || snapshot.matches('refused')) && (
        <Stack gap="lg">
          {snapshot.matches('refused') && (
            <div role="alert">
              <Refused refusal={refusal} />
            </div>
          )}
          {inForceUntil !== null && <Consequences />}
          {first && (
            <Card>
              <Stack gap="lg">
                {multipleSelfExclusionOptions ? (
                  <LengthChoice
                    options={offered}
                    chosen={option}
                    isExtension={inForceUntil !== null}
                    onChoose={(chosen) => send({ type: 'CHOOSE', option: chosen })}
                  />
                ) : (
                  <Stack gap="xxs">
                    <Text weight="medium">{nameOf(first)}</Text>
                    <Text tone="muted" size="sm">
                      {endOf(first)}
                    </Text>
                  </Stack>
                )}
                {inForceUntil === null && <Consequences />}
                <Inline>
                  <Button disabled={!onlyOne && (option === null || snapshot.matches('refused'))} onClick={goOn}>
                    {t({ id: 'CONTINUE', message: 'Continue' })}
                  </Button>
                </Inline>
              </Stack>
            </Card>
          )}
        </Stack>
      )}
      {snapshot.matches('confirming') && option && (
        <Step key="confirming">
          <Confirmation
            option={option}
            onBack={() => send({ type: 'BACK' })}
            onConfirm={(isTyped) => send({ type: 'CONFIRM', isTyped })}
          />
        </Step>
      )}
      {(snapshot.matches('sending') || snapshot.matches('unanswered')) && (
        <Step key="sending">
          <Sending isUnanswered={snapshot.matches('unanswered')} onRetry={() => send({ type: 'RETRY' })} />
        </Step>
      )}
      {snapshot.matches('started') && (
        <Step key="started">
          <Stack gap="lg">
            <Started />
            <Consequences />
          </Stack>
        </Step>
      )}
    </>
  );
}

/** When what is in force ends, ISO 8601; null where nothing is. */
function useEndInForce(): string | null {
  const { player } = useSession();
  const now = useNow(30_000);
  if (player === null) return null;
  const block = playBlock(player, new Date(now));
  if (block === 'self-exclusion') return player.selfExclusionDetails?.exclusionEndsAt ?? null;
  return block === 'timeout' ? (player.timeouts?.timeoutEndsAt ?? null) : null;
}

const isLonger = (endsAt: string | null, inForceUntil: string | null): boolean =>
  inForceUntil === null ||
  (endsAt === null ? !inForceUntil.startsWith('9999') : new Date(endsAt) > new Date(inForceUntil));

interface ConfirmationProps {
  option: ExclusionOption;
  onBack: () => void;
  onConfirm: (isTyped: boolean) => void;
}

function Confirmation({ option, onBack, onConfirm }: ConfirmationProps) {
  const { t } = useLingui();
  const { nameOf, endOf } = useExclusionTexts();
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const word = t({ id: 'EXCLUSION_WORD', message: 'EXCLUDE' });
  const isTyped = typed.trim().toLocaleUpperCase() === word.toLocaleUpperCase();

  function confirm() {
    if (needsTyping(option) && !isTyped) setIsRefused(true);
    else onConfirm(isTyped);
  }
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Stack gap="lg">
          <Stack gap="xs">
            <Heading level={2} size="h4">
              {nameOf(option)}
            </Heading>
            <Text>{endOf(option)}</Text>
          </Stack>
          <Consequences />
          {needsTyping(option) && (
            <TextField
              label={t({ id: 'EXCLUSION_TYPE', message: `Type ${word} to confirm` })}
              value={typed}
              autoComplete="off"
              required
              onChange={setTyped}
              error={
                isRefused && !isTyped
                  ? t({ id: 'EXCLUSION_TYPE_ERROR', message: `This is not the word ${word}.` })
                  : undefined
              }
            />
          )}
          <Inline gap="md" wrap>
            <Button type="submit">{t({ id: 'EXCLUSION_START', message: 'Begin now' })}</Button>
            <Button variant="secondary" onClick={onBack}>
              {t({ id: 'BACK', message: 'Back' })}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
