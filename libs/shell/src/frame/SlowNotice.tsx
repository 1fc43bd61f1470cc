import { useLingui } from '@lingui/react/macro';
import { useDataClient } from '@lobby/data';
import { useStore } from '@lobby/runtime';
import { Button, Card, Container, Inline, Text } from '@lobby/ui-kit';
import * as css from './Frame.css.ts';

/** Above a page one of whose queries has been waited for too long: says so and asks again on request. */
export function SlowNotice() {
  const { t } = useLingui();
  const { isSlow, retrySlow } = useDataClient();
  if (!useStore(isSlow)) return null;
  return (
    <Container>
      <div role="alert" className={css.notice}>
        <Card tone="raised" padding="sm">
          <Inline wrap justify="between">
            <Text weight="medium">{t({ id: 'PAGE_SLOW', message: 'This takes longer than usual' })}</Text>
            <Button variant="secondary" size="sm" onClick={retrySlow}>
              {t({ id: 'TRY_AGAIN', message: 'Try again' })}
            </Button>
          </Inline>
        </Card>
      </div>
    </Container>
  );
}
