import { Icon, type IconComponent } from '@lobby/ui-kit';
import * as css from './Covers.css.ts';

interface CoversProps {
  /** Addresses of thumbnails, with the literal `{format}`. */
  urls: readonly string[];
  icon: IconComponent;
}

/** The covers of a list’s first games in a fan, under its sign. */
export function Covers({ urls, icon }: CoversProps) {
  return (
    <span className={css.covers}>
      {urls.map((url) => (
        <span key={url} className={css.cover}>
          <img src={url.replace('{format}', 'webp')} alt="" decoding="async" />
        </span>
      ))}
      <span className={css.sign}>
        <Icon of={icon} />
      </span>
    </span>
  );
}
