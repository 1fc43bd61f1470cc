import { useLobby } from '@lobby/composition';
import { languageTag } from '@lobby/i18n';
import { reportError } from '@lobby/monitoring';
import { buildPath, parseServedLink, useLocale, useNavigate } from '@lobby/routing';
import type { Gamification } from '../service/types.ts';
import { useTheme } from '@lobby/theming';
import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import { loadVendor, mountWidget, type VendorEvent, type WidgetView } from './vendor.ts';
import { widgetMachine } from './widget.machine.ts';
import { widgetTheme } from './widgetTheme.ts';

interface WidgetOptions {
  view: WidgetView;
  service: Gamification;
  accessToken: string;
}

/** Shows a widget in the element `place` as long as the component is on the page, and keeps it up to date. */
export function useWidget(place: RefObject<HTMLElement | null>, { view, service, accessToken }: WidgetOptions) {
  const { gamificationHost = '' } = useLobby().settings;
  const navigate = useNavigate();
  const pageLocale = useLocale();
  const locale = languageTag(pageLocale);
  const { preset } = useTheme();

  function handle(event: VendorEvent) {
    if (event.type === 'token-expired') void service.renewToken();
    if (event.type === 'error') console.warn(`Gamification widget: ${event.message}`);
    if (event.type !== 'navigate') return;
    const link = parseServedLink(event.path, window.location.origin);
    if (link?.kind === 'internal') void navigate(buildPath(link.path, pageLocale));
  }
  /** A widget lives longer than a render. */
  const latest = useRef({ accessToken, locale, handle });
  useEffect(() => {
    latest.current = { accessToken, locale, handle };
  });

  const [state, send] = useMachine(widgetMachine, {
    input: {
      load: () => loadVendor(gamificationHost),
      mount(vendor, emit) {
        if (!place.current) throw new Error('The widget has no place.');
        const { current } = latest;
        const options = {
          view,
          apiUrl: service.apiUrl,
          accessToken: current.accessToken,
          locale: current.locale,
          theme: widgetTheme(),
        };
        return mountWidget(vendor, place.current, options, (event) => {
          if (event.type === 'ready') return emit({ type: 'READY' });
          // Before it has shown anything, an error leaves the place empty; later the widget has words of its own.
          if (event.type === 'error') emit({ type: 'ERROR' });
          latest.current.handle(event);
        });
      },
      onError: reportError,
    },
  });

  useEffect(
    function follow() {
      send({ type: 'UPDATE', changes: { accessToken, locale, theme: widgetTheme() } });
    },
    [send, accessToken, locale, preset],
  );
  return {
    isReady: state.matches({ mounted: 'ready' }),
    hasFailed: state.matches('failed'),
    retry: () => send({ type: 'RETRY' }),
  };
}
