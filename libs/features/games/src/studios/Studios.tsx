import { useLingui } from '@lingui/react/macro';
import { type FragmentOf, graphql, readFragment, type ResultOf, useQuery } from '@lobby/data';
import { Link, useEntryScroll } from '@lobby/routing';
import { useStableOrder } from '@lobby/runtime';
import { Carousel, StudioIcon, TextLink } from '@lobby/ui-kit';
import { useMemo } from 'react';
import { nameOfSlug } from '../nameOfSlug.ts';
import { SectionHeading } from '../section/PageFrame.tsx';
import { ShelfArt, ShelfTile } from '../section/ShelfTile.tsx';
import { RowSkeleton } from '../skeleton/RowSkeleton.tsx';
import { useMarketVariables } from '../useGameVariables.ts';

export const StudioCardFields = graphql(`
  fragment StudioCard on Studio {
    slug
    name
    imageUrl
    numberOfGames
  }
`);

/** A studio, linked to its games (R-2-097). */
export function StudioTile({ studio, eager }: { studio: FragmentOf<typeof StudioCardFields>; eager?: boolean }) {
  const { slug, name, numberOfGames, imageUrl } = readFragment(StudioCardFields, studio);
  return (
    <ShelfTile
      name={name}
      numberOfGames={numberOfGames}
      art={<ShelfArt imageUrl={imageUrl} icon={StudioIcon} eager={eager} />}
      render={<Link to="game-studio" params={{ slug }} />}
    />
  );
}

export const GameStudios = graphql(
  `
    query GameStudios(
      $currencyCode: String
      $ipCountryCode: String
      $subDivision: String
      $license: License
      $locale: String
    ) {
      personalized(
        currencyCode: $currencyCode
        ipCountryCode: $ipCountryCode
        subDivision: $subDivision
        license: $license
        locale: $locale
      ) {
        studios {
          slug
          ...StudioCard
        }
      }
    }
  `,
  [StudioCardFields],
);

/** The studios whose games this visitor may play. */
export function useStudios() {
  const { i18n } = useLingui();
  const { variables, pause } = useMarketVariables();
  const [{ data, error }, refetch] = useQuery({ query: GameStudios, variables, pause });
  const studios = useStableOrder(data?.personalized.studios, { keyOf: ({ slug }) => slug, list: i18n.locale });
  return { studios, error, refetch };
}

/** The same by their slugs, for whoever knows a slug alone; empty until they are known. */
export function useStudiosBySlug(): ReadonlyMap<string, ResultOf<typeof StudioCardFields>> {
  const { studios } = useStudios();
  return useMemo(
    () => new Map(studios?.map((studio) => [studio.slug, readFragment(StudioCardFields, studio)])),
    [studios],
  );
}

/** A studio's name, which is that of its slug until it is known. */
export function useStudioName(): (slug: string) => string {
  const studios = useStudiosBySlug();
  return (slug) => studios.get(slug)?.name ?? nameOfSlug(slug);
}

/** The studios, as a row of the lobby. */
export function StudiosRow() {
  const { t } = useLingui();
  const { studios, error } = useStudios();
  const followScroll = useEntryScroll('studios');

  if (!studios) return error ? null : <StudiosSkeleton />;
  return (
    <Carousel
      heading={<SectionHeading title={t({ id: 'STUDIOS', message: 'Studios' })} count={String(studios.length)} />}
      action={
        <TextLink standalone render={<Link to="game-studios" />}>
          {t({ id: 'SEE_ALL', message: 'See all' })}
        </TextLink>
      }
      previousLabel={t({ id: 'PREVIOUS_STUDIOS', message: 'Previous studios' })}
      nextLabel={t({ id: 'NEXT_STUDIOS', message: 'Next studios' })}
      followScroll={followScroll}
    >
      {studios.map((studio) => (
        <StudioTile key={studio.slug} studio={studio} />
      ))}
    </Carousel>
  );
}

/** Placeholder of the row. */
export const StudiosSkeleton = (props: { tiles?: number }) => <RowSkeleton size="md" ratio="landscape" {...props} />;
