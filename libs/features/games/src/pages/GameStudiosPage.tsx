import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@lobby/data';
import { ShelvesPage } from '../section/ShelvesPage.tsx';
import { GameStudios } from '../studios/Studios.query.ts';
import { StudioTile } from '../studios/StudioTile.tsx';
import { useMarketVariables } from '../useGameVariables.ts';

/** `/game-studio/` */
export default function GameStudiosPage() {
  const { t } = useLingui();
  const { variables, pause } = useMarketVariables();
  const [{ data, error }, ask] = useQuery({ query: GameStudios, variables, pause });
  return (
    <ShelvesPage
      title={t({ id: 'STUDIOS', message: 'Studios' })}
      shelves={data?.personalized.studios.map((studio) => (
        <li key={studio.slug}>
          <StudioTile studio={studio} eager />
        </li>
      ))}
      onRetry={error && !data ? () => ask({ requestPolicy: 'network-only' }) : undefined}
    />
  );
}
