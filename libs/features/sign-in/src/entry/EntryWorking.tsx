import { PageTitle } from '@lobby/composition';
import { Spinner, Text } from '@lobby/ui-kit';
import * as css from './EntryPanel.css.ts';

/** A page that does its work by itself. */
export function EntryWorking({ text }: { text: string }) {
  return (
    <div className={css.working}>
      <PageTitle of={text} />
      <Spinner />
      <Text tone="muted">{text}</Text>
    </div>
  );
}
