import { buildPath, useLocale, useNavigate } from '@lobby/routing';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
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
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!path?.startsWith('/') || !plain) return;
    event.preventDefault();
    void navigate(buildPath(path, locale));
  };
  return <div ref={box} className={css.text} onClick={follow} />;
}
