import { useLingui } from '@lingui/react/macro';
import { GamesFailed } from '../section/GamesStates.tsx';
import { ShelvesPage } from './ShelvesPage.tsx';
import { StudioTile, useStudios } from '../studios/Studios.tsx';

/** `/game-studio/` */
export default function GameStudiosPage() {
  const { t } = useLingui();
  const [{ data, error }, ask] = useStudios();
  return (
    <ShelvesPage
      title={t({ id: 'STUDIOS', message: 'Studios' })}
      shelves={data?.personalized.studios.map((studio) => (
        <li key={studio.slug}>
          <StudioTile studio={studio} eager />
        </li>
      ))}
      failure={error && !data && <GamesFailed error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
    />
  );
}
