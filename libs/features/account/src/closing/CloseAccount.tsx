import { useLingui } from '@lingui/react/macro';
import { IsolatedBoundary, lazyOnce } from '@lobby/composition';
import type { PlayerInfo } from '@lobby/player';
import { Button, Card, Heading, Skeleton, Stack, Text } from '@lobby/ui-kit';
import { useEffect, useRef, useState } from 'react';
import * as css from './closing.css.ts';

/** With the form library: loaded by whoever wants to close the account. */
const CloseAccountSteps = lazyOnce(() => import('./CloseAccountSteps.tsx'));

/** The end of the account, by the player. */
export function CloseAccount({ player }: { player: PlayerInfo }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLDivElement>(null);
  useEffect(
    function returnFocus() {
      if (wasOpen.current && !isOpen) opener.current?.querySelector('button')?.focus();
      wasOpen.current = isOpen;
    },
    [isOpen],
  );
  const title = t({ id: 'CLOSE_ACCOUNT', message: 'Close account' });
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="md">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        {isOpen ? (
          <IsolatedBoundary
            fallback={
              <div aria-busy className={css.placeholder}>
                <Skeleton shape="block" />
              </div>
            }
          >
            <CloseAccountSteps player={player} onCancel={() => setOpen(false)} />
          </IsolatedBoundary>
        ) : (
          <>
            <Text tone="muted">
              {t({
                id: 'CLOSE_ACCOUNT_TEXT',
                message: 'You can close your account at any time. Before you do, we tell you what that means.',
              })}
            </Text>
            <div ref={opener}>
              <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
                {title}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}
