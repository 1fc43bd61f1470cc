import { useLingui } from '@lingui/react/macro';
import { usePlayBlock, useSession } from '@lobby/player';
import { Button, Card, Form, FormCheckbox, Heading, Inline, Stack, SubmitButton, Text } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
import { Consequences } from './Consequences.tsx';
import { type ExclusionOption, needsTick } from './exclusion.machine.ts';
import { LengthChoice } from './LengthChoice.tsx';
import { Rejected, Sending, Started } from './Outcome.tsx';
import { Step } from './Step.tsx';
import { useExclusion, useExclusionTexts } from './useExclusion.ts';

/** Choice, confirmation and beginning of a time-out or self-exclusion, by `exclusionMachine`. */
export function SelfExclusion({ options }: { options: readonly ExclusionOption[] }) {
  const { t } = useLingui();
  const [snapshot, send] = useExclusion();
  const { nameOf, endOf } = useExclusionTexts();
  const { option, rejection } = snapshot.context;
  const inForceUntil = useEndInForce();
  const offered = options.filter(({ endsAt }) => isLonger(endsAt, inForceUntil));
  const [first] = offered;
  const onlyOne = build.multipleSelfExclusionOptions ? undefined : first;

  function goOn() {
    if (onlyOne) send({ type: 'CHOOSE', option: onlyOne });
    send({ type: 'CONTINUE' });
  }
  return (
    <>
      {(snapshot.matches('choosing') || snapshot.matches('rejected')) && (
        <Stack gap="lg">
          {snapshot.matches('rejected') && (
            <div role="alert">
              <Rejected rejection={rejection} />
            </div>
          )}
          {inForceUntil !== null && <Consequences />}
          {first && (
            <Card>
              <Stack gap="lg">
                {build.multipleSelfExclusionOptions ? (
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
                  <Button disabled={!onlyOne && (option === null || snapshot.matches('rejected'))} onClick={goOn}>
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
            onConfirm={(isTicked) => send({ type: 'CONFIRM', isTicked })}
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
  const block = usePlayBlock();
  if (block === 'self-exclusion') return player?.selfExclusionDetails?.exclusionEndsAt ?? null;
  return block === 'timeout' ? (player?.timeouts?.timeoutEndsAt ?? null) : null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The same length may be chosen again, since it ends later by the time that has passed; not before that is a day, as just
 * after the beginning it would promise more and add seconds.
 */
const isLonger = (endsAt: string | null, inForceUntil: string | null): boolean =>
  inForceUntil === null ||
  (endsAt === null ? !inForceUntil.startsWith('9999') : Date.parse(endsAt) - Date.parse(inForceUntil) >= DAY_MS);

interface ConfirmationProps {
  option: ExclusionOption;
  onBack: () => void;
  onConfirm: (isTicked: boolean) => void;
}

function Confirmation({ option, onBack, onConfirm }: ConfirmationProps) {
  const { t } = useLingui();
  const { nameOf, endOf } = useExclusionTexts();
  const isTicked = (value: string) => value !== '';
  return (
    <Card>
      <Form<{ confirmed: string }>
        label={nameOf(option)}
        summaryTitle={t({ id: 'FORM_SUMMARY', message: 'Please check these:' })}
        defaultValues={{ confirmed: '' }}
        onSubmit={async ({ confirmed }) => {
          onConfirm(isTicked(confirmed));
          return undefined;
        }}
      >
        <Stack gap="xs">
          <Heading level={2} size="h4">
            {nameOf(option)}
          </Heading>
          <Text>{endOf(option)}</Text>
        </Stack>
        <Consequences />
        {needsTick(option) && (
          <FormCheckbox
            name="confirmed"
            label={t({ id: 'EXCLUSION_CONFIRM', message: 'Your confirmation' })}
            text={t({
              id: 'EXCLUSION_CONFIRM_TEXT',
              message: 'I want to exclude myself, and I know that it cannot be ended or shortened.',
            })}
            validate={(value) =>
              isTicked(value)
                ? undefined
                : t({ id: 'EXCLUSION_CONFIRM_MISSING', message: 'Please tick the box to confirm.' })
            }
            required
          />
        )}
        <Inline gap="md" wrap>
          <SubmitButton>{t({ id: 'EXCLUSION_START', message: 'Begin now' })}</SubmitButton>
          <Button variant="secondary" onClick={onBack}>
            {t({ id: 'BACK', message: 'Back' })}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
