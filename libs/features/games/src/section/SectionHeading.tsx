import { Heading } from '@lobby/ui-kit';
import * as css from './SectionHeading.css.ts';

/** A row's name with the number of games behind it. */
export function SectionHeading({ title, count }: { title: string; count?: string | null }) {
  return (
    <span className={css.line}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {count && <span className={css.count}>{count}</span>}
    </span>
  );
}
