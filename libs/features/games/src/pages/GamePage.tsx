import { useAuth } from '@lobby/auth';
import { useQuery } from '@lobby/data';
import { PageTitle } from '@lobby/host';
import { usePlayerStatus } from '@lobby/player';
import { loginPathFrom, Navigate, useLocale, useLocation, useParams, useQueryParam } from '@lobby/routing';
import { Fragment } from 'react';
import * as v from 'valibot';
import { AgeGate } from '../launch/AgeGate.tsx';
import { FailedScene } from '../launch/FailedScene.tsx';
import { GamePageQuery } from '../launch/GamePage.query.ts';
import { GameScreen } from '../launch/GameScreen.tsx';
import { GameStage } from '../launch/GameStage.tsx';
import { LoadingScene } from '../launch/LoadingScene.tsx';
import { demoQuery } from '../launch/mode.ts';
import { PlayGate } from '../launch/PlayGate.tsx';
import { NotFoundCard } from '../section/NotFoundCard.tsx';
import { useGameVariables } from '../useGameVariables.ts';

/** `/games/{slug}/`: a game for real money, or with `?mode=demo` for play money (R-2-022, A-174). */
export default function GamePage() {
  const { slug = '' } = useParams();
  const [demo] = useQueryParam('mode', v.literal(demoQuery.mode));
  const status = usePlayerStatus();
  const auth = useAuth();
  const location = useLocation();
  const locale = useLocale();
  const { variables, pause } = useGameVariables();
  const [{ data, error }, ask] = useQuery({ query: GamePageQuery, variables: { slug, ...variables }, pause });

  // A sign-out is leaving the page by itself, with its reason.
  if (demo === null && status === 'LOGGED_OUT' && !auth.isRefreshable())
    return <Navigate to={loginPathFrom(location, locale)} replace />;
  if (error && !data) {
    return (
      <GameStage>
        <FailedScene onRetry={() => ask({ requestPolicy: 'network-only' })} />
      </GameStage>
    );
  }
  if (!data || (demo === null && status !== 'LOGGED_IN')) {
    return (
      <GameStage>
        <LoadingScene />
      </GameStage>
    );
  }
  const { game } = data.personalized;
  if (!game) return <NotFoundCard />;

  const mode = demo === null ? 'real' : 'demo';
  const key = `${game.lookupId} ${mode}`;
  const screen = (
    <Fragment key={key}>
      <PageTitle of={game.title} />
      <GameScreen game={game} mode={mode} />
    </Fragment>
  );
  if (mode === 'real')
    return (
      <PlayGate key={key} game={game}>
        {screen}
      </PlayGate>
    );
  return status !== 'LOGGED_IN' ? <AgeGate game={game}>{screen}</AgeGate> : screen;
}
