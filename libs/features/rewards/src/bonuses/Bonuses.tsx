import { useLingui } from '@lingui/react/macro';
import { isNotOffered, useViewerQuery } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { isolate } from '@lobby/i18n';
import { platformClockOffset, useNow, useStore } from '@lobby/runtime';
import { Heading, Stack, Text } from '@lobby/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { cards } from '../list/cards.css.ts';
import { BonusCard } from './BonusCard.tsx';
import * as css from './Bonuses.css.ts';
import { type Bonus, bonusesContext, BonusesQuery, spinsInPlay } from './bonusesQuery.ts';
import { ForfeitDialog } from './ForfeitDialog.tsx';
import { FreeSpinsCard } from './FreeSpinsCard.tsx';
import { usePushedWagering } from './usePushedWagering.ts';

/** What is in play: free spins that are left, and bonuses with their wagering. Nothing where there is none. */
export function Bonuses() {
  const { t } = useLingui();
  const [{ data, error }, refetch] = useViewerQuery({
    query: BonusesQuery,
    requestPolicy: 'cache-and-network',
    context: bonusesContext,
  });
  const now = useNow(30_000) + useStore(platformClockOffset);
  const section = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<Bonus | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [forfeited, setForfeited] = useState<string | null>(null);
  const viewer = data?.viewer;
  const pushedWagering = usePushedWagering(viewer);
  const hasFailed = !viewer && error !== undefined && !isNotOffered(error);
  const spins = spinsInPlay(viewer?.freeSpins ?? [], now);
  const bonuses = viewer?.bonuses.filter(({ status }) => status === 'Active').toSorted(byAge) ?? [];
  // The dialog shows the bonus as it is now; a bonus that has ended, as it last was.
  const current = chosen && bonuses.find(({ id }) => id === chosen.id);
  if (current && current !== chosen) setChosen(current);
  const isGone = chosen !== null && current === undefined;
  useEffect(
    function keepFocus() {
      // The button that had it has gone with the bonus.
      if (isGone && !isConfirming) section.current?.focus();
    },
    [isGone, isConfirming],
  );
  if (!hasFailed && spins.length === 0 && bonuses.length === 0 && chosen === null && forfeited === null) return null;
  // The oldest that is not locked is the one that is wagered.
  const inForce = bonuses.find(({ isLocked }) => !isLocked);
  const title = t({ id: 'BONUSES_IN_PLAY', message: 'In play' });
  return (
    <section ref={section} tabIndex={-1} className={css.section} aria-label={title}>
      <Stack gap="md">
        <Heading level={2}>{title}</Heading>
        <div role="status">
          {forfeited !== null && (
            <Text>{t({ id: 'BONUS_FORFEITED', message: `You have given up “${forfeited}”.` })}</Text>
          )}
        </div>
        {hasFailed && <LoadFailed error={error} onRetry={refetch} />}
        {spins.length + bonuses.length > 0 && (
          <ul className={cards}>
            {spins.map((each) => (
              <FreeSpinsCard key={each.id} spins={each} />
            ))}
            {bonuses.map((bonus) => (
              <BonusCard
                key={bonus.id}
                bonus={bonus}
                isNext={bonus === inForce}
                wagering={(bonus === inForce ? pushedWagering : null) ?? bonus.wageringProgress}
                onForfeit={() => {
                  setChosen(bonus);
                  setConfirming(true);
                }}
              />
            ))}
          </ul>
        )}
      </Stack>
      {chosen && (
        <ForfeitDialog
          bonus={chosen}
          open={isConfirming}
          onClose={() => setConfirming(false)}
          // The next question is a new one.
          onClosed={() => setChosen(null)}
          onForfeited={() => {
            setForfeited(isolate(chosen.name));
            setConfirming(false);
          }}
        />
      )}
    </section>
  );
}

const byAge = (left: Bonus, right: Bonus): number => Date.parse(left.grantedAt) - Date.parse(right.grantedAt);
