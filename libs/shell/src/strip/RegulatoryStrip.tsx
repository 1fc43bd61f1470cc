import { useFlag } from '@lobby/flags';
import { Slot } from '@lobby/composition';
import * as css from './strip.css.ts';

/** With the flag `sga`, what the authority wants on each page, games included (R-9-056). */
export function RegulatoryStrip() {
  const isPrescribed = useFlag('sga') === 'enabled';
  return (
    isPrescribed && (
      <div className={css.bar}>
        <Slot name="page.strip" />
      </div>
    )
  );
}
