import { useLocale, useOrigin } from '@lobby/routing';
import { getServerWindow } from '@lobby/runtime';
import { useLayoutEffect, useRef } from 'react';
import { sanitize, sanitizeToHtml } from './sanitize.ts';
import { TextBox, textKey } from './TextBox.tsx';

/** Served HTML on the page. In the browser it goes there as nodes, never as a string. */
export default function RichTextBody({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const origin = useOrigin();

  useLayoutEffect(
    function fill() {
      box.current?.replaceChildren(sanitize(html, { locale, origin }));
    },
    [html, locale, origin],
  );
  if (getServerWindow() === null) return <TextBox ref={box} />;
  return <TextBox html={sanitizeToHtml(html, { locale, origin })} textKey={textKey(html, locale)} />;
}
