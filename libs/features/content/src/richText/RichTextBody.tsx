import { buildPath, useLocale, useNavigate } from '@lobby/routing';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as css from './RichText.css.ts';
import { sanitize } from './sanitize.ts';

/** Served HTML on the page. Links into the lobby keep the page's locale and do not reload. */
export default function RichTextBody({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const locale = useLocale();

  useLayoutEffect(
    function fill() {
      box.current?.replaceChildren(sanitize(html));
    },
    [html],
  );
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!path?.startsWith('/') || !isPlain) return;
    event.preventDefault();
    void navigate(buildPath(path, locale));
  });
  useEffect(function followLinks() {
    const text = box.current;
    const listener = (event: MouseEvent) => follow(event);
    text?.addEventListener('click', listener);
    return () => text?.removeEventListener('click', listener);
  }, []);
  return <div ref={box} className={css.text} />;
}
