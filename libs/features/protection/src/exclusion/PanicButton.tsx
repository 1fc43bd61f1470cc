import { useLingui } from '@lingui/react/macro';
import { Button, Card, Heading, Inline, PauseIcon, Stack, Text } from '@lobby/ui-kit';
import { PANIC_OPTION } from './exclusion.machine.ts';
import { Rejected, Sending, Started } from './Outcome.tsx';
import { Step } from './Step.tsx';
import { useExclusion } from './useExclusion.ts';

/** Stops play for 24 hours in two taps, without a choice and without a word to type. */
export function PanicButton({ isBlocked }: { isBlocked: boolean }) {
  const { t } = useLingui();
  const [snapshot, send] = useExclusion();
  function begin() {
    send({ type: 'CHOOSE', option: PANIC_OPTION });
    send({ type: 'CONTINUE' });
  }
  if (isBlocked && snapshot.matches('choosing')) return null;
  return (
    <Card as="section" tone="raised" aria-labelledby="panic-button">
      <Stack gap="md">
        <Heading level={2} size="h4" id="panic-button">
          {t({ id: 'PANIC_TITLE', message: 'Stop now' })}
        </Heading>
        {(snapshot.matches('choosing') || snapshot.matches('rejected')) && (
          <>
            {snapshot.matches('rejected') && (
              <div role="alert">
                <Rejected rejection={snapshot.context.rejection} />
              </div>
            )}
            <Text>
              {t({
                id: 'PANIC_TEXT',
                message:
                  'A break of 24 hours from play and deposits, at once. Your money stays yours and can be paid out.',
              })}
            </Text>
            <Inline>
              <Button icon={PauseIcon} onClick={begin}>
                {t({ id: 'PANIC_BUTTON', message: 'Take a break of 24 hours' })}
              </Button>
            </Inline>
          </>
        )}
        {snapshot.matches('confirming') && (
          <Step key="confirming">
            <Stack gap="md">
              <Text>
                {t({
                  id: 'PANIC_CONFIRM_TEXT',
                  message:
                    'Running games stop at once, the platform settles open rounds, and bonuses cannot be used meanwhile. Nobody can end the break early.',
                })}
              </Text>
              <Inline gap="md" wrap>
                <Button icon={PauseIcon} onClick={() => send({ type: 'CONFIRM', isTicked: false })}>
                  {t({ id: 'PANIC_CONFIRM', message: 'Yes, stop now' })}
                </Button>
                <Button variant="secondary" onClick={() => send({ type: 'BACK' })}>
                  {t({ id: 'BACK', message: 'Back' })}
                </Button>
              </Inline>
            </Stack>
          </Step>
        )}
        {(snapshot.matches('sending') || snapshot.matches('unanswered')) && (
          <Step key="sending">
            <Sending isUnanswered={snapshot.matches('unanswered')} onRetry={() => send({ type: 'RETRY' })} />
          </Step>
        )}
        {snapshot.matches('started') && (
          <Step key="started">
            <Started />
          </Step>
        )}
      </Stack>
    </Card>
  );
}
