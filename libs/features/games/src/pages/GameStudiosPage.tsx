import { useLingui } from '@lingui/react/macro';
import { GamesFailed } from '../section/GamesStates.tsx';
import { ShelvesPage } from './ShelvesPage.tsx';
import { StudioTile, useStudios } from '../studios/Studios.tsx';

/** `/game-studio/` */
export default function GameStudiosPage() {
  const { t } = useLingui();
  const { studios, error, refetch } = useStudios();
  return (
    <ShelvesPage
      title={t({ id: 'STUDIOS', message: 'Studios' })}
      shelves={studios?.map((studio) => (
        <li key={studio.slug}>
          <StudioTile studio={studio} eager />
        </li>
      ))}
      failure={error && !studios && <GamesFailed error={error} onRetry={refetch} />}
    />
  );
}
