import { useLingui } from '@lingui/react/macro';
import { useListFormat } from '@lobby/i18n';
import { useStableOrder } from '@lobby/runtime';
import { Grid, SectionHead, Stack, Text } from '@lobby/ui-kit';
import { useId, useMemo } from 'react';
import { CatalogueTile } from '../catalogue/CatalogueTile.tsx';
import { useFeatureName } from '../catalogue/features.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { useTiles } from '../catalogue/useTiles.ts';
import { useStudioName } from '../studios/Studios.tsx';
import * as css from './GameInfo.css.ts';
import { type SimilarGame, similarGames } from './similarGames.ts';

const most = 6;

const keyOf = ({ game }: SimilarGame) => game.lookupId;

/** Games like this one, each with the reason why it is among them; nothing where the device has no catalogue. */
export function SimilarGames({ lookupId }: { lookupId: string }) {
  const { t } = useLingui();
  const title = useId();
  const games = useCatalogue().catalogue?.games;
  const latest = useMemo(() => games && similarGames(games, lookupId, { most }), [games, lookupId]);
  const similar = useStableOrder(latest, { keyOf }) ?? [];
  const tiles = useTiles(similar.map(keyOf));
  const reasonOf = useReason();
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <Stack gap="lg">
        <SectionHead id={title} title={t({ id: 'SIMILAR_GAMES', message: 'Similar games' })} />
        <Grid as="ul" column="tile" gap="md" aria-labelledby={title}>
          {similar.map((each) => (
            <li key={keyOf(each)} className={css.similar}>
              <CatalogueTile game={each.game} tile={tiles.get(keyOf(each))} />
              <Text size="xs" tone="muted">
                {reasonOf(each)}
              </Text>
            </li>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}

function useReason(): (similar: SimilarGame) => string {
  const { t } = useLingui();
  const writeList = useListFormat();
  const featureName = useFeatureName();
  const studioName = useStudioName();
  return ({ game, sharedFeatures, isOfSameStudio }) => {
    const features = writeList(sharedFeatures.map(featureName));
    const studio = studioName(game.studioSlug);
    const reasons = [
      sharedFeatures.length > 0 && t({ id: 'SIMILAR_BY_FEATURES', message: `In common: ${features}` }),
      isOfSameStudio && t({ id: 'SIMILAR_BY_STUDIO', message: `Also by ${studio}` }),
    ];
    return reasons.filter(Boolean).join(' · ');
  };
}
