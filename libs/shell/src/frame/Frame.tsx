import { useLingui } from '@lingui/react/macro';
import { useDataClient } from '@lobby/data';
import { RenderErrorContext, Slot } from '@lobby/composition';
import { useSession } from '@lobby/player';
import {
  Outlet,
  routeOf,
  usePathname,
  useNavigation,
  useStoreProductMode,
  useScrollOnRouteChange,
} from '@lobby/routing';
import { afterPictures, useStore, whenIdle } from '@lobby/runtime';
import { Button, Card, Container, Inline, Text } from '@lobby/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { PromptBanner } from '../consent/Consent.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { BottomBar } from '../navigation/BottomBar.tsx';
import * as css from './Frame.css.ts';
import { useFailedPartsOverlay } from '../overlay/useErrorOverlay.ts';
import { useIsPlayerPending } from '../routes/useIsPlayerPending.ts';
import { useLayout } from '../routes/useLayout.ts';
import { RegulatoryStrip } from '../strip/RegulatoryStrip.tsx';
import { Overlays } from './Overlays.tsx';
import { SessionServices } from './SessionServices.tsx';
import { useFocusOnRouteChange } from './useFocusOnRouteChange.ts';

/** Header, page, footer, and the overlays above them; stays mounted while pages change. */
export function Frame({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useLingui();
  const { layout, immersive } = useLayout();
  const { status } = useSession();
  const openFailedPartsOverlay = useFailedPartsOverlay();
  useStoreProductMode();
  useScrollOnRouteChange();
  useFocusOnRouteChange();

  return (
    <RenderErrorContext value={openFailedPartsOverlay}>
      <div className={immersive ? css.immersive : css.frame}>
        {/* Ahead of the page, a part of which it covers: whoever goes by keyboard meets it first. */}
        <PromptBanner canPrompt={!immersive} canOffer={!immersive && layout !== 'main'} />
        <a href="#content" className={css.skip}>
          {t({ id: 'SKIP_TO_CONTENT', message: 'Skip to content' })}
        </a>
        <Progress />
        <RegulatoryStrip />
        {layout !== 'main' && <Header layout={layout} />}
        {/* Remounts where the header comes or goes; React would else reuse the element, and focus and scroll with it. */}
        <Main key={String(layout === 'main')} className={immersive ? css.stage : css.content}>
          {layout !== 'main' && status === 'LOGGED_IN' && <Slot name="page.notice" />}
          <SlowNotice />
          {children}
        </Main>
        {layout !== 'main' && !immersive && <Footer />}
        {layout !== 'main' && !immersive && (
          <div className={css.corner}>
            <Slot name="page.corner" />
          </div>
        )}
        {layout !== 'main' && <BottomBar />}
        <Overlays />
        <SessionServices />
        <Slot name="background.page" />
        {status === 'LOGGED_IN' && (
          <RenderWhenIdle>
            <Slot name="background.player" />
          </RenderWhenIdle>
        )}
      </div>
    </RenderErrorContext>
  );
}

const useIsMoving = () => useNavigation().state !== 'idle';

function Progress() {
  return useIsMoving() && <div className={css.progress} />;
}

/** Says by itself that the next page is on its way: the frame does not render again for that. */
function Main({ className, children }: { className: string; children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={className} aria-busy={useIsMoving() || undefined}>
      {children}
    </main>
  );
}

/** Above a page one of whose queries has been waited for too long: says so and sends it again on request. */
function SlowNotice() {
  const { t } = useLingui();
  const { isSlow, retrySlow } = useDataClient();
  const route = routeOf(usePathname());
  const isWaiting = useIsPlayerPending(route);
  // A placeholder says so itself.
  if (!useStore(isSlow) || isWaiting) return null;
  return (
    <Container>
      <div role="alert" className={css.notice}>
        <Card tone="raised" padding="sm">
          <Inline wrap justify="between">
            <Text weight="medium">{t({ id: 'PAGE_SLOW', message: 'This takes longer than usual' })}</Text>
            <Button variant="secondary" size="sm" onClick={retrySlow}>
              {t({ id: 'TRY_AGAIN', message: 'Try again' })}
            </Button>
          </Inline>
        </Card>
      </div>
    </Container>
  );
}

/** Mounts its children when the browser is idle, after more urgent work such as the balance and the pictures of the first view. */
function RenderWhenIdle({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true), afterPictures()), []);
  return due ? children : null;
}
