import { useLingui } from '@lingui/react/macro';
import { useViewerQuery } from '@lobby/data';
import { Heading, Stack } from '@lobby/ui-kit';
import { BonusCard } from './BonusCard.tsx';
import { BonusesQuery } from './bonusesQuery.ts';
import { cards } from '../list/cards.css.ts';
import { FreeSpinsCard } from './FreeSpinsCard.tsx';

/** What is in play: free spins that are left, and bonuses with their wagering. Nothing where there is none. */
export function Bonuses() {
  const { t } = useLingui();
  const [{ data }] = useViewerQuery({ query: BonusesQuery, requestPolicy: 'cache-and-network' });
  const viewer = data?.viewer;
  const spins = viewer?.freeSpins.filter(({ spinsLeft }) => spinsLeft > 0) ?? [];
  const bonuses = viewer?.bonuses ?? [];
  if (spins.length === 0 && bonuses.length === 0) return null;
  // The oldest that is not locked is the one that is wagered.
  const inForce = bonuses.find(({ isLocked }) => !isLocked);
  const title = t({ id: 'BONUSES_IN_PLAY', message: 'In play' });
  return (
    <section aria-label={title}>
      <Stack gap="md">
        <Heading level={2}>{title}</Heading>
        <ul className={cards}>
          {spins.map((each) => (
            <FreeSpinsCard key={each.id} spins={each} />
          ))}
          {bonuses.map((bonus) => (
            <BonusCard key={bonus.id} bonus={bonus} isNext={bonus === inForce} />
          ))}
        </ul>
      </Stack>
    </section>
  );
}
