import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { Carousel, TextLink } from '@lobby/ui-kit';
import { RowSkeleton } from '../skeleton/RowSkeleton.tsx';
import { SectionHeading } from '../section/SectionHeading.tsx';
import { StudioTile } from './StudioTile.tsx';
import { useStudios } from './useStudios.ts';

/** The makers of the games, as a row of the lobby. */
export function StudiosRow() {
  const { t } = useLingui();
  const [{ data, error }] = useStudios();
  const studios = data?.personalized.studios;

  if (error) return null;
  if (!studios) return <RowSkeleton />;
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
    >
      {studios.map((studio) => (
        <StudioTile key={studio.slug} studio={studio} />
      ))}
    </Carousel>
  );
}
