import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Heading, Text } from '../text/text.tsx';
import * as css from './Banner.css.ts';

interface BannerProps {
  title: string;
  level?: 1 | 2 | 3;
  /** Above the title, such as a badge. */
  eyebrow?: ReactNode;
  text?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Picture or drawing. */
  art?: ReactNode;
  height?: keyof typeof css.heights;
}

/** The hero of a page or an offer: title, text, buttons and an image on the brand's gradient. */
export function Banner({ title, level = 2, eyebrow, text, actions, art, height = 'md' }: BannerProps) {
  return (
    <section className={cx(css.banner, Boolean(art) && css.heights[height])}>
      {art && <div className={cx(css.art, css.artHeights[height])}>{art}</div>}
      <div className={cx(css.words, Boolean(art) && css.belowArt)}>
        {eyebrow}
        <Heading level={level} size={height === 'lg' ? 'h1' : 'h2'}>
          {title}
        </Heading>
        {text && <Text size="lg">{text}</Text>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </section>
  );
}
