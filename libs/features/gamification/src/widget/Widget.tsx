import { useLingui } from '@lingui/react/macro';
import { LoadFailed } from '@lobby/fallbacks';
import { useOverlay } from '@lobby/overlays';
import { useStore } from '@lobby/runtime';
import type { Gamification } from '../service/types.ts';
import { Skeleton } from '@lobby/ui-kit';
import { useEffect, useRef } from 'react';
import { closeDialogs, onDialogAction } from './dialogActions.ts';
import { useWidget } from './useWidget.ts';
import type { WidgetView } from './vendor.ts';
import * as css from './Widget.css.ts';

interface WidgetProps {
  view: WidgetView;
  /** Null without a service. */
  service: Gamification | null;
  /** The service has not answered. */
  hasFailed: boolean;
}

/** A view of the service's own widget, in a place that it cannot leave, as soon as there is a token for it. */
export function Widget({ view, service, hasFailed }: WidgetProps) {
  return service ? <WithToken view={view} service={service} hasFailed={hasFailed} /> : <Failed view={view} />;
}

function WithToken({ view, service, hasFailed }: WidgetProps & { service: Gamification }) {
  const accessToken = useStore(service.token);
  if (accessToken !== null) return <Mounted view={view} service={service} accessToken={accessToken} />;
  return hasFailed ? <Failed view={view} onRetry={() => void service.refresh()} /> : <Waiting view={view} />;
}

function Mounted({
  view,
  service,
  accessToken,
}: Omit<WidgetProps, 'hasFailed'> & { service: Gamification; accessToken: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { isReady, hasFailed, retry } = useWidget(place, { view, service, accessToken });
  const isCovered = useOverlay().isOpen;
  useEffect(
    function giveWay() {
      if (isCovered && place.current) closeDialogs(place.current);
    },
    [isCovered],
  );
  useEffect(
    function watchActions() {
      return place.current ? onDialogAction(place.current, service.refreshLater) : undefined;
    },
    [service],
  );
  return (
    <div className={css.frames[view]}>
      {hasFailed && <Failed view={view} onRetry={retry} />}
      {!hasFailed && !isReady && <Waiting view={view} />}
      <div ref={place} className={isReady ? css.place : css.waitingPlace} />
    </div>
  );
}

function Waiting({ view }: { view: WidgetView }) {
  return (
    <div aria-busy className={css.waiting[view]}>
      <Skeleton shape="block" />
    </div>
  );
}

/** Says what is missing; the rest of the page stays. */
function Failed({ view, onRetry }: { view: WidgetView; onRetry?: () => void }) {
  const { t } = useLingui();
  const titles = {
    status: t({ id: 'LOYALTY_STATUS_FAILED', message: 'Your standing cannot be shown right now' }),
    missions: t({ id: 'MISSIONS_FAILED', message: 'Missions cannot be shown right now' }),
    tournaments: t({ id: 'TOURNAMENTS_FAILED', message: 'Tournaments cannot be shown right now' }),
  } satisfies Record<WidgetView, string>;
  return (
    <LoadFailed
      title={titles[view]}
      text={t({ id: 'LOYALTY_PART_FAILED', message: 'This part of the page did not load. The rest works as always.' })}
      onRetry={onRetry}
    />
  );
}
