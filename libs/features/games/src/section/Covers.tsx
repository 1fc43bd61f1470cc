import { Icon, type IconComponent } from '@lobby/ui-kit';
import * as css from './Covers.css.ts';

interface CoversProps {
  /** Addresses of thumbnails, with the literal `{format}`. */
  urls: readonly string[];
  icon: IconComponent;
}

/** Some covers of a list side by side, under its sign. */
export function Covers({ urls, icon }: CoversProps) {
  return (
    <span className={css.covers}>
      {urls.map((url) => (
        <img key={url} className={css.cover} src={url.replace('{format}', 'webp')} alt="" decoding="async" />
      ))}
      <span className={css.sign}>
        <Icon of={icon} size="lg" />
      </span>
    </span>
  );
}
