import { useLingui } from '@lingui/react/macro';
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
      onRetry={error && !data ? () => ask({ requestPolicy: 'network-only' }) : undefined}
    />
  );
}
