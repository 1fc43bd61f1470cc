import { useLingui } from '@lingui/react/macro';
import { IsolatedBoundary, lazyOnce } from '@lobby/composition';
import type { PlayerInfo } from '@lobby/player';
import { Button, Skeleton, Stack } from '@lobby/ui-kit';
import { useEffect, useRef, useState } from 'react';
import * as css from './personal.css.ts';

/** With the form library: loaded by whoever changes something. */
const AddressForm = lazyOnce(() => import('./AddressForm.tsx'));

/** Where the player lives, and the form that changes it. */
export function Address({ player }: { player: PlayerInfo }) {
  const { t } = useLingui();
  const [isChanging, setChanging] = useState(false);
  const wasChanging = useRef(false);
  const opener = useRef<HTMLDivElement>(null);
  useEffect(
    function returnFocus() {
      if (wasChanging.current && !isChanging) opener.current?.querySelector('button')?.focus();
      wasChanging.current = isChanging;
    },
    [isChanging],
  );
  if (isChanging)
    return (
      <IsolatedBoundary
        fallback={
          <div aria-busy className={css.placeholder}>
            <Skeleton shape="block" />
          </div>
        }
      >
        <AddressForm player={player} onDone={() => setChanging(false)} />
      </IsolatedBoundary>
    );
  const { street, zipCode, city, state } = player.personalInfo ?? {};
  const lines = [street, [zipCode, city].filter(Boolean).join(' '), state, player.country?.name].filter(Boolean);
  return (
    <Stack align="start" gap="sm">
      <div>{lines.length === 0 ? '–' : lines.map((line) => <div key={line}>{line}</div>)}</div>
      <div ref={opener}>
        <Button size="sm" variant="ghost" onClick={() => setChanging(true)}>
          {street
            ? t({ id: 'ADDRESS_CHANGE', message: 'Change address' })
            : t({ id: 'ADDRESS_ADD', message: 'Add address' })}
        </Button>
      </div>
    </Stack>
  );
}
