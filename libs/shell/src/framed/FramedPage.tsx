import type { FramedPageEvents } from '@lobby/contracts';
import { RenderErrorContext } from '@lobby/composition';
import { Outlet } from '@lobby/routing';
import { useEffect, useRef } from 'react';
import { Overlays } from '../frame/Overlays.tsx';
import { Texts } from '../frame/SessionServices.tsx';
import { useFailedPartsOverlay } from '../overlay/useErrorOverlay.ts';
import * as css from './FramedPage.css.ts';

/**
 * A page within a page of this site: neither header, footer nor consent banner, which the page around it has, and none of the
 * services that run there already.
 */
export function FramedPage() {
  const openFailedPartsOverlay = useFailedPartsOverlay();
  const content = useRef<HTMLElement>(null);
  useEffect(function tellHeight() {
    const element = content.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const detail = Math.ceil(element.getBoundingClientRect().height);
      window.frameElement?.dispatchEvent(new CustomEvent('lobby-height' satisfies keyof FramedPageEvents, { detail }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <RenderErrorContext value={openFailedPartsOverlay}>
      <main ref={content} id="content" tabIndex={-1} className={css.content}>
        <Outlet />
      </main>
      <Overlays />
      <Texts />
    </RenderErrorContext>
  );
}
