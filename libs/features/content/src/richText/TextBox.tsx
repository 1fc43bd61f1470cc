import type { Locale } from '@lobby/contracts';
import { buildPath, parseServedLink, useLocale, useNavigate } from '@lobby/routing';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import * as css from './RichText.css.ts';

interface TextBoxProps {
  ref?: Ref<HTMLElement>;
  /** Only on the server, where it has been sanitised, and empty in the hydration of that. */
  html?: string;
  /** Marks what the server has rendered. */
  textKey?: string;
}

/** The element of a served text. Links into the lobby do not reload. */
export function TextBox({ ref, html, textKey: key }: TextBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const locale = useLocale();
  useImperativeHandle(ref, () => box.current as HTMLElement);

  const follow = useEffectEvent((event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const link = parseServedLink(anchor?.getAttribute('href'), window.location.origin);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link?.kind !== 'internal' || !isPlain) return;
    event.preventDefault();
    void navigate(buildPath(link.path, locale));
  });
  useEffect(function followLinks() {
    const text = box.current;
    const listener = (event: MouseEvent) => follow(event);
    text?.addEventListener('click', listener);
    return () => text?.removeEventListener('click', listener);
  }, []);
  return (
    <div
      ref={box}
      className={css.text}
      data-text={key}
      dangerouslySetInnerHTML={html === undefined ? undefined : { __html: html }}
      suppressHydrationWarning
    />
  );
}

/** Distinguishes texts, with their links: locale, length and 32-bit FNV-1a hash. */
export function textKey(html: string, locale: Locale): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < html.length; index += 1) {
    hash = Math.imul(hash ^ html.charCodeAt(index), 0x01000193);
  }
  return `${locale}-${html.length}-${(hash >>> 0).toString(36)}`;
}
